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

/** Whether an address is on a list; what is no address is on none. */
export function isListed(ip: string, list: BlockList): boolean {
  const family = isIP(ip);
  return family > 0 && list.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** A hop without the port that some proxies add (`1.2.3.4:5678`, `[2001:db8::1]:443`), IPv4 within IPv6 as IPv4. */
function addressOf(hop: string): string {
  const written = hop.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The visitor's address: the last hop that is not a trusted proxy, read from the right of `X-Forwarded-For`. What is no
 * address ends the list: hops left of it are the visitor's own words.
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
