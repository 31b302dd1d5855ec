import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatOf } from '#domain/base/vat.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import { exampleNumbers, isAccount, isAccountNumber, numberOf } from './accounts.ts';
import {
  balanceOf,
  balances,
  type JournalFact,
  journalRows,
  postingsOf,
  salesJournal,
  settlementPostings,
  settlementSums,
} from './journal.ts';

const row = (gross: number, rate: number): VatRow => {
  const vat = vatOf(gross, rate);
  return { rate, net: gross - vat, vat, gross };
};
const card = (gross: number): VatRow => ({ rate: 0, isVoucher: true, net: gross, vat: 0, gross });
const about = { day: '2026-11-02', number: '1000001' };

test('two rates, margin goods and a sold gift card are credited apart, VAT of the card waits (bookkeeping-1)', () => {
  const vat = [row(12_550, 25.5), row(2270, 13.5), row(300_000, 0), card(5000)];
  const means = { gateway: 309_820, giftCard: 10_000, invoice: 0 };
  expect(postingsOf({ ...about, kind: 'payment', vat, means, isAdvance: false })).toEqual([
    { kind: 'payment', account: 'gateway', rate: null, cents: 309_820 },
    { kind: 'payment', account: 'giftCards', rate: null, cents: 10_000 },
    { kind: 'sale', account: 'sales:25.5', rate: 25.5, cents: -10_000 },
    { kind: 'sale', account: 'vat:25.5', rate: 25.5, cents: -2550 },
    { kind: 'sale', account: 'sales:13.5', rate: 13.5, cents: -2000 },
    { kind: 'sale', account: 'vat:13.5', rate: 13.5, cents: -270 },
    { kind: 'margin-sale', account: 'sales:0', rate: 0, cents: -300_000 },
    { kind: 'card-sold', account: 'giftCards', rate: null, cents: -5000 },
  ]);
});

test('VAT of a deposit is due at its receipt; at the pickup the advance becomes a sale', () => {
  const means = { gateway: 50_000, giftCard: 0, invoice: 0 };
  const deposit = row(50_000, 25.5);
  const facts: JournalFact[] = [
    { ...about, kind: 'payment', vat: [deposit], means, isAdvance: true },
    { ...about, day: '2026-11-09', kind: 'pickup', vat: [row(849_000, 25.5)], advances: [deposit] },
  ];
  const rows = salesJournal(facts);
  expect(
    rows.filter(({ day }) => day === about.day).map(({ account, debit, credit }) => [account, debit, credit]),
  ).toEqual([
    ['gateway', 50_000, 0],
    ['advances', 0, deposit.net],
    ['vat:25.5', 0, deposit.vat],
  ]);
  expect(balanceOf(rows, 'advances')).toBe(0);
  expect(balanceOf(rows, 'till')).toBe(849_000);
  expect(balanceOf(rows, 'sales:25.5')).toBe(-(deposit.net + row(849_000, 25.5).net));
});

test('a refund takes sale and VAT back and pays by the means it came', () => {
  const means = { gateway: 2000, giftCard: 510, invoice: 0 };
  const rows = salesJournal([{ ...about, kind: 'refund', vat: [row(2510, 25.5)], means, isAdvance: false }]);
  expect(rows.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['sales:25.5', 2000, 0],
    ['vat:25.5', 510, 0],
    ['gateway', 0, 2000],
    ['giftCards', 0, 510],
  ]);
});

test('a settlement pays the receivable, less fees; strange money waits on an account of its own', () => {
  const rows = [
    { cents: 10_000, isOurs: true },
    { cents: -1000, isOurs: true },
    { cents: -135, isOurs: false },
    { cents: 700, isOurs: false },
  ];
  const fact = { id: 's', reference: '1', day: '2026-11-03', rows };
  expect(settlementSums(fact)).toEqual({ gross: 9000, fees: 135, unknown: 700, paid: 9565 });
  expect(settlementPostings(fact).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});

const cents = fc.integer({ min: 0, max: 5_000_000 });
const vatRows = fc.array(
  fc.oneof(
    fc.tuple(cents, fc.constantFrom(25.5, 13.5, 10, 0)).map(([gross, rate]) => row(gross, rate)),
    cents.map(card),
  ),
  { maxLength: 5 },
);
const grossOf = (vat: readonly VatRow[]) => vat.reduce((sum, { gross }) => sum + gross, 0);
const paid = fc
  .tuple(vatRows, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
  .map(([vat, share, isAdvance]) => {
    const gross = grossOf(vat);
    const giftCard = Math.floor(gross * share);
    return { vat, isAdvance, means: { gateway: gross - giftCard, giftCard, invoice: 0 } };
  });
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
const fact: fc.Arbitrary<JournalFact> = fc.oneof(
  fc.tuple(day, paid).map(([on, of]) => ({ day: on, number: null, kind: 'payment' as const, ...of })),
  fc.tuple(day, paid).map(([on, of]) => ({ day: on, number: null, kind: 'refund' as const, ...of })),
  fc
    .tuple(day, vatRows, vatRows)
    .map(([on, vat, advances]) => ({ day: on, number: null, kind: 'pickup' as const, vat, advances })),
  fc
    .tuple(day, cents, fc.constantFrom('surplus', 'paid-by-hand', 'invoice-paid', 'card-given', 'card-expired'))
    .map(([on, sum, kind]) => ({ day: on, number: null, kind, cents: sum })),
);

test('debit equals credit on every day, whatever happened (bookkeeping-1)', () => {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
      for (const { debit, credit } of balances(salesJournal(facts))) expect(debit).toBe(credit);
    }),
  );
});

test('rows of a day keep debit and credit of one account apart (bookkeeping-2)', () => {
  const posting = { kind: 'refund', account: 'sales:25.5', rate: 25.5 } as const;
  const postings = [
    { ...posting, cents: 100 },
    { ...posting, cents: -30 },
    { ...posting, cents: 5 },
  ];
  expect(journalRows([{ day: about.day, postings }])).toMatchObject([
    { debit: 105, credit: 0 },
    { debit: 0, credit: 30 },
  ]);
});

test('every account has an example number of digits, and a setting replaces it', () => {
  for (const [account, number] of Object.entries(exampleNumbers)) {
    expect(isAccount(account)).toBe(true);
    expect(isAccountNumber(number)).toBe(true);
  }
  expect(numberOf({ bank: '1912' }, 'bank')).toBe('1912');
  expect(numberOf({}, 'sales:12.34')).toBe('sales:12.34');
  expect(isAccountNumber('30 00')).toBe(false);
});
