import { fieldsOf } from '#domain/base/records.ts';
import { recheckSession } from '#web/storefront/base/session-check.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** Milliseconds to wait for a response. */
export const TIMEOUT_MS = 15_000;

/** A failed backend request; the messages are those of callable-4. */
export class BackendError extends Error {
  /** HTTP status of the refusal; 0 without a response. */
  readonly status: number;
  /** The invalid fields, when the backend names them. */
  readonly details: unknown;
  /** Seconds to wait after a 429. */
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

type Question = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON, or a form with files. */
  body?: unknown;
  timeout?: number;
  signal?: AbortSignal;
};

/**
 * Requests a JSON endpoint of the shop and returns its body, null when it is empty. Waits at most 15 s. Throws a
 * `BackendError` for a timeout, a lost connection and an error status (callable-4).
 */
export async function callBackend<T>(path: string, question: Question = {}): Promise<T> {
  const { method = 'GET', body, timeout = TIMEOUT_MS } = question;
  const sent = body instanceof FormData ? { body } : asJson(body);
  const inTime = AbortSignal.timeout(timeout);
  const signal = question.signal ? AbortSignal.any([question.signal, inTime]) : inTime;
  let answer: Response;
  let text: string;
  try {
    answer = await fetchWithRetry(path, { method, ...sent, signal });
    text = await answer.text();
  } catch (error) {
    throw new BackendError(isTimeout(error) ? 'Request time out' : 'Connection failed.');
  }
  const content = parsed(text);
  if (answer.ok && content !== undefined) return content as T;
  if (answer.status === 401) recheckSession();
  const { details = null } = fieldsOf(fieldsOf(content).error);
  const wait = Number(answer.headers.get('retry-after')) || null;
  throw new BackendError('The operation could not be completed', answer.status, details, wait);
}

const asJson = (body: unknown) =>
  body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

/** Null for an empty body, undefined for one that is not JSON, such as a proxy's error page. */
function parsed(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
