import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_MS, whenBack } from './when-back.ts';

const page = { hidden: false };
let listeners: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (event: string, act: () => void) => listeners.set(event, act));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('opens the page once the backend responds, whatever the browser reports', async () => {
  let answer: () => Promise<{ ok: boolean }> = () => Promise.reject(new TypeError('Failed to fetch'));
  const open = vi.fn();
  const asked = vi.fn(() => answer());
  whenBack(open, asked);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  answer = async () => ({ ok: false });
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  answer = async () => ({ ok: true });
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect([asked.mock.calls.length, open.mock.calls.length]).toEqual([2, 0]);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(open).toHaveBeenCalledTimes(1);
});

test('opens the page on the browser’s online event', () => {
  const open = vi.fn();
  whenBack(open, () => Promise.reject(new TypeError('Failed to fetch')));
  listeners.get('online')?.();
  expect(open).toHaveBeenCalledTimes(1);
});
