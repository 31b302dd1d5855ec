import { priceRows } from '#backend/catalog/export/price-rows.ts';
import type { PricePlan, Reduction } from '#domain/catalog/prices/price-plan.ts';
import type { PriceRow, ProductRow } from '../format.ts';

export const reductionFields = ['salePrice', 'lowest30', 'saleStartsAt', 'saleEndsAt', 'priceRuleId'] as const;

type Wrong = { field: string; reason: string };

/** The running and scheduled reductions of a plan. */
export const liveReductions = ({ reductions }: PricePlan, now: Date): Reduction[] =>
  reductions.filter(({ until }) => until === null || new Date(until) > now);

/**
 * The prices of a sku after a row that has only some price fields, as rows of a prices file; other fields stay as planned.
 * Null when it has none. Rejects a row for a reduction of several steps, which one row cannot express.
 */
export function patchedPrices(
  plan: PricePlan,
  row: ProductRow,
  named: readonly string[],
  now: Date,
): PriceRow[] | Wrong | null {
  const ofReduction = reductionFields.filter((field) => named.includes(field));
  if (!named.includes('price') && ofReduction.length === 0) return null;
  const { sku } = row;
  const [current, ...others] = priceRows(sku, plan, now);
  const regular = named.includes('price') ? { sku, price: row.price ?? null } : (current ?? { sku, price: null });
  const coming = others.filter(({ salePrice }) => salePrice === undefined);
  const planned = others.filter(({ salePrice }) => salePrice !== undefined);
  const [first] = ofReduction;
  if (first === undefined) return [regular, ...coming, ...planned];
  if (named.includes('salePrice') && row.salePrice === undefined) return [regular, ...coming];
  if (liveReductions(plan, now).length > 1)
    return { field: first, reason: 'is one of several running or scheduled reductions; use a prices file' };
  // one that has ended is left out
  const stored = liveReductions(plan, now).length > 0 ? planned.at(-1) : undefined;
  const pick = <T>(field: (typeof reductionFields)[number], known: T | undefined) =>
    named.includes(field) ? (row[field] as T | undefined) : known;
  const salePrice = pick('salePrice', stored?.salePrice);
  if (salePrice === undefined) return { field: first, reason: 'is only for a row with a salePrice' };
  const changed = {
    from: pick('saleStartsAt', stored?.from),
    until: pick('saleEndsAt', stored?.until),
    lowest30: pick('lowest30', stored?.lowest30),
    priceRuleId: pick('priceRuleId', stored?.priceRuleId),
  };
  const reduction = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  return [regular, ...coming, { sku, salePrice, ...reduction }];
}
