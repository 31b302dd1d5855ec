import { expect, test, vi } from 'vitest';
import { type SparePartHit, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { hydrateWithTimeout } from './hydrate-with-timeout.ts';

const stock = { qty: 3, stockStatus: 'inStock', nextDeliveryDate: null } as const;
const hit = (productCode: string): SparePartHit => ({
  ...sparePartHit(
    {
      supplierNumber: '88',
      supplier: 'Honda',
      group: '',
      groupEn: '',
      productCode,
      name: productCode,
      price: 1000,
      qty: null,
      availableOn: null,
      replacedBy: [],
    },
    25.5,
    '2026-11-21',
  ),
  stock: null,
});
const qty = (hits: readonly SparePartHit[]) => hits.map((one) => one.stock?.qty ?? null);

test('includes stock that arrives in time and leaves the rest to the browser', async () => {
  vi.useFakeTimers();
  const hydrate = (sku: string) =>
    new Promise<{ stock: typeof stock; price: null }>((resolve) =>
      setTimeout(() => resolve({ stock, price: null }), sku.startsWith('slow') ? 5000 : 50),
    );
  const loading = hydrateWithTimeout([hit('a'), hit('slow'), hit('b')], hydrate);
  await vi.advanceTimersByTimeAsync(400);
  expect(qty(await loading)).toEqual([3, null, 3]);
  vi.useRealTimers();
});

test('does not fetch stock that the search returned', async () => {
  const hydrate = vi.fn();
  expect(qty(await hydrateWithTimeout([{ ...hit('a'), stock }], hydrate))).toEqual([3]);
  expect(hydrate).not.toHaveBeenCalled();
});
