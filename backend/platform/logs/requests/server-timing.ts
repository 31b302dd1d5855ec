import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

const spans = new AsyncLocalStorage<Map<string, number>>();

/** Adds how long `work` takes to the request's `Server-Timing` header, if it has one. */
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
 * Tells browsers what parts of a request took, e.g. `hash;dur=61.2`. Demo only: taken from the whole it would leave less
 * noise to whoever measures answers.
 */
export const serverTiming = (): MiddlewareHandler => (c, next) => {
  const own = new Map<string, number>();
  return spans.run(own, async () => {
    await next();
    for (const [name, ms] of own) c.header('server-timing', `${name};dur=${ms.toFixed(1)}`, { append: true });
  });
};
