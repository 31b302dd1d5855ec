import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '#backend/http/app.ts';
import { costOf, readRequests } from '#backend/search/protocol/request.ts';
import { testShop } from '#test/test-shop.ts';
import { countWindow } from './count-window.ts';
import { doorLimits, type ReadingName, readingLimits } from './door-limits.ts';
import { createReadingLimits, type ReadingLimits } from './reading-limit.ts';

/** More than the limits are divided by. */
const PROCESSES = 16;
const shareOf = (name: ReadingName) => readingLimits[name].points / 4;
const here = '203.0.113.1';

type Came = { address: string; headers?: Record<string, string> };

/** A request as it comes over a socket from this address. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function counted() {
  const { shop } = await testShop();
  const time = { now: 0 };
  const reading = createReadingLimits({ proxies: [], processes: PROCESSES, now: () => time.now });
  const app = createApp({
    shop,
    clientFolder: null,
    reading,
    loadBuild: async () => Promise.reject(new Error('none')),
  });
  const ask = (path: string, address = here) => app.request(new URL(path, 'http://shop.test'), {}, from(address));
  return { ask, time, reading };
}

/** A door with nothing behind it but this limit. */
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
])('%s has its limit at %s', async (name, path) => {
  const { ask, reading } = await counted();
  const door = bare(reading, name);
  for (let i = 1; i < shareOf(name); i++) await door.request('/', {}, from(here));
  expect((await ask(path)).status).not.toBe(429);
  expect((await ask(path)).status).toBe(429);
});

test('a refusal says when to come back, and is for one visitor until then', async () => {
  const { ask, time, reading } = await counted();
  const door = bare(reading, 'rendering');
  for (let i = 0; i < shareOf('rendering'); i++) await door.request('/', {}, from(here));
  time.now += 20_000;
  const refused = await ask('/haku?q=x');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({
    error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests: try again in 40 s.' },
  });
  expect((await ask('/haku?q=x', '203.0.113.2')).status).not.toBe(429);
  time.now += 40_000;
  expect((await ask('/haku?q=x')).status).not.toBe(429);
});

/** The number of the first request for `name` that is refused, within half as many again as the table allows. */
async function firstRefused(name: ReadingName, came: (i: number) => Came, proxies: string[] = []) {
  const reading = createReadingLimits({ proxies, processes: PROCESSES, now: () => 0 });
  const door = bare(reading, name);
  for (let i = 1; i <= readingLimits[name].points * 1.5; i++) {
    const { address, headers = {} } = came(i);
    if ((await door.request('/', { headers }, from(address))).status === 429) return i;
  }
  return null;
}

test('whether it is ready, a process tells as often as the table says, however many there are', async () => {
  const { points } = readingLimits.ready;
  expect(await firstRefused('ready', () => ({ address: here }))).toBe(points + 1);
  const { ask } = await counted();
  expect((await ask('/readyz')).status).not.toBe(429);
});

test('a network of IPv6 is one visitor', async () => {
  const { points } = readingLimits.ready;
  const of = (address: (i: string) => string) => firstRefused('ready', (i) => ({ address: address(i.toString(16)) }));
  expect(await of((i) => `2001:db8:1:2::${i}`)).toBe(points + 1);
  expect(await of((i) => `2001:db8:2:${i}::1`)).toBeNull();
});

test('a known proxy is none: each it asks for is one, and its own questions are not counted', async () => {
  const behind = (forwardedFor: (i: number) => string) =>
    firstRefused('ready', (i) => ({ address: here, headers: { 'x-forwarded-for': forwardedFor(i) } }), [here]);
  expect(await behind((i) => `198.51.${i >> 8}.${i & 255}`)).toBeNull();
  expect(await behind(() => '198.51.100.1')).toBe(readingLimits.ready.points + 1);
  expect(await behind((i) => `203.0.${i >> 8}.${i & 255}, 198.51.100.1:${i}`)).toBe(readingLimits.ready.points + 1);
  expect(await firstRefused('ready', () => ({ address: here }), [here])).toBeNull();
});

test('a private network is not counted: behind a proxy that nobody told of, all would be one', async () => {
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1'])
    expect([address, await firstRefused('ready', () => ({ address }))]).toEqual([address, null]);
});

test('kept pages, which the app never sees, count against the same limit; processes share it, four at most', () => {
  const request = { socket: { remoteAddress: here }, headers: {} };
  const shareAmong = (processes: number) => {
    const reading = createReadingLimits({ proxies: [], processes, now: () => 0 });
    const answers = Array.from({ length: readingLimits.reading.points + 1 }, () => reading.admits(request as never));
    return answers.indexOf(false) / readingLimits.reading.points;
  };
  expect([1, 2, 4, 16].map(shareAmong)).toEqual([1, 1 / 2, 1 / 4, 1 / 4]);
});

test('a window forgets when it ends, and when there are too many to remember', () => {
  const time = { now: 0 };
  const window = countWindow(2, 60, () => time.now);
  expect([window.take('a'), window.take('a'), window.take('b'), window.take('a')]).toEqual([null, null, null, 60]);
  time.now = 59_500;
  expect(window.take('a')).toBe(1);
  time.now = 60_000;
  expect(window.take('a')).toBeNull();
  window.take('a');
  for (let i = 0; i < 100_000; i++) window.take(`x${i}`);
  expect(window.take('a')).toBeNull();
});

test('whoever shares an address with two hundred others is not refused', () => {
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
  expect(doorLimits.search.points).toBeGreaterThanOrEqual(people * lookups * quickSearch);
});
