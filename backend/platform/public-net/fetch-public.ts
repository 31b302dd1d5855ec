import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { pinnedLookup } from './public-address.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;

export type PublicResponse = { status: number; type: string; body: string };

/** Reads a document of a stranger's address. Throws when it cannot be reached. */
export type FetchPublic = (url: URL) => Promise<PublicResponse>;

/** Why an address is not asked at all; null when it is. */
export function refusedUrl({ protocol, hostname, port, username, password }: URL): string | null {
  if (protocol !== 'https:') return 'is not https';
  if (port !== '' || username !== '' || password !== '') return 'has a port or a password';
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? null : 'has an address for a name';
}

/**
 * Gets a document from the public internet only: https on its own port, no redirects, no private addresses after the name is resolved,
 * 64 KB and five seconds at most (server-side request forgery).
 */
export const fetchPublic: FetchPublic = async (url) => {
  const refused = refusedUrl(url);
  if (refused) throw new Error(`the address ${refused}`);
  const lookup = await pinnedLookup(url.hostname);
  return fetchLimited(url, (options, onResponse) => request(url, { ...options, lookup }, onResponse));
};

type Send = (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;

/** Gets a document by a request that is not followed anywhere, within the limits of size and time. */
export function fetchLimited(url: URL, send: Send): Promise<PublicResponse> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'tieva' };
    const sent = send({ agent: false, signal: AbortSignal.timeout(TIMEOUT_MS), headers }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) sent.destroy(new Error(`the document of ${url.hostname} is too large`));
        chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, type: headers['content-type'] ?? '', body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    sent.on('error', reject).end();
  });
}
