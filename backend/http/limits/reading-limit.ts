import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { trustedProxies } from './client-ip.ts';
import { countWindow } from './count-window.ts';
import { type DoorLimit, type ReadingName, readingLimits } from './door-limits.ts';
import { peerOf, tooMany } from './rate-limit.ts';
import { remember } from './remember.ts';
import { visitorOf } from './visitor.ts';

export type ReadingLimits = {
  /** Counts a request against a limit; over it: 429 with Retry-After. */
  limit: (name: ReadingName) => MiddlewareHandler;
  /** The same of `reading` for a request that the app never sees; false is over the limit. */
  admits: (request: IncomingMessage) => boolean;
};

/** Visitors whose network is remembered beside how they came, and the longest way that is: some hops of IPv6. */
const MOST_KNOWN = 5000;
const LONGEST_WAY = 256;

/** A connection stays with one process: with many of them, a sliver of a limit would be all that an office has on it. */
const MOST_SHARES = 4;

/**
 * Limits for reading, counted in each process by itself and cheap enough for kept pages: `processes` share what the table
 * allows, four at most. Addresses of private networks are not counted, or a shop behind a proxy that it was not told of
 * would close for all.
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
  const windowOf = (name: ReadingName) => {
    const { points, seconds, inEach }: DoorLimit = readingLimits[name];
    return countWindow(inEach ? points : Math.ceil(points / Math.min(processes, MOST_SHARES)), seconds, now);
  };
  const windows = {
    reading: windowOf('reading'),
    rendering: windowOf('rendering'),
    data: windowOf('data'),
    files: windowOf('files'),
    ready: windowOf('ready'),
  } satisfies Record<ReadingName, unknown>;
  const known = remember<string | null>(MOST_KNOWN, LONGEST_WAY);
  const visitorAt = (peer: string, forwardedFor: string | undefined) =>
    known(`${peer} ${forwardedFor ?? ''}`, () => visitorOf(peer, forwardedFor, trusted));

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
