import { expect, test } from 'vitest';
import { sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { forEachConcurrently, withHydration } from './hydrated.ts';

const hit = {
  ...sparePartHit(
    {
      supplierNumber: '1044',
      supplier: 'Polaris',
      group: '',
      groupEn: '',
      productCode: '1',
      name: 'Hihna',
      price: null,
      qty: null,
      availableOn: null,
      replacedBy: [],
    },
    25.5,
    '2026-11-21',
  ),
  stock: null,
};
const stock = { qty: 3, stockStatus: 'inStock', nextDeliveryDate: null } as const;

test('the hydrated price is the final price without a reduction, and makes an unpriced part sellable (spare-part-8)', () => {
  expect(withHydration(hit, { stock, price: { price: 12.55 } })).toMatchObject({
    stock,
    finalPrice: { inclTax: 1255, exclTax: 1000 },
    isSold: true,
  });
  expect(withHydration({ ...hit, replacedBy: ['2@1044'] }, { stock, price: { price: 12.55 } }).isSold).toBe(false);
});

test('an unknown price leaves the price unchanged', () => {
  const priced = withHydration(hit, { stock, price: { price: 10 } });
  expect(withHydration(priced, { stock: null, price: { price: null } })).toEqual({ ...priced, stock: null });
});

test('runs at most five at a time, and all of them', async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await forEachConcurrently([...Array(23).keys()], 5, async (entry) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, entry % 3));
    now--;
    done.push(entry);
  });
  expect([most, done.toSorted((a, b) => a - b)]).toEqual([5, [...Array(23).keys()]]);
});

test('starts nothing more once stopped', async () => {
  let calls = 0;
  await forEachConcurrently(
    [1, 2, 3, 4],
    1,
    async () => void calls++,
    () => calls >= 2,
  );
  expect(calls).toBe(2);
});
