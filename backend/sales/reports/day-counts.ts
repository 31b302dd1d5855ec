import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';

export type CountedStep = 'checkout';
const WRITE_AFTER_MS = 20_000;

/**
 * Counts steps to an order by day, without anything about the person (report-5). Counts wait in memory and are added in one statement; a
 * crash loses the last seconds.
 */
export function createDayCounts({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>) {
  const waiting = new Map<string, { day: string; step: CountedStep; times: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    waiting.clear();
    for (const { day, step, times } of counts)
      await db.kysely
        .insertInto('day_count')
        .values({ day, step, times })
        .onConflict((conflict) =>
          conflict.columns(['day', 'step']).doUpdateSet({ times: sql<number>`day_count.times + excluded.times` }),
        )
        .execute()
        .catch((error) => log.warn({ err: error, step, times }, 'steps were not counted'));
  }

  return {
    /** Notes a step of a visit; programs are not counted. */
    note(step: CountedStep, userAgent: string | null): void {
      if (!userAgent || isbot(userAgent)) return;
      const day = localDay(now(), shop.timeZone);
      const key = `${day} ${step}`;
      waiting.set(key, { day, step, times: (waiting.get(key)?.times ?? 0) + 1 });
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    flush,
  };
}
