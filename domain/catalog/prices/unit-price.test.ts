import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentText, contentUnits, lowestUnitPrice, readContent, shownUnitPrice, unitPrice } from './unit-price.ts';

test.each([
  [4990, 4, 'l', { cents: 1248, per: 'l' }],
  [1290, 250, 'ml', { cents: 5160, per: 'l' }],
  [890, 400, 'g', { cents: 2225, per: 'kg' }],
  [1500, 250, 'cm', { cents: 600, per: 'm' }],
  [2000, 12, 'pcs', { cents: 167, per: 'pcs' }],
  [1990, 0.5, 'kg', { cents: 3980, per: 'kg' }],
  // the unit price is the price itself
  [1290, 1, 'l', null],
  [1290, 1000, 'ml', null],
  [99, 1, 'pcs', null],
] as const)('%d cents for %d %s (price-14: Decree 553/2013, sections 2 and 3)', (price, amount, unit, wanted) => {
  expect(shownUnitPrice(unitPrice(price, { amount, unit }), price)).toEqual(wanted);
});

test('a lower price never has a higher unit price, and both are of the same content (Decree 553/2013)', () => {
  const content = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    unit: fc.constantFrom(...contentUnits),
  });
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(content, cents, cents, (of, price, off) => {
      const [full, reduced] = [unitPrice(price + off, of), unitPrice(price, of)];
      const difference = Math.abs(full.cents * price - reduced.cents * (price + off));
      return reduced.cents <= full.cents && difference <= price + off;
    }),
  );
});

test('variants of one unit show the lowest, those of several units none', () => {
  const [litre, five] = [unitPrice(1290, { amount: 500, unit: 'ml' }), unitPrice(4990, { amount: 4, unit: 'l' })];
  expect(lowestUnitPrice([litre, five])).toEqual({ cents: 1248, per: 'l', isFrom: true });
  // 1 l for 12,90 €, and 4 l for 49,90 €: the price itself is one of two unit prices
  const single = unitPrice(1290, { amount: 1, unit: 'l' });
  expect(lowestUnitPrice([single, five])).toEqual({ cents: 1248, per: 'l', isFrom: true });
  expect(lowestUnitPrice([five, five])).toEqual({ cents: 1248, per: 'l' });
  expect(lowestUnitPrice([five, { cents: 1, per: 'kg' }])).toBeNull();
  expect(lowestUnitPrice([five, null])).toBeNull();
});

test('a content is read as people write it, and written so that it is read back', () => {
  expect(readContent('0,25 kg')).toEqual({ amount: 0.25, unit: 'kg' });
  expect(readContent('12 kpl')).toEqual({ amount: 12, unit: 'pcs' });
  expect(readContent('2.5m²')).toEqual({ amount: 2.5, unit: 'm2' });
  for (const typed of ['', 'l', '4', '0 l', '-1 l', '4 gallonaa', '1,2345 l']) expect(readContent(typed)).toBeNull();
  for (const unit of contentUnits)
    expect(readContent(contentText({ amount: 1.5, unit }))).toEqual({ amount: 1.5, unit });
});
