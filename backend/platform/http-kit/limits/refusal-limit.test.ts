import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { readLog } from '#backend/platform/logs/security/test-log.ts';
import { createMetrics } from '#backend/platform/metrics/service.ts';
import { testShop } from '#test/test-shop.ts';
import { endpointLimits } from './endpoint-limits.ts';

const TOKEN = 'secret-of-monitoring';

test('limits and logs wrong tokens for /metrics without blocking the right one', async () => {
  const { log, events } = readLog();
  const { shop } = await testShop({ METRICS_TOKEN: TOKEN }, { log });
  const app = createApp({
    shop,
    clientFolder: null,
    metrics: createMetrics(),
    loadBuild: async () => Promise.reject(new Error('none')),
  });
  const ask = async (token: string, remoteAddress = '203.0.113.1') => {
    const env = { incoming: { socket: { remoteAddress } } };
    return app.request('http://shop.test/metrics', { headers: { authorization: `Bearer ${token}` } }, env);
  };
  const { points } = endpointLimits.metrics;
  const statuses: number[] = [];
  for (let i = 0; i < points + 5; i++) statuses.push((await ask('wrong')).status);
  expect(statuses).toEqual([...Array(points).fill(401), ...Array(5).fill(429)]);
  expect((await ask('wrong')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask(TOKEN)).status).toBe(200);
  expect((await ask('wrong', '203.0.113.2')).status).toBe(401);

  const told = events();
  expect(told.filter(({ event }) => event === 'access-refused')).toHaveLength(points + 1);
  expect(told[0]).toMatchObject({ event: 'access-refused', path: '/metrics', status: 401, ip: '203.0.113.1' });
  expect(told.filter(({ event }) => event === 'limit-reached')).toHaveLength(1);
});
