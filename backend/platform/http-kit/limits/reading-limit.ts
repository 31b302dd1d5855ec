import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { trustedProxies } from './client-ip.ts';
import { type EndpointLimit, type ReadingName, readingLimits } from './endpoint-limits.ts';
import { peerOf, refuseTooMany } from './rate-limit.ts';
import { remember } from './remember.ts';
import { countVisitors } from './take-points.ts';
import { visitorOf } from './visitor.ts';

export type ReadingLimits = {
  /** Middleware that counts a request against a limit; refuses with 429 and Retry-After. */
  limit: (name: ReadingName) => MiddlewareHandler;
  /** Counts a request that does not reach the app against `reading`; false: over the limit, and not counted, so that the app can refuse it. */
  admits: (request: IncomingMessage) => Promise<boolean>;
};

/** Size of the memo from peer and `X-Forwarded-For` to network, and the longest entry: some hops of IPv6. */
const MOST_KNOWN = 5000;
const LONGEST_WAY = 256;

/** A connection stays with one process: divided by more, the limit would be too small for an office on one connection. */
const MOST_SHARES = 4;

/**
 * Limits of reading, counted per process and cheap enough for cached pages. The limit is divided by `processes`, four at most.
 * Private networks are not counted: a shop behind an unknown proxy would refuse everybody.
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
    const { points, seconds, inEach }: EndpointLimit = readingLimits[name];
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
      if (refusal) refuseTooMany(c, refusal);
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
