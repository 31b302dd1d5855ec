import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payNowOf, priceCart } from '#domain/sales/cart/price-cart.ts';
import { type PaymentRow, paymentRows } from './payment-rows.ts';

const sumOf = (rows: PaymentRow[]) => rows.reduce((total, row) => total + row.unit * row.units, 0);
const depositLabel = 'Varausmaksu';
const shippingMethod = { sku: 'shipping-101', label: 'Posti' };
const line = (amount: number, total: number) => ({
  sku: 'A',
  title: 'Öljynsuodatin',
  variationName: '',
  amount,
  unit: total / amount,
  total,
  vatRate: 25.5,
});

test('has a row for the goods and one for the delivery (payment-5)', () => {
  const rows = paymentRows({ lines: [line(2, 2080)], depositLabel, shippingMethod, shipping: 540, officeFee: 0 });
  expect(rows).toEqual([
    { code: 'A', description: 'Öljynsuodatin', unit: 1040, units: 2, vatRate: 25.5 },
    { code: 'shipping-101', description: 'Posti', unit: 540, units: 1, vatRate: 25.5 },
  ]);
});

test('sends a line total that its units do not divide as one unit (payment-5)', () => {
  const rows = paymentRows({ lines: [line(3, 1000)], depositLabel, shippingMethod, shipping: 0, officeFee: 0 });
  expect(rows).toEqual([{ code: 'A', description: '3 × Öljynsuodatin', unit: 1000, units: 1, vatRate: 25.5 }]);
});

test('splits the delivery over the VAT rates of the goods, as the order does (delivery-7)', () => {
  const lines = [line(1, 7500), { ...line(1, 2500), sku: 'LEHTI', vatRate: 10 }];
  const rows = paymentRows({ lines, depositLabel, shippingMethod, shipping: 541, officeFee: 0 });
  expect(rows.slice(2)).toEqual([
    { code: 'shipping-101', description: 'Posti', unit: 406, units: 1, vatRate: 25.5 },
    { code: 'shipping-101', description: 'Posti', unit: 135, units: 1, vatRate: 10 },
  ]);
  const { vat } = priceCart(
    lines.map((l) => ({ ...l, unit: l.total })),
    { shipping: 541, officeFee: 0 },
  );
  for (const { rate, gross } of vat) expect(sumOf(rows.filter((row) => row.vatRate === rate))).toBe(gross);
});

test('charges only the deposit, in a row labelled as one (product-7)', () => {
  const lines = [{ ...line(2, 1_798_000), title: 'Mönkijä', variationName: 'Musta', deposit: 50_000 }, line(1, 1040)];
  expect(paymentRows({ lines, depositLabel, shippingMethod, shipping: 0, officeFee: 0 })).toEqual([
    { code: 'A', description: 'Varausmaksu: Mönkijä, Musta', unit: 50_000, units: 2, vatRate: 25.5 },
    { code: 'A', description: 'Öljynsuodatin', unit: 1040, units: 1, vatRate: 25.5 },
  ]);
});

test('two sizes of one sku are two rows with their size', () => {
  const lines = ['120 × 200 cm', '150 × 200 cm'].map((size) => ({ ...line(1, 2376), title: 'Peite', size }));
  const rows = paymentRows({ lines, depositLabel, shippingMethod, shipping: 0, officeFee: 0 });
  expect(rows.map(({ code, description }) => [code, description])).toEqual([
    ['A', 'Peite, 120 × 200 cm'],
    ['A', 'Peite, 150 × 200 cm'],
  ]);
});

test('rows sum to the amount to pay now, with deposits and margin-scheme goods (payment-5)', () => {
  const anyLine = fc.record({
    sku: fc.string({ minLength: 1, maxLength: 8 }),
    unit: fc.nat(2_000_000),
    amount: fc.integer({ min: 1, max: 99 }),
    vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
    deposit: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1 }), fc.nat(100_000), fc.nat(15_000), (goods, shipping, officeFee) => {
      const totals = priceCart(goods, { shipping, officeFee });
      const lines = totals.lines.map((l) => ({ ...l, title: 'x', variationName: '' }));
      const rows = paymentRows({ lines, depositLabel, shippingMethod, shipping, officeFee });
      expect(sumOf(rows)).toBe(totals.payNow);
      expect(totals.payNow).toBe(goods.reduce((sum, l) => sum + payNowOf(l), 0) + shipping + officeFee);
      for (const { rate, gross } of totals.vatNow)
        expect(sumOf(rows.filter((row) => row.vatRate === rate))).toBe(gross);
    }),
  );
});

test('rows sum to the total, for any lines (payment-5)', () => {
  const lines = fc.array(
    fc
      .record({ amount: fc.integer({ min: 1, max: 9999 }), total: fc.nat(10_000_000) })
      .map((l) => line(l.amount, l.total)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(lines, fc.nat(100_000), fc.nat(15_000), (goods, shipping, officeFee) => {
      const rows = paymentRows({ lines: goods, depositLabel, shippingMethod, shipping, officeFee });
      expect(sumOf(rows)).toBe(goods.reduce((total, l) => total + l.total, 0) + shipping + officeFee);
    }),
  );
});
