import { lookup as lookupAll } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a list did not come; the message is for people. */
export class ListNotFetched extends Error {}

const SILENCE_MS = 30_000;
const OK = 200;
const HTTPS_PORT = '443';

/** Replaced in tests. */
export type Internet = {
  addressesOf(host: string): Promise<string[]>;
  get(url: URL, options: RequestOptions, answer: (response: IncomingMessage) => void): ReturnType<typeof get>;
};
const internet: Internet = {
  addressesOf: async (host) => (await lookupAll(host, { all: true })).map(({ address }) => address),
  get,
};

/**
 * Opens a list at an https address of the public internet (supplier-list-3). The name is resolved once, and the connection goes to
 * that very address, so that a second answer of the name's owner cannot lead inside. Redirects are not followed: they would carry
 * the credentials elsewhere. Throws `ListNotFetched`.
 */
export async function openList(
  address: string,
  authorization: string | null,
  { addressesOf, get }: Internet = internet,
) {
  const url = new URL(address);
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== HTTPS_PORT) || url.username !== '')
    throw new ListNotFetched('only plain https addresses are fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host).catch(() => []);
  const [pinned] = addresses;
  if (!pinned) throw new ListNotFetched(`${host} is not known`);
  if (!addresses.every(isPublicAddress)) throw new ListNotFetched(`${host} is not on the public internet`);
  const family = pinned.includes(':') ? 6 : 4;
  const lookup: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address: pinned, family }]) : done(null, pinned, family);
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
