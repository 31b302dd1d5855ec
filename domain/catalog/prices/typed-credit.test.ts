import { expect, test } from 'vitest';
import { typedCredit } from './typed-credit.ts';

const terms = {
  lender: 'Rahoitus',
  ratePercent: 6,
  openingFeeCents: 0,
  monthlyFeeCents: 0,
  months: [12, 60],
  leastCents: 50_000,
  confirmedOn: '2026-11-01',
};
const typed = (query: string, price = 1_200_000) => typedCredit(new URLSearchParams(query), price, terms);

test('calculates any typed deposit and term within the limits (vehicle-box-4)', () => {
  expect(typed('kasiraha=1 234&kk=37')?.offer).toMatchObject({ deposit: 123_400, credit: 1_076_600, months: 37 });
  expect(typed('')?.offer).toMatchObject({ deposit: 0, months: 60 });
  expect(typed('kasiraha=11500&kk=12')?.offer).toMatchObject({ credit: 50_000, months: 12 });
});

test.each([
  ['kasiraha=11501', ['deposit']],
  ['kasiraha=-1&kk=61', ['deposit', 'months']],
  ['kasiraha=1e3&kk=11', ['deposit', 'months']],
  ['kasiraha=&kk=12.5', ['deposit', 'months']],
  [`kk=${'9'.repeat(5000)}`, ['months']],
])('names the fields of %s that are outside their limits (vehicle-box-4)', (query, problems) => {
  expect(typed(query)).toMatchObject({ problems, offer: null });
});

test('gives no credit for a price below the least sum of the lender', () => {
  expect(typed('', 49_999)).toBeNull();
});
