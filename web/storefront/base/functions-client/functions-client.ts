import { recheckSession } from '#web/storefront/base/session-check.ts';
import { bearerToken, forgetToken } from './bearer-token.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { FunctionsError, failureOf } from './functions-error.ts';

/** Milliseconds until a call ends (callable-2). */
const TIMEOUT_MS = 70_000;

/**
 * Calls a function of the shop (callable-1): POST of `{data}`, with a bearer token for signed-in customers. Returns
 * the `data` or `result` of the response. Never sends a call twice. Throws `FunctionsError` with the specified codes
 * and messages.
 */
export async function callFunction<T>(name: string, data: unknown = null, timeout = TIMEOUT_MS): Promise<T> {
  const token = await bearerToken();
  const { status, body } = await post(`/functions/${name}`, { data }, token, timeout);
  const failure = failureOf(status, body);
  if (failure?.code === 'unauthenticated') {
    forgetToken();
    recheckSession();
  }
  if (failure) throw failure;
  if (typeof body !== 'object' || body === null)
    throw new FunctionsError('internal', 'Response is not valid JSON object.');
  const { data: answered, result = answered } = body as { data?: T; result?: T };
  const value = answered ?? result;
  if (value === undefined) throw new FunctionsError('internal', 'Response is missing data field.');
  return value;
}

async function post(path: string, body: unknown, token: string | null, timeout: number) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetchWithRetry(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
    return { status: answer.status, body: parsed(await answer.text()) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new FunctionsError('deadline-exceeded', 'deadline-exceeded');
    return { status: 0, body: null };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
