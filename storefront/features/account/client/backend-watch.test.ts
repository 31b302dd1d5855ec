import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitBackend, heardBackend, restBackend, SILENCE_MS, useBackendWatch, watched } from './backend-watch.ts';

let backend: (path: string) => Promise<Response>;
const isSilent = () => useBackendWatch.getState().silent;

beforeEach(() => {
  vi.useFakeTimers();
  backend = () => new Promise(() => {});
  vi.stubGlobal('fetch', (path: string) => backend(path));
});
afterEach(() => {
  heardBackend();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is said before ten seconds without an answer', async () => {
  void watched(fetch('/api/x'));
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(isSilent()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSilent()).toBe(true);
});

test('an answer in time, or a refusal, is a sign of life', async () => {
  for (const status of [200, 500]) {
    backend = async () => new Response('', { status });
    await watched(fetch('/api/x'));
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
    expect(isSilent()).toBe(false);
  }
});

test('a broken connection is silence too, counted from the first question', async () => {
  backend = () => Promise.reject(new TypeError('fetch failed'));
  await expect(watched(fetch('/api/x'))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1000);
  await expect(watched(fetch('/api/x'))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isSilent()).toBe(true);
});

test('a connection that comes back in time is not spoken of', async () => {
  const asked: string[] = [];
  backend = async (path) => {
    asked.push(path);
    if (path === '/healthz') return new Response('ok');
    throw new TypeError('fetch failed');
  };
  await expect(watched(fetch('/api/x'))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isSilent()).toBe(false);
  expect(asked).toEqual(['/api/x', '/healthz']);
});

test('the notice goes by itself when the backend is back', async () => {
  const asked: string[] = [];
  backend = async (path) => {
    asked.push(path);
    throw new TypeError('fetch failed');
  };
  await expect(watched(fetch('/api/x'))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(SILENCE_MS + 1000);
  expect(isSilent()).toBe(true);
  backend = async () => new Response('ok');
  await vi.advanceTimersByTimeAsync(4000);
  expect(isSilent()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/x', '/healthz', '/healthz']);
});

test('a change of page that ends in time says nothing, one that does not end does', async () => {
  awaitBackend();
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  restBackend();
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(isSilent()).toBe(false);
  awaitBackend();
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(isSilent()).toBe(true);
  // ending in failure is no sign of life
  restBackend();
  expect(isSilent()).toBe(true);
});
