import { expect, test } from 'vitest';
import { testCartItem as goods } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { checkLines } from './check-lines.ts';

const limits = { min: 50, max: 400, step: 1 };
const cut = (perM2: number, more: Partial<CartItem> = {}) =>
  goods('PEITE', perM2, { sizing: { identifier: 'size', widthCm: limits, lengthCm: limits, perM2 }, ...more });
const size = (widthCm: number, lengthCm: number) => ({ identifier: 'size' as const, widthCm, lengthCm });
const judge = (wanted: WantedLine[], ...items: CartItem[]) =>
  checkLines(wanted, new Map(items.map((item) => [item.sku, item])));

test('a product cut to size has its own id and price; a reduction keeps its percentage (price-8)', () => {
  const reduced = cut(990, {
    price: { ...goods('', 990).price, price: 1290, lowest30: 1290, salePercent: 23 },
  });
  const [judged] = judge([{ sku: 'PEITE', amount: 2, customization: size(120, 200) }], reduced);
  expect(judged?.problem).toBeNull();
  expect(judged?.item).toMatchObject({
    id: 'PEITE~120x200',
    amount: 2,
    customization: { widthCm: 120, lengthCm: 200 },
    sizing: { perM2: 990 },
    price: { price: 3096, finalPrice: { inclTax: 2376, exclTax: 1893 }, lowest30: 3096, salePercent: 23 },
  });
});

test.each([
  ['no size', { sku: 'PEITE', amount: 1 }, { reason: 'wrong_size', id: 'PEITE', sizes: [] }],
  [
    'a size outside of the limits',
    { sku: 'PEITE', amount: 1, customization: size(49, 401) },
    { reason: 'wrong_size', id: 'PEITE~49x401', sizes: [{ field: 'widthCm', reason: 'min' }, { field: 'lengthCm' }] },
  ],
  ['a size of other goods', { sku: 'A', amount: 1, customization: size(100, 100) }, { reason: 'wrong_size' }],
  ['quote only', { sku: 'TARJOUS', amount: 1 }, { reason: 'quote_only', id: 'TARJOUS', available: 0 }],
  ['unknown', { sku: 'POIS', amount: 1 }, { reason: 'unknown', available: 0 }],
])('rejects with a reason: %s', (_name, wanted, problem) => {
  const [judged] = judge([wanted], cut(990), goods('A', 100), goods('TARJOUS', 100, { saleMode: 'quote' }));
  expect(judged?.problem).toMatchObject({ sku: wanted.sku, ...problem });
});

test('sizes of one sku share its stock in line order (cart-3)', () => {
  const wanted = [100, 120, 140].map((width) => ({ sku: 'PEITE', amount: 2, customization: size(width, 100) }));
  const problems = judge(wanted, cut(990, { productLine: 2 })).map(({ problem }) => problem);
  expect(problems).toMatchObject([null, null, { id: 'PEITE~140x100', reason: 'limited', available: 1 }]);
});

test('limits a deposit to the price of the unit', () => {
  const item = sizedItem(cut(990, { deposit: 5000, saleMode: 'deposit' }), { widthCm: 50, lengthCm: 50 });
  expect([item.price.finalPrice.inclTax, item.deposit]).toEqual([248, 248]);
});
