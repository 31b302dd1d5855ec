import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { isLost, orLost } from '#web/storefront/base/or-lost.ts';
import { useToasts } from '#web/ui/toast/toast-store.ts';

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
