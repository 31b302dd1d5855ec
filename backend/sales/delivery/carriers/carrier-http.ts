import { CarrierFailed } from '../provider.ts';

const MOST_BYTES = 2_000_000;

export type Asking = { fetch: typeof fetch; timeoutMs: number };
export type Answer = { status: number; text: string };

/** Decodes by the charset in the XML prolog, which old services do not repeat in the header. */
function decoded(bytes: Uint8Array): string {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 100));
  const charset = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(prolog)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    throw new CarrierFailed(`answered in an unknown encoding: ${charset}`, error);
  }
}

/** Statuses that concern the credentials or the load, not the request. */
const NOT_OF_THE_QUESTION = [401, 403, 408, 429];

/** True when the carrier rejected the request itself, so that others may follow. */
export const isNotFound = ({ status }: Answer): boolean =>
  status >= 400 && status < 500 && !NOT_OF_THE_QUESTION.includes(status);

/**
 * Calls a carrier's service with limits for time (including the body) and size. Rejects with `CarrierFailed` when it
 * is unreachable or too slow; any status resolves. Redirects are refused, as they would leak the credentials.
 */
export async function ask({ fetch, timeoutMs }: Asking, url: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MOST_BYTES) throw new CarrierFailed(`answered more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
    return { status: response.status, text: decoded(Buffer.concat(chunks)) };
  } catch (error) {
    if (error instanceof CarrierFailed) throw error;
    throw new CarrierFailed(signal.aborted ? `did not answer in ${timeoutMs} ms` : 'could not be reached', error);
  }
}
