import { lookup as lookupAll } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the internet: this machine, private ones, link-local ones with the cloud's metadata, and special ones. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only the global unicast range is public, without those that carry an IPv4 address or are reserved for documentation. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const carriersV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriersV6.addSubnet(network, bits, 'ipv6');

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !carriersV6.check(address, 'ipv6');
}

/** A host that nobody outside may make the shop ask. */
export class NotPublic extends Error {}

export type AddressesOf = (host: string) => Promise<string[]>;
export const addressesOf: AddressesOf = async (host) =>
  (await lookupAll(host, { all: true })).map(({ address }) => address);

/**
 * Resolves the host of a URL once; connections with the returned `lookup` go to that very address, so that a second answer of the
 * name's owner cannot lead inside. Throws `NotPublic` unless all its addresses are on the public internet, and what the look-up throws.
 */
export async function pinnedLookup(hostname: string, resolve: AddressesOf = addressesOf): Promise<LookupFunction> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = await resolve(host);
  const [address] = addresses;
  if (!address) throw new NotPublic(`${host} is not known`);
  if (!addresses.every(isPublicAddress)) throw new NotPublic(`${host} is not on the public internet`);
  const family = address.includes(':') ? 6 : 4;
  return (_, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family));
}
