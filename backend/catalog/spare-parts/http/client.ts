/** The statuses after which a question is asked once more; never what was posted (spec 7). */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MOST_BYTES = 5_000_000;

/** The supplier's system did not give an answer that could be used; the message says why. */
export class SourceFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SourceFailed';
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
  /** For a whole question, a second try in it. */
  timeoutMs: number;
};

/** Reads a body as text, at most 5 MB of it. */
async function bounded(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new SourceFailed(`answered more than ${MOST_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Asks a JSON service over HTTP within bounds of time and size. A failed GET is tried once more, a POST never. Rejects
 * with `SourceFailed`. The token goes to the configured address only: redirects are refused.
 */
export function createClient({ fetch, url, token, timeoutMs }: ClientOptions): Client {
  const base = url.replace(/\/+$/, '');
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };

  async function once(address: string, init: RequestInit, signal: AbortSignal) {
    try {
      const response = await fetch(address, { ...init, signal, redirect: 'error' });
      return { status: response.status, text: await bounded(response) };
    } catch (error) {
      if (error instanceof SourceFailed) throw error;
      if (signal.aborted) throw new SourceFailed(`did not answer in ${timeoutMs} ms`, error);
      return { status: 0, text: '', error };
    }
  }

  async function ask(address: string, init: RequestInit, mayRepeat: boolean): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    let answer = await once(address, init, signal);
    if (mayRepeat && (answer.status === 0 || RETRIED.has(answer.status))) answer = await once(address, init, signal);
    if (answer.status === 0) throw new SourceFailed('could not be reached', answer.error);
    if (answer.status < 200 || answer.status > 299) throw new SourceFailed(`answered ${answer.status}`);
    try {
      return JSON.parse(answer.text);
    } catch (error) {
      throw new SourceFailed('answered no JSON', error);
    }
  }

  return {
    get: (path, query) => ask(`${base}${path}?${new URLSearchParams(query)}`, { headers }, true),
    post: (path, body) =>
      ask(
        `${base}${path}`,
        { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        false,
      ),
  };
}
