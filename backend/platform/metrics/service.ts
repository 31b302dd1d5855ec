import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '#backend/platform/cache/service.ts';
import type { QueryResult } from '#backend/platform/db/db.ts';

/** Label values of `kind`: a cached page, a rendered page, a JSON endpoint, a static file. */
export type ResponseKind = 'cached' | 'page' | 'endpoint' | 'file';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics of this process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // every 10 ms, the default, takes 0.4 % of a core of an idle shop
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const answers = new Histogram({
    name: 'shop_answer_seconds',
    help: 'Response time by kind of response and status class',
    labelNames: ['kind', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const slowQueries = new Counter({ name: 'shop_slow_queries_total', help: 'Statements over the limit', registers });
  const browserErrors = new Counter({
    name: 'shop_browser_errors_total',
    help: 'Errors that visitors’ browsers reported',
    registers,
  });

  return {
    registry,
    answered(kind: ResponseKind, status: number, ms: number): void {
      answers.observe({ kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    slowQuery: () => slowQueries.inc(),
    browserError: () => browserErrors.inc(),
    /** Registers gauges that read the cache's counters on each scrape. */
    watchCache(cache: Pick<PageCache, 'counts'>): void {
      for (const name of ['pages', 'bytes'] as const)
        new Gauge({
          name: `shop_page_cache_${name}`,
          help: `Cached pages: ${name}`,
          registers,
          collect() {
            this.set(cache.counts()[name]);
          },
        });
      for (const name of ['hits', 'stale', 'misses', 'drops'] as const)
        new Gauge({
          name: `shop_page_cache_${name}_total`,
          help: `Cached pages: ${name} since the start`,
          registers,
          collect() {
            this.set(cache.counts()[name]);
          },
        });
    },
    /** Registers a gauge of pending rows in the outbox tables, queried on each scrape. */
    watchQueues(db: { query: (sql: string) => Promise<QueryResult> }): void {
      new Gauge({
        name: 'shop_outbox_waiting',
        help: 'Unsent mails and webhooks by status',
        labelNames: ['queue', 'status'] as const,
        registers,
        async collect() {
          this.reset();
          for (const queue of ['outbox_mail', 'webhook_delivery']) {
            const { rows } = await db.query(
              `select status, count(*)::int as n from ${queue} where status <> 'sent' group by status`,
            );
            for (const { status, n } of rows) this.set({ queue, status: String(status) }, Number(n));
          }
        },
      });
    },
  };
}
