import { expect, test } from 'vitest';
import { sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { eachAtOnce, hydratedHit } from './hydrated.ts';

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

test('the price of now is the final one, and makes a part without a price sold', () => {
  expect(hydratedHit(hit, { stock, price: { price: 12.55 } })).toMatchObject({
    stock,
    finalPrice: { inclTax: 1255, exclTax: 1000 },
    isSold: true,
  });
  expect(hydratedHit({ ...hit, replacedBy: ['2@1044'] }, { stock, price: { price: 12.55 } }).isSold).toBe(false);
});

test('what could not be learnt leaves the price as it was', () => {
  const priced = hydratedHit(hit, { stock, price: { price: 10 } });
  expect(hydratedHit(priced, { stock: null, price: { price: null } })).toEqual({ ...priced, stock: null });
});

test('no more than five are asked at once, and all are asked', async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await eachAtOnce([...Array(23).keys()], 5, async (entry) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, entry % 3));
    now--;
    done.push(entry);
  });
  expect([most, done.toSorted((a, b) => a - b)]).toEqual([5, [...Array(23).keys()]]);
});

test('nothing more is asked once it is stopped', async () => {
  let asked = 0;
  await eachAtOnce(
    [1, 2, 3, 4],
    1,
    async () => void asked++,
    () => asked >= 2,
  );
  expect(asked).toBe(2);
});
