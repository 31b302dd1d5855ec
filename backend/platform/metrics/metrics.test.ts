import { expect, test } from 'vitest';
import { metricsRoutes } from './routes.ts';
import { createMetrics } from './service.ts';

const read = async (
  metrics: ReturnType<typeof createMetrics>,
  headers: Record<string, string> = {},
  token?: string,
) => {
  const answer = await metricsRoutes({ metrics, token, isOpen: !token }).request('/metrics', { headers });
  return { status: answer.status, text: await answer.text() };
};

test('counts responses by kind and status class', async () => {
  const metrics = createMetrics();
  metrics.answered('cached', 200, 0.4);
  metrics.answered('page', 404, 30);
  metrics.answered('endpoint', 503, 2000);
  const { text } = await read(metrics);
  expect(text).toContain('shop_answer_seconds_bucket{le="0.001",kind="cached",status="2xx"} 1');
  expect(text).toContain('shop_answer_seconds_count{kind="page",status="4xx"} 1');
  expect(text).toContain('shop_answer_seconds_sum{kind="endpoint",status="5xx"} 2');
});

test('reads cache and queue sizes on each scrape', async () => {
  const metrics = createMetrics();
  const counts = { pages: 3, bytes: 900, hits: 7, stale: 1, misses: 2, drops: 0 };
  metrics.watchCache({ counts: () => counts });
  metrics.watchQueues({
    query: async (sql) => ({ rows: sql.includes('outbox_mail') ? [{ status: 'failed', n: 2 }] : [], affected: 0 }),
  });
  counts.hits = 8;
  const { text } = await read(metrics);
  expect(text).toContain('shop_page_cache_hits_total 8');
  expect(text).toContain('shop_outbox_waiting{queue="outbox_mail",status="failed"} 2');
});

test('requires the token if one is set, and is absent if neither token nor demo', async () => {
  const metrics = createMetrics();
  expect((await read(metrics, {}, 'secret-of-monitoring')).status).toBe(401);
  expect((await read(metrics, { authorization: 'Bearer wrong' }, 'secret-of-monitoring')).status).toBe(401);
  expect((await read(metrics, { authorization: 'Bearer secret-of-monitoring' }, 'secret-of-monitoring')).status).toBe(
    200,
  );
  const closed = metricsRoutes({ metrics, token: undefined, isOpen: false });
  expect((await closed.request('/metrics')).status).toBe(404);
});
