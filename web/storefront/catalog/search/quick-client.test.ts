import { afterEach, expect, test, vi } from 'vitest';
import { fetchQuickResults } from './quick-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('a search that cannot be reached fails with status 0 and the message of the transport (search-5)', async () => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1:9/' });
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const failure = await fetchQuickResults('hihna', 'fi', { appId: 'SHOP', apiKey: 'key', hosted: null }).catch(
    (error: Error) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ status: 0 });
  expect(String((failure as Error).message)).not.toMatch(/application id|api key/i);
});
