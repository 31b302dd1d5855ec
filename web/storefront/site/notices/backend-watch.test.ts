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

test('shows no notice before ten seconds without a response (error-3)', async () => {
  void watch.watched(never());
  await pass(SILENCE_MS - 1);
  expect(said).toEqual([]);
  await pass(1);
  expect(said).toEqual([true]);
});

test('counts any response, even a refusal, as a sign of life', async () => {
  for (const status of [200, 500]) {
    expect((await watch.watched(Promise.resolve(new Response('', { status })))).status).toBe(status);
    await pass(SILENCE_MS * 2);
    expect(said).toEqual([]);
  }
});

test('counts a lost connection as silence from the first request', async () => {
  await expect(watch.watched(broken())).rejects.toThrow('fetch failed');
  await pass(SILENCE_MS - 1000);
  await expect(watch.watched(broken())).rejects.toThrow();
  await pass(1000);
  expect(said).toEqual([true]);
});

test('ignores requests that the page itself aborted', async () => {
  await expect(watch.watched(Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow();
  await pass(60_000);
  expect([said, probed]).toEqual([[], 0]);
  // a timeout counts
  await expect(watch.watched(Promise.reject(new DOMException('', 'TimeoutError')))).rejects.toThrow();
  await pass(SILENCE_MS);
  expect(said).toEqual([true]);
});

test('shows no notice when the connection returns in time', async () => {
  isAlive = true;
  watch.lost();
  await pass(60_000);
  expect([said, probed]).toEqual([[], 1]);
});

test('removes the notice when the backend responds, and shows it again later', async () => {
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
