import { request } from 'node:https';
import { type AddressesOf, addressesOf, pinnedLookup } from '#backend/platform/public-net/public-address.ts';

/** What a receiver responded. */
export type Posted = { status: number; retryAfter: string | null };
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Posted>;

const TIMEOUT_MS = 15_000;

const isRedirect = (status: number) => status >= 300 && status < 400;
// as `fetch` words it
const redirected = () => new TypeError('unexpected redirect');

/** Sends to whatever address: one of the settings, or of a demo. */
export const postByFetch =
  (fetch: typeof globalThis.fetch): Post =>
  async (url, headers, body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    if (isRedirect(response.status)) throw redirected();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

/** Replaced in tests. */
export type Internet = { addressesOf: AddressesOf; request: typeof request };
const internet: Internet = { addressesOf, request };

/** Sends to the public internet only (webhook-5). Throws `NotPublic` for other addresses; redirects are not followed. */
export const postToInternet =
  ({ addressesOf, request }: Internet = internet): Post =>
  async (url, headers, body) => {
    const lookup = await pinnedLookup(new URL(url).hostname, addressesOf);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { method: 'POST', headers: { ...headers, ...length }, lookup, agent: false, signal };
      const sent = request(url, options, (response) => {
        response.destroy();
        const { statusCode = 0 } = response;
        if (isRedirect(statusCode)) return reject(redirected());
        resolve({ status: statusCode, retryAfter: response.headers['retry-after'] ?? null });
      });
      // an abort hides its reason in `cause`
      sent.on('error', (error) => reject(signal.aborted ? signal.reason : error));
      sent.end(body);
    });
  };
