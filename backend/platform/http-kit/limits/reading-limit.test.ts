import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { costOf, readRequests } from '#backend/catalog/search/protocol/request.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { readLog } from '#backend/platform/logs/security/test-log.ts';
import { testShop } from '#test/test-shop.ts';
import { endpointLimits, type ReadingName, readingLimits } from './endpoint-limits.ts';
import { createReadingLimits, type ReadingLimits } from './reading-limit.ts';
import { countVisitors } from './take-points.ts';

/** More processes than the limits are divided by. */
const PROCESSES = 16;
const shareOf = (name: ReadingName) => readingLimits[name].points / 4;
const here = '203.0.113.1';

type Came = { address: string; headers?: Record<string, string> };

/** Lets the test control the clock. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.setSystemTime(Date.now() + ms);
}

/** A request from a socket with this address. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function counted() {
  const { shop } = await testShop();
  const reading = createReadingLimits({ proxies: [], processes: PROCESSES });
  const app = createApp({
    shop,
    clientFolder: null,
    reading,
    loadBuild: async () => Promise.reject(new Error('none')),
  });
  const ask = (path: string, address = here) => app.request(new URL(path, 'http://shop.test'), {}, from(address));
  return { ask, reading };
}

/** An app with nothing but this limit. */
const bare = (reading: ReadingLimits, name: ReadingName) =>
  new Hono()
    .use(reading.limit(name))
    .get('/', (c) => c.text('in'))
    .onError((_, c) => c.text('out', 429));

test.each<[ReadingName, string]>([
  ['reading', '/robots.txt'],
  ['data', '/data/nothing'],
  ['files', '/pictures/none'],
  ['rendering', '/haku?q=x'],
])('limits %s at %s', async (name, path) => {
  const { ask, reading } = await counted();
  const app = bare(reading, name);
  for (let i = 1; i < shareOf(name); i++) await app.request('/', {}, from(here));
  expect((await ask(path)).status).not.toBe(429);
  expect((await ask(path)).status).toBe(429);
});

test('a refusal has Retry-After and holds for one visitor until then', async () => {
  const pass = stopClock();
  const { ask, reading } = await counted();
  const app = bare(reading, 'rendering');
  for (let i = 0; i < shareOf('rendering'); i++) await app.request('/', {}, from(here));
  pass(20_000);
  const refused = await ask('/haku?q=x');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({
    error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests: try again in 40 s.' },
  });
  expect((await ask('/haku?q=x', '203.0.113.2')).status).not.toBe(429);
  pass(40_000);
  expect((await ask('/haku?q=x')).status).not.toBe(429);
});

/** The number of the first refused request of `name`, among one and a half times the limit. */
async function firstRefused(name: ReadingName, came: (i: number) => Came, proxies: string[] = []) {
  const reading = createReadingLimits({ proxies, processes: PROCESSES });
  const app = bare(reading, name);
  for (let i = 1; i <= readingLimits[name].points * 1.5; i++) {
    const { address, headers = {} } = came(i);
    if ((await app.request('/', { headers }, from(address))).status === 429) return i;
  }
  return null;
}

test('the limit of readiness checks holds in each process, however many there are', async () => {
  const { points } = readingLimits.ready;
  expect(await firstRefused('ready', () => ({ address: here }))).toBe(points + 1);
  const { ask } = await counted();
  expect((await ask('/readyz')).status).not.toBe(429);
});

test('an IPv6 /64 counts as one visitor', async () => {
  const { points } = readingLimits.ready;
  const of = (address: (i: string) => string) => firstRefused('ready', (i) => ({ address: address(i.toString(16)) }));
  expect(await of((i) => `2001:db8:1:2::${i}`)).toBe(points + 1);
  expect(await of((i) => `2001:db8:2:${i}::1`)).toBeNull();
});

test('counts the clients of a trusted proxy, not the proxy itself', async () => {
  const behind = (forwardedFor: (i: number) => string) =>
    firstRefused('ready', (i) => ({ address: here, headers: { 'x-forwarded-for': forwardedFor(i) } }), [here]);
  expect(await behind((i) => `198.51.${i >> 8}.${i & 255}`)).toBeNull();
  expect(await behind(() => '198.51.100.1')).toBe(readingLimits.ready.points + 1);
  expect(await behind((i) => `203.0.${i >> 8}.${i & 255}, 198.51.100.1:${i}`)).toBe(readingLimits.ready.points + 1);
  expect(await firstRefused('ready', () => ({ address: here }), [here])).toBeNull();
});

test('does not count private networks: behind an unknown proxy all visitors would be one', async () => {
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1'])
    expect([address, await firstRefused('ready', () => ({ address }))]).toEqual([address, null]);
});

test('cached pages count against the same limit; at most four processes divide it', async () => {
  const request = { socket: { remoteAddress: here }, headers: {} };
  const shareAmong = async (processes: number) => {
    const reading = createReadingLimits({ proxies: [], processes });
    const all = Array.from({ length: readingLimits.reading.points + 1 }, () => reading.admits(request as never));
    const answers = await Promise.all(all);
    return answers.indexOf(false) / readingLimits.reading.points;
  };
  expect(await Promise.all([1, 2, 4, 16].map(shareAmong))).toEqual([1, 1 / 2, 1 / 4, 1 / 4]);
});

test('forgets visitors when the window ends and when there are too many', async () => {
  const pass = stopClock();
  const counts = countVisitors(2, 60);
  const seconds = async (visitor: string) => (await counts.take(visitor))?.seconds ?? null;
  const first = [await seconds('a'), await seconds('a'), await seconds('b'), await seconds('a')];
  expect(first).toEqual([null, null, null, 60]);
  pass(59_500);
  expect(await seconds('a')).toBe(1);
  pass(500);
  expect(await seconds('a')).toBeNull();
  await seconds('a');
  for (let i = 0; i < 100_000; i++) await seconds(`x${i}`);
  expect(await seconds('a')).toBeNull();
});

test('logs a visitor over a limit once, whichever handler refuses first', async () => {
  const { log, events } = readLog();
  const { shop } = await testShop({}, { log });
  const reading = createReadingLimits({ proxies: [], processes: PROCESSES });
  const app = createApp({
    shop,
    clientFolder: null,
    reading,
    loadBuild: async () => Promise.reject(new Error('none')),
  });
  const request = { socket: { remoteAddress: here }, headers: {} };
  for (let i = 0; i < shareOf('reading'); i++) await reading.admits(request as never);
  for (let i = 0; i < 3; i++) {
    expect(await reading.admits(request as never)).toBe(false);
    expect((await app.request(new URL('/robots.txt', 'http://shop.test'), {}, from(here))).status).toBe(429);
  }
  expect(events().filter(({ event }) => event === 'limit-reached')).toHaveLength(1);
});

test('two hundred people behind one address stay within the limits', () => {
  const people = 200;
  const { reading, rendering, files } = readingLimits;
  const [pages, ahead, lookups, pictures] = [4, 4, 3, 48];
  expect(people * pages * (1 + ahead)).toBeLessThanOrEqual(reading.points);
  expect(people * lookups).toBeLessThanOrEqual(rendering.points);
  expect(people * pictures).toBeLessThanOrEqual(files.points);
  const quickSearch = costOf(
    readRequests({ requests: [8, 4, 3, 3, 4].map((hitsPerPage) => ({ indexName: 'products_fi', hitsPerPage })) }),
  );
  expect(quickSearch).toBe(11);
  expect(endpointLimits.search.points).toBeGreaterThanOrEqual(people * lookups * quickSearch);
});
