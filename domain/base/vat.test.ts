import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netOf, vatOf, vatRate } from '#domain/base/vat.ts';

test.each([
  ['standard', '2024-08-31', 24],
  ['standard', '2024-09-01', 25.5],
  ['standard', '2026-11-21', 25.5],
  ['reduced', '2025-12-31', 14],
  ['reduced', '2026-01-01', 13.5],
  ['press', '2026-11-21', 10],
  ['press', '2024-01-01', 10],
  ['reduced', '2024-09-01', 14],
  ['margin', '2024-01-01', 0],
  ['margin', '2026-11-21', 0],
] as const)('%s on %s is %s %%', (vatClass, date, rate) => {
  expect(vatRate(vatClass, date)).toBe(rate);
});

test.each([
  [12550, 25.5, 10000],
  [540, 25.5, 430],
  [100, 25.5, 80],
  [1, 25.5, 1],
  [0, 10, 0],
  [12550, 0, 12550],
  [9999, 13.5, 8810],
  [11350, 13.5, 10000],
])('%s cents at %s %% are %s net (price-7)', (gross, rate, net) => {
  expect(netOf(gross, rate)).toBe(net);
});

test('net and VAT always sum to the gross', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_998 }), fc.constantFrom(24, 25.5, 14, 13.5, 10), (gross, rate) => {
      expect(netOf(gross, rate) + vatOf(gross, rate)).toBe(gross);
      expect(vatOf(gross, rate)).toBeGreaterThanOrEqual(0);
    }),
  );
});
