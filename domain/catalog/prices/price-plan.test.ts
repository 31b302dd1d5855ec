import { describe, expect, it } from 'vitest';
import { nextBoundary, type PricePlan, plainPlan, priceAt } from './price-plan.ts';

const at = (time: string) => new Date(time);
const plan: PricePlan = {
  regular: [
    { cents: 20_000, from: null },
    { cents: 22_000, from: '2026-12-01T00:00:00.000Z' },
    { cents: null, from: '2027-01-01T00:00:00.000Z' },
  ],
  reductions: [
    {
      cents: 15_000,
      from: '2026-11-27T22:00:00.000Z',
      until: '2026-11-30T22:00:00.000Z',
      reference: 19_000,
      campaignFrom: '2026-11-27T22:00:00.000Z',
      ruleId: 'musta',
    },
  ],
};

describe('priceAt', () => {
  it.each([
    ['a second before the start', '2026-11-27T21:59:59.999Z', 20_000, null],
    ['at the start', '2026-11-27T22:00:00.000Z', 15_000, 19_000],
    ['a moment before the end', '2026-11-30T21:59:59.999Z', 15_000, 19_000],
    ['at the end', '2026-11-30T22:00:00.000Z', 20_000, null],
    ['after a coming regular price', '2026-12-01T00:00:00.000Z', 22_000, null],
    ['when it is no longer for sale', '2027-01-01T00:00:00.000Z', null, null],
  ])('price %s', (_, time, price, lowest30) => {
    expect(priceAt(plan, at(time))).toMatchObject({ price, lowest30 });
  });

  it('gives the regular price, the end and the rule of a reduction', () => {
    expect(priceAt(plan, at('2026-11-29T00:00:00.000Z'))).toEqual({
      price: 15_000,
      regular: 20_000,
      lowest30: 19_000,
      saleEndsAt: at('2026-11-30T22:00:00.000Z'),
      ruleId: 'musta',
    });
  });

  it('ignores a reduction that is not below the regular price, and one of a product that is not for sale', () => {
    const [reduction] = plan.reductions;
    if (!reduction) throw new Error('no reduction');
    const cheap = { regular: [{ cents: 15_000, from: null }], reductions: [reduction] };
    expect(priceAt(cheap, at('2026-11-29T00:00:00.000Z'))).toMatchObject({ price: 15_000, lowest30: null });
    expect(priceAt({ ...plainPlan(null), reductions: [reduction] }, at('2026-11-29T00:00:00.000Z')).price).toBeNull();
    expect(priceAt({ regular: [], reductions: [] }, at('2026-11-29T00:00:00.000Z')).price).toBeNull();
  });
});

it('gives the moment of the first price when there is none yet', () => {
  const coming = {
    regular: [
      { cents: null, from: null },
      { cents: 1_749_000, from: '2027-02-25T22:00:00.000Z' },
    ],
    reductions: [],
  };
  expect(priceAt(coming, at('2026-11-22T00:00:00.000Z')).pricedFrom).toEqual(at('2027-02-25T22:00:00.000Z'));
  expect(priceAt(coming, at('2027-02-26T00:00:00.000Z'))).toMatchObject({ price: 1_749_000 });
  expect(priceAt(plainPlan(null), at('2026-11-22T00:00:00.000Z'))).not.toHaveProperty('pricedFrom');
});

describe('nextBoundary', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-27T22:00:00.000Z'],
    ['2026-11-27T22:00:00.000Z', '2026-11-30T22:00:00.000Z'],
    ['2026-12-02T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', null],
  ])('the boundary after %s is %s', (after, next) => {
    expect(nextBoundary(plan, at(after))?.toISOString() ?? null).toBe(next);
  });
});
