import { BlockList, isIP } from 'node:net';

/** Parses `TRUSTED_PROXIES` (addresses or CIDR ranges): proxies whose `X-Forwarded-For` is trusted. */
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

/** Whether an address is on a list; false for invalid addresses. */
export function isListed(ip: string, list: BlockList): boolean {
  const family = isIP(ip);
  return family > 0 && list.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** A hop without the port that some proxies add (`1.2.3.4:5678`, `[2001:db8::1]:443`); IPv4-mapped IPv6 as IPv4. */
function addressOf(hop: string): string {
  const written = hop.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The client's address: the last hop of `X-Forwarded-For` that is not a trusted proxy. An invalid entry ends the list: the
 * client may have written the hops left of it.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const hops = (forwardedFor ?? '').split(',');
  let client = addressOf(peer);
  while (isListed(client, trusted)) {
    const hop = addressOf(hops.pop() ?? '');
    if (isIP(hop) === 0) return client;
    client = hop;
  }
  return client;
}
