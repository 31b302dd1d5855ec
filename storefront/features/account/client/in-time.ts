import { BackendError, TIMEOUT_MS } from './ask-backend.ts';
import { awaitBackend, lostBackend, restBackend } from './backend-watch.ts';

/**
 * Waits at most 15 s for what asks the backend by other means, a form's action. Throws a `BackendError` with the words
 * of spec 8 for silence and for a broken connection; other failures go their way.
 */
export async function inTime<T>(act: () => Promise<T>): Promise<T> {
  awaitBackend();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('Request time out')), TIMEOUT_MS);
  });
  try {
    const answer = await Promise.race([act(), tooLate]);
    restBackend();
    return answer;
  } catch (error) {
    const failure = error instanceof TypeError ? new BackendError('Connection failed.') : error;
    if (failure instanceof BackendError) lostBackend();
    else restBackend();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
