import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

const spans = new AsyncLocalStorage<Map<string, number>>();

/** Adds the duration of `work` to the request's `Server-Timing` header, if it has one. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const own = spans.getStore();
    own?.set(name, (own.get(name) ?? 0) + performance.now() - started);
  }
}

/**
 * Sends the `Server-Timing` header, e.g. `hash;dur=61.2`. Demo only: subtracted from the response time it would help timing
 * attacks.
 */
export const serverTiming = (): MiddlewareHandler => (c, next) => {
  const own = new Map<string, number>();
  return spans.run(own, async () => {
    await next();
    for (const [name, ms] of own) c.header('server-timing', `${name};dur=${ms.toFixed(1)}`, { append: true });
  });
};
