import { describe, expect, it } from 'vitest';
import { type PlanRequest, planPrices, samePlan } from './plan-prices.ts';
import { type PricePlan, plainPlan, priceAt } from './price-plan.ts';
import type { PricesRow, RowPrices } from './wanted-prices.ts';

const at = (time: string) => new Date(time);
const NOW = at('2026-11-21T10:00:00.000Z');
const LATER = at('2026-11-25T10:00:00.000Z');
const history = [{ cents: 20_000, from: at('2026-01-01T00:00:00Z') }];

const row = (fields: Partial<RowPrices> = {}): RowPrices => ({
  price: 20_000,
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  lowest30: null,
  ruleId: null,
  ...fields,
});
const request = (fields: Partial<PlanRequest>): PlanRequest => ({
  before: plainPlan(20_000),
  history,
  wanted: row(),
  firstSoldOn: '2025-01-01',
  now: NOW,
  timeZone: 'Europe/Helsinki',
  ...fields,
});
function plan(fields: Partial<PlanRequest>): PricePlan {
  const planned = planPrices(request(fields));
  if (!planned.ok) throw new Error(`${planned.problem.field} ${planned.problem.reason}`);
  return planned.plan;
}
const running = plan({ wanted: row({ salePrice: 15_000 }) });

describe('a product row', () => {
  it('starts a reduction now, up to its end', () => {
    expect(
      plan({ wanted: row({ salePrice: 15_000, saleEndsAt: '2026-12-24T23:59:59+02:00', ruleId: 'joulu' }) }),
    ).toEqual({
      regular: [{ cents: 20_000, from: null }],
      reductions: [
        {
          cents: 15_000,
          from: NOW.toISOString(),
          until: '2026-12-24T21:59:59.000Z',
          reference: 20_000,
          campaignFrom: NOW.toISOString(),
          ruleId: 'joulu',
        },
      ],
    });
  });

  it('sent again gives the same plan object', () => {
    expect(plan({ before: running, wanted: row({ salePrice: 15_000 }), now: LATER })).toBe(running);
    const started = row({ salePrice: 15_000, saleStartsAt: '2026-11-01T00:00:00+02:00' });
    expect(plan({ before: running, wanted: started, now: LATER })).toBe(running);
  });

  it('keeps the reference of the running reduction, whatever the row contains (price-3)', () => {
    const wanted = row({ price: 30_000, salePrice: 15_000, lowest30: 29_000 });
    const [reduction] = plan({ before: running, wanted, history: [], now: LATER }).reductions;
    expect(reduction).toEqual(running.reductions[0]);
  });

  it('may move the end of the running reduction', () => {
    const [reduction] = plan({
      before: running,
      wanted: row({ salePrice: 15_000, saleEndsAt: '2026-12-01T00:00:00Z' }),
      now: LATER,
    }).reductions;
    expect(reduction).toEqual({ ...running.reductions[0], until: '2026-12-01T00:00:00.000Z' });
  });

  it('without a salePrice ends the running reduction now', () => {
    const ended = plan({ before: running, now: LATER });
    expect(ended.reductions).toEqual([{ ...running.reductions[0], until: LATER.toISOString() }]);
    expect(priceAt(ended, LATER).price).toBe(20_000);
  });

  it('with an end in the past is no reduction', () => {
    const wanted = row({ salePrice: 15_000, saleEndsAt: '2026-11-21T10:00:00Z' });
    expect(plan({ wanted })).toEqual(plainPlan(20_000));
  });

  it('with another salePrice starts a step now', () => {
    const stepped = plan({ before: running, wanted: row({ salePrice: 12_000 }), now: LATER });
    expect(stepped.reductions).toMatchObject([
      { cents: 15_000, until: LATER.toISOString() },
      { cents: 12_000, from: LATER.toISOString(), reference: 20_000, campaignFrom: NOW.toISOString() },
    ]);
  });

  it('schedules a reduction and recomputes its reference until it starts', () => {
    const wanted = row({ salePrice: 15_000, saleStartsAt: '2026-12-06T00:00:00+02:00' });
    const coming = plan({ wanted });
    expect(priceAt(coming, NOW).price).toBe(20_000);
    expect(coming.reductions).toMatchObject([{ from: '2026-12-05T22:00:00.000Z', reference: 20_000 }]);
    const cheaper = plan({ before: coming, wanted: { ...wanted, price: 18_000 }, now: LATER });
    expect(cheaper.reductions).toMatchObject([{ from: '2026-12-05T22:00:00.000Z', reference: 18_000 }]);
  });

  it('of a new sku may contain a reduction that has already begun', () => {
    const wanted = row({ salePrice: 15_000, saleStartsAt: '2026-11-10T00:00:00+02:00', lowest30: 19_000 });
    const { reductions } = plan({ before: null, history: [], wanted });
    expect(reductions).toMatchObject([{ from: '2026-11-09T22:00:00.000Z', reference: 19_000 }]);
  });

  it('of a known sku cannot begin in the past', () => {
    const wanted = row({ salePrice: 15_000, saleStartsAt: '2026-11-10T00:00:00+02:00' });
    expect(plan({ wanted }).reductions).toMatchObject([{ from: NOW.toISOString() }]);
  });

  it('without a price is not for sale', () => {
    expect(priceAt(plan({ wanted: row({ price: null }) }), NOW).price).toBeNull();
    expect(plan({ before: null, history: [], wanted: row({ price: null }) })).toEqual(plainPlan(null));
  });

  it.each<[string, Partial<RowPrices>, Partial<PlanRequest>, string, string]>([
    ['a reduction without a price', { price: null, salePrice: 1 }, {}, 'salePrice', 'without any earlier price'],
    ['a reduction not below the price', { salePrice: 20_000 }, {}, 'salePrice', 'must be below price'],
    [
      'a price lowered to the running reduction',
      { price: 15_000, salePrice: 15_000 },
      { before: running },
      'salePrice',
      'below',
    ],
    [
      'lowest30 above the price',
      { salePrice: 1, lowest30: 20_001 },
      { history: [] },
      'lowest30',
      'must not be above price',
    ],
    [
      'no history of an old product',
      { salePrice: 1 },
      { history: [] },
      'lowest30',
      'is missing: sold since 2025-01-01',
    ],
    [
      'an end without a reduction',
      { saleEndsAt: '2026-12-24T00:00:00Z' },
      {},
      'saleEndsAt',
      'only for a row with a salePrice',
    ],
    ['a start without a reduction', { saleStartsAt: '2026-12-24T00:00:00Z' }, {}, 'saleStartsAt', 'only for'],
    ['lowest30 without a reduction', { lowest30: 1 }, {}, 'lowest30', 'only for'],
    ['a rule without a reduction', { ruleId: 'x' }, {}, 'priceRuleId', 'only for'],
    [
      'an end before the start',
      { salePrice: 1, saleStartsAt: '2026-12-24T00:00:00Z', saleEndsAt: '2026-12-23T00:00:00Z' },
      {},
      'saleEndsAt',
      'must be after the start',
    ],
  ])('is rejected: %s (price-5)', (_, fields, others, field, reason) => {
    const planned = planPrices(request({ wanted: row(fields), ...others }));
    expect(planned).toEqual({ ok: false, problem: { row: 0, field, reason: expect.stringContaining(reason) } });
  });
});

