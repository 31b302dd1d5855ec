import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { noteHere } from '#backend/security-log/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { clientIp, trustedProxies } from './client-ip.ts';

/** Limits one door to `points` requests per `seconds` and visitor address; over it: 429 with Retry-After. */
export function rateLimit(options: { points: number; seconds: number; proxies: readonly string[] }): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: options.points, duration: options.seconds });
  const trusted = trustedProxies(options.proxies);
  return async (c, next) => {
    // requests made in process (tests) have no socket
    const peer = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : 'local';
    try {
      await limiter.consume(clientIp(peer, c.req.header('x-forwarded-for'), trusted));
    } catch (refused) {
      const { msBeforeNext, consumedPoints } = refused as RateLimiterRes;
      // once for a visitor and a time: a flood must not flood the log
      if (consumedPoints === options.points + 1) noteHere('limit-reached', { rule: loggedPath(c.req.path) });
      c.header('retry-after', String(Math.ceil(msBeforeNext / 1000)));
      throw new ShopError('resource-exhausted', 'Too many requests: wait a moment and try again.');
    }
    await next();
  };
}
