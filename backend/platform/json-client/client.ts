/** Statuses after which a GET is retried once. A POST is never retried. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_BYTES = 5_000_000;

/** The called system gave no usable response; the message is the reason. */
export class SourceError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SourceError';
  }
}

export type Client = {
  get(path: string, query: Record<string, string>): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
};

export type ClientOptions = {
  fetch: typeof fetch;
  url: string;
  token: string | undefined;
  /** For a whole call, its retry included. */
  timeoutMs: number;
};

/** Reads a body as text; throws above 5 MB. */
async function readBounded(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new SourceError(`sent more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * A JSON client over HTTP with limits on time and size. A failed GET is retried once, a POST never. Rejects with
 * `SourceError`. The token is sent to the configured address only: redirects are refused.
 */
export function createClient({ fetch, url, token, timeoutMs }: ClientOptions): Client {
  const base = url.replace(/\/+$/, '');
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };

  async function attempt(address: string, init: RequestInit, signal: AbortSignal) {
    try {
      const response = await fetch(address, { ...init, signal, redirect: 'error' });
      return { status: response.status, text: await readBounded(response) };
    } catch (error) {
      if (error instanceof SourceError) throw error;
      if (signal.aborted) throw new SourceError(`did not respond in ${timeoutMs} ms`, error);
      return { status: 0, text: '', error };
    }
  }

  async function send(address: string, init: RequestInit, mayRetry: boolean): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    let response = await attempt(address, init, signal);
    if (mayRetry && (response.status === 0 || RETRIED_STATUSES.has(response.status)))
      response = await attempt(address, init, signal);
    if (response.status === 0) throw new SourceError('could not be reached', response.error);
    if (response.status < 200 || response.status > 299) throw new SourceError(`responded ${response.status}`);
    try {
      return JSON.parse(response.text);
    } catch (error) {
      throw new SourceError('sent no JSON', error);
    }
  }

  return {
    get: (path, query) => send(`${base}${path}?${new URLSearchParams(query)}`, { headers }, true),
    post: (path, body) =>
      send(
        `${base}${path}`,
        { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        false,
      ),
  };
}
