import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SILENCE_MS, watchBackend } from './backend-watch.ts';

let isAlive: boolean;
let probed: number;
let said: boolean[];
let watch: ReturnType<typeof watchBackend>;
const never = () => new Promise<Response>(() => {});
const broken = () => Promise.reject(new TypeError('fetch failed'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  isAlive = false;
  probed = 0;
  said = [];
  watch = watchBackend(
    (silent) => said.push(silent),
    () => {
      probed += 1;
      return isAlive ? Promise.resolve() : broken();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing is said before ten seconds without an answer', async () => {
  void watch.watched(never());
  await pass(SILENCE_MS - 1);
  expect(said).toEqual([]);
  await pass(1);
  expect(said).toEqual([true]);
});

test('an answer in time, or a refusal, is a sign of life', async () => {
  for (const status of [200, 500]) {
    expect((await watch.watched(Promise.resolve(new Response('', { status })))).status).toBe(status);
    await pass(SILENCE_MS * 2);
    expect(said).toEqual([]);
  }
});

test('a broken connection is silence too, counted from the first question', async () => {
  await expect(watch.watched(broken())).rejects.toThrow('fetch failed');
  await pass(SILENCE_MS - 1000);
  await expect(watch.watched(broken())).rejects.toThrow();
  await pass(1000);
  expect(said).toEqual([true]);
});

test('what the page itself gave up says nothing', async () => {
  await expect(watch.watched(Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow();
  await pass(60_000);
  expect([said, probed]).toEqual([[], 0]);
  // one that ran out of time does
  await expect(watch.watched(Promise.reject(new DOMException('', 'TimeoutError')))).rejects.toThrow();
  await pass(SILENCE_MS);
  expect(said).toEqual([true]);
});

test('a connection that comes back in time is not spoken of', async () => {
  isAlive = true;
  watch.lost();
  await pass(60_000);
  expect([said, probed]).toEqual([[], 1]);
});

test('the notice goes by itself when the backend is back, and comes again', async () => {
  watch.lost();
  await pass(SILENCE_MS + 1000);
  expect(said).toEqual([true]);
  isAlive = true;
  await pass(5000);
  expect([said, probed]).toEqual([[true, false], 3]);
  await pass(60_000);
  expect(probed).toBe(3);
  void watch.watched(never());
  await pass(SILENCE_MS);
  expect(said).toEqual([true, false, true]);
});
