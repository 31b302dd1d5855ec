import { afterEach, expect, test, vi } from 'vitest';
import { readFitment } from './fitment-client.ts';

const row = { make: 'Polaris', model: 'PN 570', yearFrom: null, yearTo: null, note: '' };
const stubFetch = (data: object, status = 200) => {
  const fetch = vi.fn(async (_: string) => new Response(JSON.stringify({ data }), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test('batches the skus of one render into one request, each sku once', async () => {
  const fetch = stubFetch({ 'A/1@1044': [row] });
  const reads = ['A/1@1044', 'B', 'A/1@1044'].map((sku) => readFitment(sku, 'fi'));
  expect(await Promise.all(reads)).toEqual([[row], [], [row]]);
  await readFitment('B', 'fi');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/data/fitment/of.json?locale=fi&sku=A%2F1%401044&sku=B']);
  await readFitment('B', 'en');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failed request gives no rows and is retried at the next read', async () => {
  stubFetch({}, 500);
  expect(await readFitment('C', 'fi')).toEqual([]);
  stubFetch({ C: [row] });
  expect(await readFitment('C', 'fi')).toEqual([row]);
});
