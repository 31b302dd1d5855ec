import { BackendError, TIMEOUT_MS } from './ask-backend.ts';

/**
 * Waits at most 15 s for what asks the backend by other means, a form's action. Throws a `BackendError` with the words
 * of spec 8 for silence and for a broken connection; other failures go their way.
 */
export async function inTime<T>(act: () => Promise<T>): Promise<T> {
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
