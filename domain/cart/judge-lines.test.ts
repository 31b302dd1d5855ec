import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentRows } from '../orders/payment-rows.ts';
import type { CartItem } from './cart-item.ts';
import { judgeLines } from './judge-lines.ts';
import { priceCart, pricedLine } from './price-cart.ts';
import { sizedItem } from './sized-item.ts';
import { type WantedLine, wantedLine } from './wanted-line.ts';

const goods = (sku: string, unit: number, more: Partial<CartItem> = {}): CartItem => ({
  id: sku,
  version: 2,
  baseType: 'cartItem',
  sku,
  parentSku: sku,
  title: sku,
  variationName: '',
  amount: 1,
  image: null,
  slug: sku,
  link: `/product/${sku}`,
  price: {
    price: unit,
    finalPrice: { inclTax: unit, exclTax: unit },
    salePercent: null,
    lowest30: null,
    priceRuleId: null,
  },
  vatRate: 25.5,
  shippingClass: 'parcel',
  shippingOptions: [],
  variationOptions: {},
  productLine: 1,
  stock: { qty: 5, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: {} },
  erpinfo: null,
  brands: [],
  categories: [],
  reviews: null,
  isCartRuleItem: false,
  sparePart: false,
  customization: null,
  sizing: null,
  saleMode: 'buy',
  deposit: null,
  ...more,
});
const limits = { min: 50, max: 400, step: 1 };
const cut = (perM2: number, more: Partial<CartItem> = {}) =>
  goods('PEITE', perM2, { sizing: { identifier: 'size', widthCm: limits, lengthCm: limits, perM2 }, ...more });
const size = (widthCm: number, lengthCm: number) => ({ identifier: 'size' as const, widthCm, lengthCm });
const judge = (wanted: WantedLine[], ...items: CartItem[]) =>
  judgeLines(wanted, new Map(items.map((item) => [item.sku, item])));

test('a piece cut to size has its own id and price; a reduction keeps its percentage', () => {
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
  ['gone', { sku: 'POIS', amount: 1 }, { reason: 'gone', available: 0 }],
])('%s is refused by name', (_name, wanted, problem) => {
  const [judged] = judge([wanted], cut(990), goods('A', 100), goods('TARJOUS', 100, { saleMode: 'quote' }));
  expect(judged?.problem).toMatchObject({ sku: wanted.sku, ...problem });
});

test('sizes of one sku share its stock in the order of the lines', () => {
  const wanted = [100, 120, 140].map((width) => ({ sku: 'PEITE', amount: 2, customization: size(width, 100) }));
  const problems = judge(wanted, cut(990, { productLine: 2 })).map(({ problem }) => problem);
  expect(problems).toMatchObject([null, null, { id: 'PEITE~140x100', reason: 'limited', available: 1 }]);
});

test('a deposit is never more than the piece costs', () => {
  const item = sizedItem(cut(990, { deposit: 5000, saleMode: 'deposit' }), { widthCm: 50, lengthCm: 50 });
  expect([item.price.finalPrice.inclTax, item.deposit]).toEqual([248, 248]);
});

const cm = fc.integer({ min: 50, max: 400 });
const anyGoods = fc.record({
  unit: fc.nat(2_000_000),
  vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
  deposit: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  isCut: fc.boolean(),
  amounts: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 50 }), w: cm, l: cm }), {
    minLength: 1,
    maxLength: 4,
  }),
});

test('browser total = server total = Σ lines = gateway rows, for carts of normal, sized, deposit and margin goods', () => {
  const shipping = fc.record({ shipping: fc.nat(80_000), officeFee: fc.nat(15_000) });
  fc.assert(
    fc.property(fc.array(anyGoods, { minLength: 1, maxLength: 8 }), shipping, (kinds, price) => {
      const items = kinds.map(({ unit, vatRate, deposit, isCut }, i) =>
        goods(`S${i}`, unit, {
          vatRate,
          deposit: deposit === null || isCut ? deposit : Math.min(deposit, unit),
          saleMode: deposit === null ? 'buy' : 'deposit',
          sizing: isCut ? { identifier: 'size', widthCm: limits, lengthCm: limits, perM2: unit } : null,
        }),
      );
      // the browser's cart, with prices worked out there
      const cart = kinds.flatMap(({ amounts, isCut }, i) =>
        (isCut ? amounts : amounts.slice(0, 1)).flatMap(({ amount, w, l }) => {
          const item = items[i];
          if (!item) return [];
          return [{ ...(isCut ? sizedItem(item, { widthCm: w, lengthCm: l }) : item), amount }];
        }),
      );
      const seen = priceCart(cart.map(pricedLine), price);
      // the server believes sku, size and pieces only
      const judged = judge(cart.map(wantedLine), ...items);
      expect(judged.every(({ problem }) => problem === null)).toBe(true);
      const fresh = judged.flatMap(({ item }) => item ?? []);
      const totals = priceCart(fresh.map(pricedLine), price);
      expect(totals).toEqual(seen);
      expect(totals.lines.reduce((sum, l) => sum + l.total, 0) + price.shipping + price.officeFee).toBe(totals.total);
      expect(totals.payNow + totals.dueLater).toBe(totals.total);
      expect(Math.min(totals.payNow, totals.dueLater)).toBeGreaterThanOrEqual(0);
      const rows = paymentRows({
        lines: totals.lines.map((l) => ({ ...l, title: l.sku, variationName: '' })),
        depositLabel: 'Varausmaksu',
        shippingMethod: { sku: 'shipping-1', label: 'x' },
        ...price,
      });
      expect(rows.reduce((sum, row) => sum + row.unit * row.units, 0)).toBe(totals.payNow);
    }),
    { numRuns: 300 },
  );
});
