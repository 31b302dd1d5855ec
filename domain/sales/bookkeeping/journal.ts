import type { Cents } from '#domain/base/money.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { Account } from './accounts.ts';

/** By what a payment came, or went back; together they are the sum. `invoice`: it is owed by the customer. */
export type Means = { gateway: Cents; giftCard: Cents; invoice: Cents };

/** What happened to money on a day, as the journal reads it. Sums are positive. */
export type JournalFact = { day: string; number: string | null } & (
  | { kind: 'payment'; vat: readonly VatRow[]; means: Means; isAdvance: boolean }
  /** The rest paid in the store, and what had been booked as an advance, which is a sale now. */
  | { kind: 'pickup'; vat: readonly VatRow[]; advances: readonly VatRow[] }
  | { kind: 'refund'; vat: readonly VatRow[]; means: Means; isAdvance: boolean }
  /** A payment that came late or twice, and went back. */
  | { kind: 'surplus'; cents: Cents }
  /** The bank paid what the gateway could not. */
  | { kind: 'paid-by-hand'; cents: Cents }
  /** An invoice was paid to the bank. */
  | { kind: 'invoice-paid'; cents: Cents }
  /** Cards that the shop gave or changed (negative: took), and those whose last day passed. */
  | { kind: 'card-given' | 'card-expired'; cents: Cents }
);

export type JournalKind =
  | 'sale'
  | 'margin-sale'
  | 'advance'
  | 'card-sold'
  | 'payment'
  | 'pickup'
  | 'refund'
  | 'surplus'
  | 'paid-by-hand'
  | 'invoice-paid'
  | 'card-given'
  | 'card-expired'
  | 'settlement'
  | 'fee';

/** One side of an entry: positive is debit, negative credit. */
export type Posting = { kind: JournalKind; account: Account; rate: number | null; cents: Cents };

/** A row of a journal: the postings of a day on one account for one reason. */
export type JournalRow = {
  day: string;
  kind: JournalKind;
  account: Account;
  rate: number | null;
  debit: Cents;
  credit: Cents;
};

const isMargin = ({ rate, isVoucher }: VatRow) => rate === 0 && !isVoucher;

/** The counter side of a payment: sales and VAT by rate, gift cards sold, or an advance. `sign` −1 books a sale, 1 takes it back. */
function goodsPostings(
  vat: readonly VatRow[],
  { kind, isAdvance, sign }: { kind: JournalKind | null; isAdvance: boolean; sign: 1 | -1 },
): Posting[] {
  return vat.flatMap((row): Posting[] => {
    const { rate } = row;
    // a multi-purpose voucher: VAT is due on what is bought with it
    if (row.isVoucher)
      return [{ kind: kind ?? 'card-sold', account: 'giftCards', rate: null, cents: sign * row.gross }];
    const booked: JournalKind = kind ?? (isAdvance ? 'advance' : isMargin(row) ? 'margin-sale' : 'sale');
    const account: Account = isAdvance ? 'advances' : `sales:${rate}`;
    return [
      { kind: booked, account, rate, cents: sign * row.net },
      // VAT of an advance is due when it is received (AVL 15 §)
      ...(row.vat === 0 ? [] : [{ kind: booked, account: `vat:${rate}` as const, rate, cents: sign * row.vat }]),
    ];
  });
}

const meansPostings = (kind: JournalKind, { gateway, giftCard, invoice }: Means, sign: 1 | -1): Posting[] =>
  (
    [
      ['gateway', gateway],
      ['giftCards', giftCard],
      ['receivables', invoice],
    ] as const
  ).flatMap(([account, cents]) => (cents === 0 ? [] : [{ kind, account, rate: null, cents: sign * cents }]));

const pair = (kind: JournalKind, debit: Account, credit: Account, cents: Cents): Posting[] => [
  { kind, account: debit, rate: null, cents },
  { kind, account: credit, rate: null, cents: -cents },
];

