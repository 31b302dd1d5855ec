import { BlockList, isIP } from 'node:net';

/** The addresses of proxies whose `X-Forwarded-For` is believed (`TRUSTED_PROXIES`: addresses or CIDR ranges). */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) list.addSubnet(address, Number(prefix), family);
    else list.addAddress(address, family);
  }
  return list;
}

/** The visitor's address: the last hop that is not a trusted proxy, read from the right of `X-Forwarded-For`. */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) > 0);
  let client = peer.replace(/^::ffff:/, '');
  while (isIP(client) && isTrusted(client) && hops.length > 0) client = hops.pop() ?? client;
  return client;
}
