import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLocale } from '#storefront/i18n/i18n.tsx';
import { useToasts } from '#storefront/ui/toast/toast-store.ts';
import { isLost, orLost } from './or-lost.ts';

beforeEach(async () => {
  await loadLocale('fi');
  await loadLocale('fi', 'account');
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a lost connection is said and keeps the page', async () => {
  const answer = await orLost(() => Promise.reject(new TypeError('fetch')), 'fi', 'account.toast.addressNotRemoved');
  expect(isLost(answer)).toBe(true);
  expect(useToasts.getState().toasts).toMatchObject([
    { message: 'Osoitteen poisto epäonnistui! Yritä uudelleen.', type: 'error' },
  ]);
});

test('an answer and a redirect go their way', async () => {
  expect(await orLost(async () => 'answer', 'fi', 'account.toast.failed')).toBe('answer');
  const redirect = new Response(null, { status: 302 });
  await expect(orLost(() => Promise.reject(redirect), 'fi', 'account.toast.failed')).rejects.toBe(redirect);
  expect(useToasts.getState().toasts).toEqual([]);
});

test('what is never answered is given up after fifteen seconds', async () => {
  vi.useFakeTimers();
  const sent = orLost(() => new Promise(() => {}), 'fi', 'account.toast.failed');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isLost(await sent)).toBe(true);
  expect(useToasts.getState().toasts).toHaveLength(1);
});
