import { BackendError, TIMEOUT_MS } from './call-backend.ts';

/**
 * Limits a request that the router sends, such as a form's action, to 15 s. Throws a `BackendError` for a timeout and
 * a lost connection (callable-4); rethrows other failures.
 */
export async function withTimeout<T>(act: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('Request time out')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([act(), tooLate]);
  } catch (error) {
    throw error instanceof TypeError ? new BackendError('Connection failed.') : error;
  } finally {
    clearTimeout(timer);
  }
}
