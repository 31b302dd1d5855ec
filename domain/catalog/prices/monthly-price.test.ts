import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOffer } from './monthly-price.ts';

const terms = {
  lender: 'Rahoitus',
  openingFeeCents: 0,
  monthlyFeeCents: 0,
  months: [12],
  leastCents: 50_000,
  confirmedOn: '2026-11-01',
};

test.each([
  // 6 % a year in monthly parts is 6.17 % a year
  [1_200_000, 6, 0, 0, { monthly: 103_280, apr: 6.2 }],
  [1_200_000, 0, 0, 0, { monthly: 100_000, total: 1_200_000, apr: 0 }],
  [1_200_000, 6, 15_000, 900, { monthly: 104_180, total: 1_265_160, apr: 10.4 }],
])(
  '%d cents over twelve months at %d %% (vehicle-box-1)',
  (price, ratePercent, openingFeeCents, monthlyFeeCents, wanted) => {
    const offer = creditOffer(price, 0, 12, { ...terms, ratePercent, openingFeeCents, monthlyFeeCents });
    expect(offer).toMatchObject(wanted);
  },
);

test('the payments are worth the credit at the annual percentage rate, which fees only raise (Directive 2008/48/EC, annex I)', () => {
  const sums = fc.record({
    credit: fc.integer({ min: 50_000, max: 5_000_000 }),
    months: fc.integer({ min: 6, max: 84 }),
    ratePercent: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    openingFeeCents: fc.integer({ min: 0, max: 30_000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 1500 }),
  });
  fc.assert(
    fc.property(sums, ({ credit, months, ...fees }) => {
      const offer = creditOffer(credit + 10_000, 10_000, months, { ...terms, ...fees });
      const free = creditOffer(credit, 0, months, { ...terms, ratePercent: fees.ratePercent });
      if (!offer || !free) throw new Error('no offer');
      const worth = Array.from(
        { length: months },
        (_, i) => (offer.monthly + (i === 0 ? fees.openingFeeCents : 0)) / (1 + offer.apr / 100) ** ((i + 1) / 12),
      ).reduce((a, b) => a + b, 0);
      // the rate has one decimal
      expect(Math.abs(worth - credit) / credit).toBeLessThan(0.0005 * (months / 12) + 0.0001);
      expect(offer.apr).toBeGreaterThanOrEqual(free.apr);
      expect(offer.total).toBe(offer.monthly * months + fees.openingFeeCents);
      expect(offer.total).toBeGreaterThanOrEqual(credit);
    }),
  );
});

test('no credit below the least sum of the lender', () => {
  expect(creditOffer(59_999, 10_000, 12, { ...terms, ratePercent: 5 })).toBeNull();
});
