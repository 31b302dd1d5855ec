import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { useToasts } from '#web/ui/toast/toast-store.ts';

beforeEach(async () => {
  await loadLocale('fi');
  await loadLocale('fi', 'account');
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('shows a toast and keeps the page when the connection is lost', async () => {
  const answer = await withConnectionToast(
    () => Promise.reject(new TypeError('fetch')),
    'fi',
    'account.toast.addressNotRemoved',
  );
  expect(isConnectionLost(answer)).toBe(true);
  expect(useToasts.getState().toasts).toMatchObject([
    { message: 'Osoitteen poisto epäonnistui! Yritä uudelleen.', type: 'error' },
  ]);
});

test('passes results and redirects through', async () => {
  expect(await withConnectionToast(async () => 'answer', 'fi', 'account.toast.failed')).toBe('answer');
  const redirect = new Response(null, { status: 302 });
  await expect(withConnectionToast(() => Promise.reject(redirect), 'fi', 'account.toast.failed')).rejects.toBe(
    redirect,
  );
  expect(useToasts.getState().toasts).toEqual([]);
});

test('gives up after fifteen seconds without a response', async () => {
  vi.useFakeTimers();
  const sent = withConnectionToast(() => new Promise(() => {}), 'fi', 'account.toast.failed');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isConnectionLost(await sent)).toBe(true);
  expect(useToasts.getState().toasts).toHaveLength(1);
});