/** The balanced postings of a fact: debits and credits sum to zero (bookkeeping-1). */
export function postingsOf(fact: JournalFact): Posting[] {
  switch (fact.kind) {
    case 'payment':
      return [
        ...meansPostings('payment', fact.means, 1),
        ...goodsPostings(fact.vat, { kind: null, isAdvance: fact.isAdvance, sign: -1 }),
      ];
    case 'pickup':
      return [
        { kind: 'pickup', account: 'till', rate: null, cents: fact.vat.reduce((sum, { gross }) => sum + gross, 0) },
        ...goodsPostings(fact.vat, { kind: 'pickup', isAdvance: false, sign: -1 }),
        ...fact.advances
          .filter(({ isVoucher }) => !isVoucher)
          .flatMap(({ rate, net }): Posting[] => [
            { kind: 'pickup', account: 'advances', rate, cents: net },
            { kind: 'pickup', account: `sales:${rate}`, rate, cents: -net },
          ]),
      ];
    case 'refund':
      return [
        ...goodsPostings(fact.vat, { kind: 'refund', isAdvance: fact.isAdvance, sign: 1 }),
        ...meansPostings('refund', fact.means, -1),
      ];
    case 'surplus':
      return [
        ...pair('surplus', 'gateway', 'unknownPayments', fact.cents),
        ...pair('surplus', 'unknownPayments', 'gateway', fact.cents),
      ];
    case 'paid-by-hand':
      return pair('paid-by-hand', 'gateway', 'bank', fact.cents);
    case 'invoice-paid':
      return pair('invoice-paid', 'bank', 'receivables', fact.cents);
    case 'card-given':
      return pair('card-given', 'givenGiftCards', 'giftCards', fact.cents);
    case 'card-expired':
      return pair('card-expired', 'giftCards', 'expiredGiftCards', fact.cents);
  }
}

/** A settlement of the gateway: what it paid to the bank. Rows that are no payment of the shop are fees, or unknown money. */
export type SettlementFact = {
  id: string;
  reference: string;
  day: string;
  rows: readonly { cents: Cents; isOurs: boolean }[];
};

export type SettlementSums = { gross: Cents; fees: Cents; unknown: Cents; paid: Cents };

/** `gross + unknown − fees = paid`: payments less refunds, strange payments, fees, and what reached the bank. */
export function settlementSums({ rows }: Pick<SettlementFact, 'rows'>): SettlementSums {
  const sum = (of: (row: SettlementFact['rows'][number]) => boolean) =>
    rows.filter(of).reduce((total, { cents }) => total + cents, 0);
  const gross = sum(({ isOurs }) => isOurs);
  const unknown = sum(({ isOurs, cents }) => !isOurs && cents > 0);
  const fees = -sum(({ isOurs, cents }) => !isOurs && cents < 0);
  return { gross, fees, unknown, paid: gross + unknown - fees };
}

/** The balanced postings of a settlement. Fees of payment services are exempt from VAT (AVL 41 §): to be checked. */
export function settlementPostings(fact: SettlementFact): Posting[] {
  const { gross, fees, unknown, paid } = settlementSums(fact);
  const rows: [JournalKind, Account, Cents][] = [
    ['settlement', 'bank', paid],
    ['fee', 'gatewayFees', fees],
    ['settlement', 'gateway', -gross],
    ['settlement', 'unknownPayments', -unknown],
  ];
  return rows.flatMap(([kind, account, cents]) => (cents === 0 ? [] : [{ kind, account, rate: null, cents }]));
}

type Dated = { day: string; postings: readonly Posting[] };

/**
 * Rows by day, reason, account and rate. Debits and credits stay apart, so that a day's refunds never hide in its sales
 * (bookkeeping-2).
 */
export function journalRows(dated: readonly Dated[]): JournalRow[] {
  const rows = new Map<string, JournalRow>();
  for (const { day, postings } of dated)
    for (const { kind, account, rate, cents } of postings) {
      if (cents === 0) continue;
      const key = [day, kind, account, rate, cents > 0].join();
      const row = rows.get(key) ?? { day, kind, account, rate, debit: 0, credit: 0 };
      rows.set(key, cents > 0 ? { ...row, debit: row.debit + cents } : { ...row, credit: row.credit - cents });
    }
  return [...rows.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

export const salesJournal = (facts: readonly JournalFact[]): JournalRow[] =>
  journalRows(facts.map((fact) => ({ day: fact.day, postings: postingsOf(fact) })));

export type DayBalance = { day: string; debit: Cents; credit: Cents };

/** The sums of each day, which must be equal (bookkeeping-1). */
export function balances(rows: readonly JournalRow[]): DayBalance[] {
  const days = new Map<string, DayBalance>();
  for (const { day, debit, credit } of rows) {
    const sum = days.get(day) ?? { day, debit: 0, credit: 0 };
    days.set(day, { day, debit: sum.debit + debit, credit: sum.credit + credit });
  }
  return [...days.values()];
}

/** Debits less credits of an account. */
export const balanceOf = (rows: readonly JournalRow[], account: Account): Cents =>
  rows.filter((row) => row.account === account).reduce((sum, { debit, credit }) => sum + debit - credit, 0);
