import type { Db } from '../../backend/platform/db/db.ts';
import { figure, percentile } from '../report.ts';

/** Prints the p95 of some times with the bar it must not pass; null where none is set. */
export function judged(
  name: string,
  times: readonly number[],
  bar: number | null,
  facts: Record<string, unknown>,
): number {
  const p95 = percentile(times, 0.95);
  figure(`${name} p95`, p95, 'ms', {
    ...(bar !== null && { bar, ok: p95 <= bar }),
    p50Ms: Number(percentile(times, 0.5).toFixed(2)),
    maxMs: Number(percentile(times, 1).toFixed(1)),
    count: times.length,
    ...facts,
  });
  return p95;
}

/** Milliseconds of each task, one at a time. */
export async function timesOf(tasks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const task of tasks) {
    const started = performance.now();
    await task();
    times.push(performance.now() - started);
  }
  return times;
}

/** How long a step of the preparation took. */
export async function step(db: Db, name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  figure(name, (performance.now() - started) / 1000, 's', { database: db.kind });
}
