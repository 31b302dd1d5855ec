import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Customization } from '#domain/catalog/products/product.ts';
import { checkSize, sizePrice, sizeText } from './size-price.ts';

const limits: Customization = {
  identifier: 'size',
  widthCm: { min: 50, max: 400, step: 5 },
  lengthCm: { min: 51, max: 1000, step: 2 },
};

test.each([
  ['two square metres and a bit', 990, 120, 200, 2.4, 2376],
  ['the area is rounded first: 1.2344 → 1.23', 1000, 1543, 8, 1.23, 1230],
  ['half a hundredth goes up: 0.125 → 0.13', 1000, 25, 50, 0.13, 130],
  ['just below the half: 0.1248 → 0.12', 1000, 24, 52, 0.12, 120],
  ['half a cent goes up: 0.05 m² × 0.30 €', 30, 10, 50, 0.05, 2],
  ['a free square metre', 0, 100, 100, 1, 0],
  ['the largest there is', 99_999, 10_000, 10_000, 10_000, 999_990_000],
])('%s (price-8)', (_name, unit, widthCm, lengthCm, areaM2, cents) => {
  expect(sizePrice(unit, { widthCm, lengthCm })).toEqual({ areaM2, cents });
});

test('accepts a size within its limits, in steps counted from the minimum (product-8)', () => {
  expect(checkSize(limits, { widthCm: 120, lengthCm: 201 })).toEqual({
    ok: true,
    value: { widthCm: 120, lengthCm: 201 },
  });
});

test.each([
  ['not whole', { widthCm: 120.5, lengthCm: 201 }, ['widthCm whole']],
  ['not a number', { widthCm: Number.NaN, lengthCm: 201 }, ['widthCm whole']],
  ['too narrow', { widthCm: 45, lengthCm: 201 }, ['widthCm min']],
  ['too long', { widthCm: 120, lengthCm: 1001 }, ['lengthCm max']],
  ['between two steps', { widthCm: 121, lengthCm: 200 }, ['widthCm step', 'lengthCm step']],
  ['nothing right', { widthCm: -1, lengthCm: Number.POSITIVE_INFINITY }, ['widthCm min', 'lengthCm whole']],
])('rejects %s by field (product-8)', (_name, size, expected) => {
  const checked = checkSize(limits, size);
  const problems = checked.ok ? [] : (checked.details ?? []);
  expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
});

test('rejects a piece whose area rounds to zero, whatever the limits', () => {
  const tiny = { min: 1, max: 10, step: 1 };
  const checked = checkSize({ identifier: 'size', widthCm: tiny, lengthCm: tiny }, { widthCm: 4, lengthCm: 10 });
  expect(checked).toMatchObject({ ok: false, details: [{ field: 'widthCm', reason: 'min' }, { field: 'lengthCm' }] });
});

test('writes a size the same in both languages', () => {
  expect(sizeText({ widthCm: 120, lengthCm: 200 })).toBe('120 × 200 cm, 2,40 m²');
});

const cm = fc.integer({ min: 1, max: 10_000 });
const unit = fc.integer({ min: 0, max: 100_000 });

test('the price is whole cents, never negative, and the same for a turned piece', () => {
  fc.assert(
    fc.property(cm, cm, unit, (widthCm, lengthCm, unitCents) => {
      const { areaM2, cents } = sizePrice(unitCents, { widthCm, lengthCm });
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      expect(sizePrice(unitCents, { widthCm: lengthCm, lengthCm: widthCm })).toEqual({ areaM2, cents });
      expect(Math.abs(areaM2 - (widthCm * lengthCm) / 10_000)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(Math.abs(cents - areaM2 * unitCents)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('a larger piece is never cheaper', () => {
  fc.assert(
    fc.property(cm, cm, unit, (widthCm, lengthCm, unitCents) => {
      const { cents } = sizePrice(unitCents, { widthCm, lengthCm });
      expect(sizePrice(unitCents, { widthCm: widthCm + 1, lengthCm }).cents).toBeGreaterThanOrEqual(cents);
    }),
  );
});

test('every accepted size is a whole number of steps from the minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1100 }), (widthCm, lengthCm) => {
      const right =
        widthCm >= 50 &&
        widthCm <= 400 &&
        widthCm % 5 === 0 &&
        lengthCm >= 51 &&
        lengthCm <= 1000 &&
        lengthCm % 2 === 1;
      expect(checkSize(limits, { widthCm, lengthCm }).ok).toBe(right);
    }),
  );
});
