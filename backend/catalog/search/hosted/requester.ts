import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Response = Awaited<ReturnType<Requester['send']>>;

/** No response that the shop requests comes near it. */
const MAX_BYTES = 32 * 1024 * 1024;

const failed = (content: string, isTimedOut: boolean): Response => ({ status: 0, content, isTimedOut });

async function readText(response: globalThis.Response): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) return null;
  }
  return Buffer.concat(pieces).toString();
}

/**
 * The client's HTTP requester, with the three failures of status 0 (search-5): 'Connection timeout' (no response),
 * 'Socket timeout' (an incomplete response), 'Network request failed'. Replaces the client's Node requester, in which a
 * malformed gzip body ends the process. Redirects are not followed, so that the key goes to the configured host only.
 */
export function createRequester(fetchFrom: typeof fetch): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const stop = new AbortController();
      let waitsFor = 'Connection timeout';
      let timer = setTimeout(() => stop.abort(), connectTimeout);
      try {
        const body = (data ?? null) as BodyInit | null;
        const response = await fetchFrom(url, { method, headers, body, redirect: 'manual', signal: stop.signal });
        clearTimeout(timer);
        waitsFor = 'Socket timeout';
        timer = setTimeout(() => stop.abort(), responseTimeout);
        const content = await readText(response);
        return content === null
          ? failed('Network request failed', false)
          : { status: response.status, content, isTimedOut: false };
      } catch {
        return stop.signal.aborted ? failed(waitsFor, true) : failed('Network request failed', false);
      } finally {
        clearTimeout(timer);
        stop.abort();
      }
    },
  };
}
