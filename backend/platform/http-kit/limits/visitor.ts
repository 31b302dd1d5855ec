import { BlockList, isIP } from 'node:net';
import { clientIp, isListed } from './client-ip.ts';
import { networkOf } from './network.ts';

/** Private addresses: the machine itself, its network, or a proxy missing from TRUSTED_PROXIES. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * The network by which a visitor is counted. Null is not counted: private networks, and requests of a trusted proxy without
 * `X-Forwarded-For` (its health checks, or all its visitors at once).
 */
export function visitorOf(peer: string, forwardedFor: string | undefined, trusted: BlockList): string | null {
  const ip = clientIp(peer, forwardedFor, trusted);
  if (isIP(ip) === 0 || isListed(ip, PRIVATE) || isListed(ip, trusted)) return null;
  return networkOf(ip);
}
