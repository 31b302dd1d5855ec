import { CarrierFailed } from '../provider.ts';

const MOST_BYTES = 2_000_000;

export type Asking = { fetch: typeof fetch; timeoutMs: number };
export type Answer = { status: number; text: string };

/** The charset that an XML prolog names; the header of old services does not. */
function decoded(bytes: Uint8Array): string {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 100));
  const charset = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(prolog)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    throw new CarrierFailed(`answered in an unknown encoding: ${charset}`, error);
  }
}

/** Refusals that are about the shop or the moment, not about what was asked. */
const NOT_OF_THE_QUESTION = [401, 403, 408, 429];

/** The carrier has nothing to say to this question, and is well: the next one may be asked. */
export const foundNothing = ({ status }: Answer): boolean =>
  status >= 400 && status < 500 && !NOT_OF_THE_QUESTION.includes(status);

/**
 * Asks a carrier's service within bounds of time (the body in it) and size. Rejects with `CarrierFailed` when it cannot be
 * reached or is too slow; any status is an answer. Redirects are refused, for the credentials go to nobody else.
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
