import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from './price-cart.ts';

const line = (unit: number, amount: number, vatRate = 25.5) => ({ sku: `${unit}-${vatRate}`, unit, amount, vatRate });
const posti = { shipping: 540, officeFee: 0 };

test.each([
  ['one unit, no delivery chosen yet', [line(9900, 1)], null, 9900, 9900, [[25.5, 7888, 2012, 9900]]],
  ['two filters and a parcel (payment-1)', [line(1040, 2)], posti, 2080, 2620, [[25.5, 2087, 533, 2620]]],
  ['half a cent of net rounds up (cart-9)', [line(251, 1)], null, 251, 251, [[25.5, 200, 51, 251]]],
  [
    'delivery is split over the goods’ rates by largest remainder (delivery-7)',
    [line(1000, 1), line(500, 1, 13.5)],
    posti,
    1500,
    2040,
    [
      [25.5, 1084, 276, 1360],
      [13.5, 600, 80, 680],
    ],
  ],
  ['a free product costs only its delivery', [line(0, 1)], posti, 0, 540, [[25.5, 430, 110, 540]]],
  ['an empty cart costs nothing, with or without a delivery method', [], posti, 0, 0, []],
])('%s', (_name, lines, shipping, goods, total, vat) => {
  const totals = priceCart(lines, shipping);
  expect([totals.goods, totals.total]).toEqual([goods, total]);
  expect(totals.vat.map((row) => [row.rate, row.net, row.vat, row.gross])).toEqual(vat);
});

test('the office fee of a vehicle handover is part of the total', () => {
  const totals = priceCart([line(899000, 1)], { shipping: 14000, officeFee: 15000 });
  expect(totals).toMatchObject({ shipping: 14000, officeFee: 15000, total: 928000 });
});

test('a deposit is paid now, the rest at the pickup; VAT is given for both (product-7)', () => {
  const totals = priceCart([{ ...line(899_000, 1), deposit: 50_000 }, line(1040, 2)], { shipping: 0, officeFee: 0 });
  expect(totals).toMatchObject({ total: 901_080, payNow: 52_080, dueLater: 849_000 });
  expect(totals.vatNow).toEqual([{ rate: 25.5, net: 39_841 + 1657, vat: 10_582, gross: 52_080 }]);
  expect(totals.vat[0]?.gross).toBe(901_080);
});

test('limits a deposit to the reduced price', () => {
  const totals = priceCart([{ ...line(40_000, 2), deposit: 50_000 }], null);
  expect(totals).toMatchObject({ total: 80_000, payNow: 80_000, dueLater: 0 });
});

test('shows no VAT for margin-scheme goods, next to goods with VAT', () => {
  const totals = priceCart([line(420_000, 1, 0), line(10_000, 1)], null);
  expect(totals.vat).toEqual([
    { rate: 25.5, net: 7968, vat: 2032, gross: 10_000 },
    { rate: 0, net: 420_000, vat: 0, gross: 420_000 },
  ]);
});

const anyLine = fc.record({
  sku: fc.string({ minLength: 1, maxLength: 8 }),
  unit: fc.integer({ min: 0, max: 5_000_000 }),
  amount: fc.integer({ min: 1, max: 9999 }),
  vatRate: fc.constantFrom(25.5, 24, 14, 13.5, 10, 0),
  deposit: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
});
const anyShipping = fc.option(
  fc.record({ shipping: fc.integer({ min: 0, max: 105_000 }), officeFee: fc.integer({ min: 0, max: 15_000 }) }),
);

test('loses no cent and has no negative sum, for any cart (cart-9)', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), anyShipping, (lines, shipping) => {
      const totals = priceCart(lines, shipping);
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(totals.lines.map((l) => l.total))).toBe(totals.goods);
      expect(totals.goods + totals.shipping + totals.officeFee).toBe(totals.total);
      expect(sum(totals.vat.map((row) => row.gross))).toBe(totals.total);
      expect(totals.netTotal + totals.vatTotal).toBe(totals.total);
      expect(totals.payNow + totals.dueLater).toBe(totals.total);
      expect(Math.min(totals.payNow, totals.dueLater)).toBeGreaterThanOrEqual(0);
      expect(sum(totals.vatNow.map((row) => row.gross))).toBe(totals.payNow);
      for (const row of [...totals.vat, ...totals.vatNow]) {
        expect(row.net + row.vat).toBe(row.gross);
        expect(Math.min(row.net, row.vat, row.gross)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(row.net)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('totals do not depend on the order of the lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), anyShipping, (lines, shipping) => {
      const { lines: _a, ...there } = priceCart(lines, shipping);
      const { lines: _b, ...back } = priceCart(lines.toReversed(), shipping);
      expect(back).toEqual(there);
    }),
  );
});

test('gift cards have no VAT and no share of the delivery, and a VAT row separate from margin-scheme goods', () => {
  const card = { ...line(5000, 1, 0), isGiftCard: true };
  const totals = priceCart([line(1000, 1), card, line(2000, 1, 0)], posti, { giftCard: 100_000 });
  expect(totals.vat).toEqual([
    { rate: 25.5, net: 940, vat: 240, gross: 1180 },
    { rate: 0, net: 2360, vat: 0, gross: 2360 },
    { rate: 0, isVoucher: true, net: 5000, vat: 0, gross: 5000 },
  ]);
  // a gift card does not pay for another gift card
  expect([totals.giftCard, totals.toPay]).toEqual([3540, 5000]);
});
