import type { Logger } from 'pino';
import type { QueryWatch } from '#backend/platform/db/query-watch.ts';
import type { Metrics } from './service.ts';

const LONGEST_TEXT = 2000;

/** Logs statements that take `limitMs` or longer, without their values, which may be personal data. */
export const slowQueryLog =
  (log: Logger, metrics: Pick<Metrics, 'slowQuery'>, limitMs: number): QueryWatch =>
  (sql, ms) => {
    if (ms < limitMs) return;
    metrics.slowQuery();
    const text = sql.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    log.warn({ ms: Math.round(ms), sql: text }, 'slow query');
  };
