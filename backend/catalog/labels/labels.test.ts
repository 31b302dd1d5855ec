import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/products/product.ts';
import { labelRoutes } from './routes.ts';

const label = { tyreClass: 'C1', fuel: 'B', wet: 'A', noise: 69, noiseGrade: 'A' } as const;

function ask(tyreLabel: object | undefined, sku = 'R 1') {
  const product = { brand: 'Ni & <tos>', variants: [{ sku: 'R 1', variationName: '205/55 R16', tyreLabel }] };
  const productsBySku = async (skus: readonly string[]) =>
    skus.includes('R 1') ? [product as unknown as Product] : [];
  return labelRoutes({ catalog: { productsBySku } }).request(`/labels/tyres/${encodeURIComponent(sku)}.svg`);
}

test('draws the label of a tyre in the layout of Regulation (EU) 2020/740, annex II (tyre-label-1)', async () => {
  const response = await ask({ ...label, snow: true, ice: true, type: 'POUTA-1', eprel: 490_123 });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  const svg = await response.text();
  for (const text of ['ENERG', 'Ni &amp; &lt;tos&gt;', '205/55 R16', 'POUTA-1', 'C1', '69 dB', '2020/740'])
    expect(svg).toContain(`>${text}<`);
  const plain = await (await ask(label)).text();
  expect(plain).toContain('>R 1<');
  expect(plain.length).toBeLessThan(svg.length);
});

test('has no label for an exempt tyre, other goods and unknown skus (Regulation (EU) 2020/740, art. 2) (tyre-label-2)', async () => {
  for (const given of [{ exempt: 'studded' }, { ...label, exempt: 'used' }, { tyreClass: 'C1' }, undefined])
    expect((await ask(given)).status).toBe(404);
  expect((await ask(label, 'R 2')).status).toBe(404);
});
