import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedAttributes } from './used-attributes.ts';
import { valueOrder } from './value-order.ts';

const of = (kilometres: number | null, hours: number | null) =>
  usedAttributes({ year: 2021, condition: 'good', kilometres, hours }).map(({ value }) => value.fi);

test.each([
  [null, null, []],
  [0, null, ['0–1 000 km']],
  [999, null, ['0–1 000 km']],
  [1000, null, ['1 000–5 000 km']],
  [20_000, null, ['20 000 km tai enemmän']],
  [null, 46, ['0–50 h']],
  [4200, 1450, ['1 000–5 000 km', '1 000 h tai enemmän']],
])('%s km and %s h are filtered as %j (listing-8)', (kilometres, hours, stretches) => {
  expect(of(kilometres, hours)).toEqual(['2021', 'Hyvä', ...stretches]);
});

test('stretches are ordered by what they begin with (listing-8)', () => {
  const texts = [0, 1500, 7000, 15_000, 30_000].map((kilometres) => of(kilometres, null)[2] ?? '');
  const order = valueOrder(texts);
  expect(order && texts.toReversed().toSorted(order)).toEqual(texts);
});

test('each distance has one stretch, which it lies in (listing-8)', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (kilometres) => {
      const [from = 0, to = Number.POSITIVE_INFINITY] = (of(kilometres, null)[2] ?? '')
        .replaceAll(' ', '')
        .split(/[–a-z]/)
        .flatMap((part) => (part ? [Number(part)] : []))
        .filter((number) => !Number.isNaN(number));
      expect(kilometres >= from && kilometres < to).toBe(true);
    }),
  );
});
