import { isIPv6 } from 'node:net';

/** The network of a visitor: an IPv4 address, or the /64 of an IPv6 address, normalized. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const written = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
