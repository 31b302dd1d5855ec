import { expect, test } from 'vitest';
import { createApp } from '#backend/http/app.ts';
import { testShop } from '#test/test-shop.ts';
import { countWindow } from './count-window.ts';
import { doorLimits, readingLimits } from './door-limits.ts';
import { createReadingLimits } from './reading-limit.ts';

/** So many share the limits, that a test reaches them soon. */
const PROCESSES = 40;
const shareOf = (name: keyof typeof readingLimits) => readingLimits[name].points / PROCESSES;

/** A request as it comes over a socket from this address. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function counted(proxies: string[] = []) {
  const { shop } = await testShop();
  const time = { now: 0 };
  const reading = createReadingLimits({ proxies, processes: PROCESSES, now: () => time.now });
  const app = createApp({
    shop,
    clientFolder: null,
    reading,
    loadBuild: async () => Promise.reject(new Error('none')),
  });
  const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
    app.request(new URL(path, 'http://shop.test'), { headers }, from(address));
  /** The number of the first one that is refused. */
  async function untilRefused(path: string, most: number, address: (i: number) => string) {
    for (let i = 1; i <= most; i++) if ((await ask(path, address(i))).status === 429) return i;
    return null;
  }
  return { ask, untilRefused, time, reading };
}

test('reading has its limit at each kind of door, and says when to come back', async () => {
  const { ask, untilRefused, time, reading } = await counted();
  const here = () => '203.0.113.1';
  const request = { socket: { remoteAddress: here() }, headers: {} };
  for (let i = 1; i < shareOf('reading'); i++) reading.admits(request as never);
  expect(await untilRefused('/robots.txt', 2, here)).toBe(2);
  time.now += 60_000;
  expect(await untilRefused('/data/nothing', 100, here)).toBe(shareOf('data') + 1);
  time.now += 60_000;
  expect(await untilRefused('/haku?q=x', 100, here)).toBe(shareOf('rendering') + 1);
  expect(await untilRefused('/readyz', 100, here)).toBe(shareOf('ready') + 1);

  time.now += 20_000;
  const refused = await ask('/haku?q=x', here());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({
    error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests: try again in 40 s.' },
  });
  expect((await ask('/haku?q=x', '203.0.113.2')).status).not.toBe(429);
  time.now += 40_000;
  expect((await ask('/haku?q=x', here())).status).not.toBe(429);
});

test('a network of IPv6 is one visitor, a proxy that is known is none', async () => {
  const { untilRefused } = await counted();
  const many = (i: number) => `2001:db8:1:2::${i.toString(16)}`;
  expect(await untilRefused('/readyz', 100, many)).toBe(shareOf('ready') + 1);
  expect(await untilRefused('/readyz', 100, (i) => `2001:db8:2:${i.toString(16)}::1`)).toBeNull();

  const behind = await counted(['203.0.113.1']);
  for (let i = 0; i <= 100; i++) {
    const { status } = await behind.ask('/readyz', '203.0.113.1', { 'x-forwarded-for': `198.51.100.${i}` });
    expect(status).not.toBe(429);
  }
});

test('a private network is not counted: behind a proxy that nobody told of, all would be one', async () => {
  const { untilRefused } = await counted();
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1'])
    expect([address, await untilRefused('/readyz', 100, () => address)]).toEqual([address, null]);
});

test('kept pages, which the app never sees, count against the same limit; processes share it', () => {
  const reading = createReadingLimits({ proxies: [], processes: 4, now: () => 0 });
  const request = { socket: { remoteAddress: '203.0.113.1' }, headers: {} };
  const share = readingLimits.reading.points / 4;
  const answers = Array.from({ length: share + 1 }, () => reading.admits(request as never));
  expect(answers.indexOf(false)).toBe(share);
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
  expect(doorLimits.search.points).toBeGreaterThanOrEqual(people * lookups);
});
