import { sessionLost } from '#web/storefront/base/functions-client/session-lost.ts';
import { fetchAgain } from './fetch-again.ts';

/** Spec 9. */
export const TIMEOUT_MS = 15_000;

/** What can go wrong with a question to the backend; the messages are those of spec 8. */
export class BackendError extends Error {
  /** HTTP status of a refusal; 0 when no answer came. */
  readonly status: number;
  /** The wrong fields, where the backend names them. */
  readonly details: unknown;
  /** Seconds to wait, of a refusal for too many requests. */
  readonly retryAfter: number | null;
  constructor(message: string, status = 0, details: unknown = null, retryAfter: number | null = null) {
    super(message);
    this.name = 'BackendError';
    this.status = status;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

type Question = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; timeout?: number };

/**
 * Asks a JSON door of the shop and gives its answer, null when it has no body. Waits at most 15 s; throws a
 * `BackendError` for silence, a broken connection and a refusal.
 */
export async function askBackend<T>(path: string, question: Question = {}): Promise<T> {
  const { method = 'GET', body, timeout = TIMEOUT_MS } = question;
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(timeout);
  let answer: Response;
  let text: string;
  try {
    answer = await fetchAgain(path, { method, ...sent, signal });
    text = await answer.text();
  } catch (error) {
    throw new BackendError(isTimeout(error) ? 'Request time out' : 'Connection failed.');
  }
  const content = parsed(text);
  if (answer.ok && content !== undefined) return content as T;
  if (answer.status === 401) sessionLost();
  const { error } = (content ?? {}) as { error?: { details?: unknown } };
  const wait = Number(answer.headers.get('retry-after')) || null;
  throw new BackendError('The operation could not be completed', answer.status, error?.details ?? null, wait);
}

/** Null for an empty body, undefined for one that is no JSON: a proxy's page. */
function parsed(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
