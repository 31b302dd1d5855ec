import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { trustedProxies } from './client-ip.ts';
import { type DoorLimit, type ReadingName, readingLimits } from './endpoint-limits.ts';
import { peerOf, tooMany } from './rate-limit.ts';
import { remember } from './remember.ts';
import { countVisitors } from './take-points.ts';
import { visitorOf } from './visitor.ts';

export type ReadingLimits = {
  /** Counts a request against a limit; over it: 429 with Retry-After. */
  limit: (name: ReadingName) => MiddlewareHandler;
  /** The same of `reading` for a request that the app never sees; false is over the limit, and left to the app to count and refuse. */
  admits: (request: IncomingMessage) => Promise<boolean>;
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
}: {
  proxies: readonly string[];
  processes?: number;
}): ReadingLimits {
  const trusted = trustedProxies(proxies);
  const countsOf = (name: ReadingName) => {
    const { points, seconds, inEach }: DoorLimit = readingLimits[name];
    return countVisitors(inEach ? points : Math.ceil(points / Math.min(processes, MOST_SHARES)), seconds);
  };
  const counts = {
    reading: countsOf('reading'),
    rendering: countsOf('rendering'),
    data: countsOf('data'),
    files: countsOf('files'),
    ready: countsOf('ready'),
  } satisfies Record<ReadingName, unknown>;
  const known = remember<string | null>(MOST_KNOWN, LONGEST_WAY);
  const visitorAt = (peer: string, forwardedFor: string | undefined) =>
    known(`${peer} ${forwardedFor ?? ''}`, () => visitorOf(peer, forwardedFor, trusted));

  return {
    limit: (name) => async (c, next) => {
      const visitor = visitorAt(peerOf(c), c.req.header('x-forwarded-for'));
      const refusal = visitor === null ? null : await counts[name].take(visitor);
      if (refusal) tooMany(c, refusal);
      await next();
    },
    async admits({ socket, headers }) {
      const visitor = visitorAt(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
      if (visitor === null || (await counts.reading.take(visitor)) === null) return true;
      await counts.reading.giveBack(visitor);
      return false;
    },
  };
}
