import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { networkOf } from '#backend/auth/limits/network.ts';
import { clientIp, trustedProxies } from './client-ip.ts';
import { countWindow } from './count-window.ts';
import { type ReadingName, readingLimits } from './door-limits.ts';
import { peerOf, tooMany } from './rate-limit.ts';

export type ReadingLimits = {
  /** Counts a request against a limit; over it: 429 with Retry-After. */
  limit: (name: ReadingName) => MiddlewareHandler;
  /** The same of `reading` for a request that the app never sees; false is over the limit. */
  admits: (request: IncomingMessage) => boolean;
};

/** Visitors whose network is remembered beside how they came. */
const MOST_KNOWN = 5000;

/** Nobody on the internet has such an address: the machine itself, its neighbours, or a proxy the shop was not told of. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** The network a visitor is counted by; null is not counted. */
function visitorOf(peer: string, forwardedFor: string | undefined, trusted: BlockList): string | null {
  const ip = clientIp(peer, forwardedFor, trusted);
  const family = isIP(ip);
  if (family === 0 || PRIVATE.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return null;
  return networkOf(ip);
}

/**
 * Limits for reading, counted in each process by itself and cheap enough for kept pages: `processes` share what the table
 * allows. Addresses of private networks are not counted, or a shop behind a proxy that it was not told of would close for all.
 */
export function createReadingLimits({
  proxies,
  processes = 1,
  now = () => performance.now(),
}: {
  proxies: readonly string[];
  processes?: number;
  now?: () => number;
}): ReadingLimits {
  const trusted = trustedProxies(proxies);
  const windowOf = (name: ReadingName) =>
    countWindow(Math.ceil(readingLimits[name].points / processes), readingLimits[name].seconds, now);
  const windows = {
    reading: windowOf('reading'),
    rendering: windowOf('rendering'),
    data: windowOf('data'),
    files: windowOf('files'),
    ready: windowOf('ready'),
  } satisfies Record<ReadingName, unknown>;
  const known = new Map<string, string | null>();

  function visitorAt(peer: string, forwardedFor: string | undefined): string | null {
    const way = `${peer} ${forwardedFor ?? ''}`;
    let visitor = known.get(way);
    if (visitor === undefined) {
      if (known.size >= MOST_KNOWN) known.clear();
      visitor = visitorOf(peer, forwardedFor, trusted);
      known.set(way, visitor);
    }
    return visitor;
  }

  return {
    limit: (name) => async (c, next) => {
      const visitor = visitorAt(peerOf(c), c.req.header('x-forwarded-for'));
      const wait = visitor === null ? null : windows[name].take(visitor);
      if (visitor !== null && wait !== null) tooMany(c, wait, windows[name].isNews(visitor));
      await next();
    },
    admits({ socket, headers }) {
      const visitor = visitorAt(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
      return visitor === null || windows.reading.take(visitor) === null;
    },
  };
}
