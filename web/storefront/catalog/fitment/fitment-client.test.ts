import { afterEach, expect, test, vi } from 'vitest';
import { readFitment } from './fitment-client.ts';

const row = { make: 'Polaris', model: 'PN 570', yearFrom: null, yearTo: null, note: '' };
const answering = (data: object, status = 200) => {
  const fetch = vi.fn(async (_: string) => new Response(JSON.stringify({ data }), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test('marks shown at the same time ask once, and each sku once', async () => {
  const fetch = answering({ 'A/1@1044': [row] });
  const asked = ['A/1@1044', 'B', 'A/1@1044'].map((sku) => readFitment(sku, 'fi'));
  expect(await Promise.all(asked)).toEqual([[row], [], [row]]);
  await readFitment('B', 'fi');
  expect(fetch.mock.calls).toEqual([['/data/fitment/of.json?locale=fi&sku=A%2F1%401044&sku=B']]);
  await readFitment('B', 'en');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failed question tells nothing and may be asked again', async () => {
  answering({}, 500);
  expect(await readFitment('C', 'fi')).toEqual([]);
  answering({ C: [row] });
  expect(await readFitment('C', 'fi')).toEqual([row]);
});
