import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { type AddressesOf, addressesOf, pinnedLookup } from '#backend/platform/public-net/public-address.ts';

/** Why a list did not come; the message is for people. */
export class ListNotFetched extends Error {}

const SILENCE_MS = 30_000;
const OK = 200;
const HTTPS_PORT = '443';

/** Replaced in tests. */
export type Internet = {
  addressesOf: AddressesOf;
  get(url: URL, options: RequestOptions, answer: (response: IncomingMessage) => void): ReturnType<typeof get>;
};
const internet: Internet = { addressesOf, get };

/**
 * Opens a list at an https address of the public internet (supplier-list-3). The name is resolved once. Redirects are not followed: they
 * would carry the credentials elsewhere. Throws `ListNotFetched`.
 */
export async function openList(
  address: string,
  authorization: string | null,
  { addressesOf, get }: Internet = internet,
) {
  const url = new URL(address);
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== HTTPS_PORT) || url.username !== '')
    throw new ListNotFetched('only plain https addresses are fetched');
  const host = url.hostname;
  const lookup = await pinnedLookup(host, addressesOf).catch((error: Error) => {
    throw new ListNotFetched(error.message);
  });
  const headers = { accept: 'text/csv, */*', ...(authorization !== null && { authorization }) };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const fail = (why: string) => reject(new ListNotFetched(why));
    const request = get(url, { lookup, headers, timeout: SILENCE_MS, agent: false }, (response) => {
      if (response.statusCode === OK) return resolve(response);
      response.destroy();
      fail(`${host} answered ${response.statusCode}`);
    });
    request.on('timeout', () => request.destroy(new Error('silent')));
    request.on('error', () => fail(`${host} did not answer`));
  });
}

/** The header of a source's credentials; null: none. */
export const authorizationOf = (
  sign: 'none' | 'basic' | 'bearer',
  user: string,
  secret: string | null,
): string | null => {
  if (sign === 'none' || secret === null) return null;
  return sign === 'bearer' ? `Bearer ${secret}` : `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
};
