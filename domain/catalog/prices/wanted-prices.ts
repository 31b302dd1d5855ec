import type { Cents } from '#domain/base/money.ts';
import { fieldsOf } from '#domain/base/records.ts';

/** The price fields of a product row; times are ISO with an offset, null when left out. */
export type RowPrices = {
  price: Cents | null;
  salePrice: Cents | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  lowest30: Cents | null;
  ruleId: string | null;
};

/** A row of a prices file: a regular price (`price`, null: not for sale) or a reduction (`salePrice`). */
export type PricesRow = {
  price?: Cents | null;
  salePrice?: Cents;
  from?: string | null;
  until?: string | null;
  lowest30?: Cents | null;
  ruleId?: string | null;
};

/** The imported prices of a sku: its product row, or its rows of prices files. */
export type WantedPrices = RowPrices | readonly PricesRow[];

/** Why a sku's prices are rejected: the row's number (0 for a product row), its field, and the message for the shop owner. */
export type PriceProblem = { row: number; field: string; reason: string };

export type WantedRegular = { cents: Cents | null; from: Date };
export type WantedReduction = {
  row: number;
  cents: Cents;
  from: Date;
  until: Date | null;
  lowest30: Cents | null;
  ruleId: string | null;
};
export type Wanted = { regular: WantedRegular[]; reductions: WantedReduction[]; problems: PriceProblem[] };

const time = (text: string | null | undefined) => (text ? new Date(text) : null);

const isProductRow = (wanted: WantedPrices): wanted is RowPrices => !Array.isArray(wanted);

/** A product row as rows of a prices file: its regular price and its reduction. */
function asRows({ price, salePrice, saleStartsAt, saleEndsAt, lowest30, ruleId }: RowPrices): PricesRow[] {
  const reduction = { from: saleStartsAt, until: saleEndsAt, lowest30, ruleId };
  return salePrice === null ? [{ price, ...reduction }] : [{ price }, { salePrice, ...reduction }];
}

/** Fields of a prices file → the same fields of a product row. */
export const PRODUCT_FIELDS: Record<string, string> = {
  from: 'saleStartsAt',
  until: 'saleEndsAt',
  ruleId: 'priceRuleId',
};
const PRICES_FIELDS: Record<string, string> = { ruleId: 'priceRuleId' };

/** A problem with the field and row names of the imported file. */
export function nameProblem(wanted: WantedPrices, { row, field, reason }: PriceProblem): PriceProblem {
  if (isProductRow(wanted)) return { row: 0, field: PRODUCT_FIELDS[field] ?? field, reason };
  return { row, field: PRICES_FIELDS[field] ?? field, reason };
}

function oneAfterAnother(reductions: readonly WantedReduction[]): WantedReduction[] {
  const sorted = reductions.toSorted((a, b) => +a.from - +b.from);
  return sorted.map((reduction, i) => {
    const next = sorted[i + 1]?.from;
    return next && (!reduction.until || reduction.until > next) ? { ...reduction, until: next } : reduction;
  });
}

/**
 * Whether a row without a start is over: a later row of its kind has already started. Without this, importing the same
 * file again would bring the earlier price back.
 */
function isFollowed(rows: readonly PricesRow[], i: number, now: Date): boolean {
  const isReduction = (row: PricesRow | undefined) => row?.salePrice !== undefined;
  if (rows[i]?.from) return false;
  return rows
    .slice(i + 1)
    .some((later) => isReduction(later) === isReduction(rows[i]) && later.from && new Date(later.from) <= now);
}

/**
 * The imported prices in order of time. Of the regular prices up to `now` the last counts; a reduction that has ended is
 * dropped. A missing start means `now`, unless a later row of the kind has started. A reduction without an end, or with one
 * after the next one's start, lasts up to that start.
 */
export function readWanted(wanted: WantedPrices, now: Date): Wanted {
  const ofProduct = isProductRow(wanted);
  const rows = ofProduct ? asRows(wanted) : wanted;
  const problems: PriceProblem[] = [];
  const wrong = (row: number, field: string, reason: string) =>
    problems.push(nameProblem(wanted, { row, field, reason }));

  const regular: WantedRegular[] = [];
  const reductions: WantedReduction[] = [];
  rows.forEach((row, i) => {
    const from = time(row.from) ?? now;
    if (row.salePrice === undefined) {
      const onlyReduced = ['until', 'lowest30', 'ruleId', ...(ofProduct ? ['from'] : [])] as const;
      for (const field of onlyReduced)
        if (fieldsOf(row)[field] != null) wrong(i, field, 'is only for a row with a salePrice');
      if (!isFollowed(rows, i, now)) regular.push({ cents: row.price ?? null, from: ofProduct ? now : from });
      return;
    }
    const until = time(row.until);
    if ((until && until <= now) || isFollowed(rows, i, now)) return;
    if (until && until <= from) wrong(i, 'until', 'must be after the start');
    if (reductions.some((other) => +other.from === +from)) wrong(i, 'from', 'two reductions start at the same time');
    const { lowest30 = null, ruleId = null } = row;
    reductions.push({ row: i, cents: row.salePrice, from, until, lowest30, ruleId });
  });

  const byTime = regular.toSorted((a, b) => +a.from - +b.from);
  const current = byTime.findLastIndex(({ from }) => from <= now);
  const ahead = current > 0 ? byTime.slice(current) : byTime;
  const coming = ahead.filter(({ from }, i) => +from !== +(ahead[i + 1]?.from ?? 0));
  return {
    regular: coming,
    reductions: oneAfterAnother(reductions),
    problems,
  };
}
