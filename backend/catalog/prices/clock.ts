import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { ShopContext } from '#backend/platform/context.ts';

const LONGEST_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;

export type PriceClock = {
  /** Follows what is due, then keeps following in time. Never throws: what failed is tried again. */
  start(): Promise<void>;
  /** Waits for what is running. */
  stop(): Promise<void>;
};

/**
 * Runs `follow` whenever a price changes by itself. It sleeps to the next change, but never longer than a minute: the
 * process may have been suspended, a notice of another process lost. Does not keep the process alive.
 */
export function createPriceClock(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  follow: () => Promise<unknown>,
  next: () => Promise<Date | null>,
): PriceClock {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isStopped = true;
  let stopListening: (() => Promise<void>) | undefined;

  const sleep = (ms: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(tick, Math.min(Math.max(ms, 0), LONGEST_MS));
    timer.unref();
  };

  async function work() {
    try {
      await follow();
      const at = await next();
      sleep(at ? +at - +now() : LONGEST_MS);
    } catch (error) {
      if (!isStopped)
        log.error({ err: error }, 'prices that changed by themselves could not be followed; trying again');
      sleep(AFTER_FAILURE_MS);
    }
  }

  function tick(): Promise<void> {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  /** An import may have told an earlier change; the clock that told of it looks once more, and finds nothing to do. */
  async function lookAgain() {
    const at = await next().catch(() => null);
    if (at && !working) sleep(+at - +now());
  }

  return {
    async start() {
      isStopped = false;
      await tick();
      stopListening = await db
        .listen(CATALOG_CHANGED, () => void lookAgain())
        .catch((error) => {
          log.warn({ err: error }, 'no notices of price changes; they are looked for every minute');
          return undefined;
        });
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await stopListening?.().catch(() => {});
      await working;
    },
  };
}
