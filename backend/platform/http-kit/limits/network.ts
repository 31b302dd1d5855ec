import { isIPv6 } from 'node:net';

/** All a visitor has: one IPv4 address, or a whole /64 of IPv6, however its address is written. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const written = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
