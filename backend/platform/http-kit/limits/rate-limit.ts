import cluster from 'node:cluster';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { errorStatus, ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { clientIp, trustedProxies } from './client-ip.ts';
import { endpointLimits, type LimitName } from './endpoint-limits.ts';
import { networkOf } from './network.ts';
import { type Refusal, takePoints } from './take-points.ts';

/** Longer than the cluster primary takes to reply, shorter than a visitor would notice. */
const COUNTER_TIMEOUT_MS = 250;

/** The remote address of a connection; 'local' for in-process requests of tests. */
export const peerOf = (c: Context): string => {
  const hasSocket = c.env?.incoming !== undefined || c.env?.server?.incoming !== undefined;
  return hasSocket ? (getConnInfo(c).remote.address ?? '') : 'local';
};

/** Refuses a request with 429 and Retry-After. */
export function refuseTooMany(c: Context, { seconds, isFirst }: Refusal): never {
  if (isFirst) noteHere('limit-reached', { rule: loggedPath(c.req.path) });
  c.header('retry-after', String(seconds));
  throw new ShopError('resource-exhausted', `Too many requests: try again in ${seconds} s.`);
}

type Counter = { consume: (key: string, points: number) => Promise<unknown> };

/** A counter shared by all processes of a machine through the cluster primary; if that does not reply, per process. */
function counterOf(name: LimitName): Counter {
  const { points, seconds: duration } = endpointLimits[name];
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

/** Returns a function that counts a request of somebody who is known by another key than the address; refuses with 429. */
export function countingBy(name: LimitName): (c: Context, key: string) => Promise<void> {
  const counter = counterOf(name);
  return async (c, key) => {
    const refusal = await takePoints(counter, endpointLimits[name].points, key);
    if (refusal) refuseTooMany(c, refusal);
  };
}

/** Returns a function that consumes points of the visitor's limit, one by default; it refuses with 429 and Retry-After. */
export function counting(name: LimitName, proxies: readonly string[]): (c: Context, points?: number) => Promise<void> {
  const counter = counterOf(name);
  const trusted = trustedProxies(proxies);
  return async (c, points = 1) => {
    if (points <= 0) return;
    const visitor = networkOf(clientIp(peerOf(c), c.req.header('x-forwarded-for'), trusted));
    const refusal = await takePoints(counter, endpointLimits[name].points, visitor, points);
    if (refusal) refuseTooMany(c, refusal);
  };
}

/** Middleware that applies a limit of the table to each visitor's network; refuses with 429 and Retry-After. */
export function rateLimit(name: LimitName, proxies: readonly string[]): MiddlewareHandler {
  return limitedBy(counting(name, proxies));
}

/** Like `rateLimit`, with a counter that other code uses too. */
export function limitedBy(count: (c: Context) => Promise<void>): MiddlewareHandler {
  return async (c, next) => {
    await count(c);
    await next();
  };
}

/** Counts only unauthenticated requests (401): failed attempts in a network do not block clients with valid credentials. */
export function refusalLimit(name: LimitName, proxies: readonly string[]): MiddlewareHandler {
  const count = counting(name, proxies);
  return async (c, next) => {
    await next();
    if (c.res.status === errorStatus.unauthenticated) await count(c);
  };
}
