import cluster from 'node:cluster';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { errorStatus, ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { clientIp, trustedProxies } from './client-ip.ts';
import { type DoorName, doorLimits } from './endpoint-limits.ts';
import { networkOf } from './network.ts';
import { type Refusal, takePoints } from './take-points.ts';

/** Longer than the process above needs for an answer, shorter than a visitor would notice. */
const COUNTER_TIMEOUT_MS = 250;

/** The peer of a connection; requests made in process (tests) have none. */
export const peerOf = (c: Context): string => {
  const hasSocket = c.env?.incoming !== undefined || c.env?.server?.incoming !== undefined;
  return hasSocket ? (getConnInfo(c).remote.address ?? '') : 'local';
};

/** Ends a request: 429, and when to come back. */
export function tooMany(c: Context, { seconds, isFirst }: Refusal): never {
  if (isFirst) noteHere('limit-reached', { rule: loggedPath(c.req.path) });
  c.header('retry-after', String(seconds));
  throw new ShopError('resource-exhausted', `Too many requests: try again in ${seconds} s.`);
}

type Counter = { consume: (key: string, points: number) => Promise<unknown> };

/** One count over all processes of a machine, kept by the one above them; should that be silent, each counts by itself. */
function counterOf(name: DoorName): Counter {
  const { points, seconds: duration } = doorLimits[name];
  const own = new RateLimiterMemory({ points, duration });
  if (!cluster.isWorker) return own;
  const shared = new RateLimiterCluster({ keyPrefix: name, points, duration, timeoutMs: COUNTER_TIMEOUT_MS });
  return {
    async consume(key, points) {
      try {
        return await shared.consume(key, points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw refusal;
        return own.consume(key, points);
      }
    },
  };
}

/** Takes points of the visitor's limit, one by default; over it: 429 with Retry-After. */
export function counting(name: DoorName, proxies: readonly string[]): (c: Context, points?: number) => Promise<void> {
  const counter = counterOf(name);
  const trusted = trustedProxies(proxies);
  return async (c, points = 1) => {
    if (points <= 0) return;
    const visitor = networkOf(clientIp(peerOf(c), c.req.header('x-forwarded-for'), trusted));
    const refusal = await takePoints(counter, doorLimits[name].points, visitor, points);
    if (refusal) tooMany(c, refusal);
  };
}

/** Limits a door to what the table says for each visitor's network; over it: 429 with Retry-After. */
export function rateLimit(name: DoorName, proxies: readonly string[]): MiddlewareHandler {
  return limitedBy(counting(name, proxies));
}

/** The same with a count that others take points of, too. */
export function limitedBy(count: (c: Context) => Promise<void>): MiddlewareHandler {
  return async (c, next) => {
    await count(c);
    await next();
  };
}

/** The same for what a door refuses (401): who has its key is never held up by others of the network who try. */
export function refusalLimit(name: DoorName, proxies: readonly string[]): MiddlewareHandler {
  const count = counting(name, proxies);
  return async (c, next) => {
    await next();
    if (c.res.status === errorStatus.unauthenticated) await count(c);
  };
}