describe('rows of a prices file', () => {
  const rows = (...wanted: PricesRow[]) => wanted;

  it('schedule regular prices and reductions; each lasts until the next', () => {
    const made = plan({
      wanted: rows(
        { salePrice: 12_000, from: '2026-12-10T00:00:00Z', until: '2026-12-20T00:00:00Z' },
        { price: 25_000, from: '2027-01-01T00:00:00Z' },
        { salePrice: 15_000, from: '2026-12-01T00:00:00Z' },
      ),
    });
    expect(made.regular).toEqual([
      { cents: 20_000, from: null },
      { cents: 25_000, from: '2027-01-01T00:00:00.000Z' },
    ]);
    expect(made.reductions).toMatchObject([
      { cents: 15_000, until: '2026-12-10T00:00:00.000Z', reference: 20_000 },
      { cents: 12_000, until: '2026-12-20T00:00:00.000Z', reference: 20_000, campaignFrom: '2026-12-01T00:00:00.000Z' },
    ]);
  });

  it('remove scheduled prices they do not list, and keep the regular price when they give none', () => {
    const before = plan({
      wanted: rows({ price: 25_000, from: '2027-01-01T00:00:00Z' }, { salePrice: 9_000, from: '2026-12-01T00:00:00Z' }),
    });
    const after = plan({ before, wanted: rows({ salePrice: 8_000, from: '2026-12-06T00:00:00Z' }) });
    expect(after.regular).toEqual([{ cents: 20_000, from: null }]);
    expect(after.reductions).toMatchObject([{ cents: 8_000 }]);
  });

  it('in the past set only the latest regular price, from now', () => {
    const made = plan({
      wanted: rows({ price: 18_000, from: '2026-10-01T00:00:00Z' }, { price: 17_000, from: '2026-09-01T00:00:00Z' }),
    });
    expect(made.regular).toEqual([
      { cents: 20_000, from: null },
      { cents: 18_000, from: NOW.toISOString() },
    ]);
  });

  it('are rejected by row number and field name (price-5)', () => {
    const twice = { salePrice: 9_000, from: '2026-12-01T00:00:00Z' };
    expect(planPrices(request({ wanted: rows({ price: 20_000 }, twice, twice) }))).toMatchObject({
      ok: false,
      problem: { row: 2, field: 'from' },
    });
    expect(planPrices(request({ wanted: rows({ salePrice: 20_001 }) }))).toMatchObject({
      ok: false,
      problem: { row: 0, field: 'salePrice' },
    });
  });
});

it('removes steps that ended long ago when the plan changes', () => {
  const before: PricePlan = {
    regular: [
      { cents: 10_000, from: null },
      { cents: 20_000, from: '2026-03-01T00:00:00.000Z' },
      { cents: 21_000, from: '2026-11-01T00:00:00.000Z' },
    ],
    reductions: ['2026-06-01', '2026-10-20'].map((day) => ({
      cents: 9_000,
      from: `${day}T00:00:00.000Z`,
      until: `${day}T12:00:00.000Z`,
      reference: 10_000,
      campaignFrom: `${day}T00:00:00.000Z`,
      ruleId: null,
    })),
  };
  expect(plan({ before, wanted: row({ price: 21_000 }) })).toBe(before);
  expect(plan({ before, wanted: row({ price: 22_000 }) })).toEqual({
    regular: [...before.regular.slice(1), { cents: 22_000, from: NOW.toISOString() }],
    reductions: before.reductions.slice(1),
  });
});

it('two plans are the same whatever the order of their fields', () => {
  const [reduction] = running.reductions;
  if (!reduction) throw new Error('no reduction');
  const { cents, ...others } = reduction;
  expect(samePlan(running, { ...running, reductions: [{ ...others, cents }] })).toBe(true);
  expect(samePlan(running, { ...running, reductions: [{ ...others, cents: cents + 1 }] })).toBe(false);
});
