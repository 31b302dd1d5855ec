import type { ProductRow } from '../format.ts';

const DAY_MS = 86_400_000;
const REFERENCE_DAYS = 30;

type PriceFields = Pick<ProductRow, 'price' | 'salePrice' | 'lowest30' | 'saleEndsAt'>;

/**
 * What is wrong with a sku's price fields. `firstSoldOn` and `today` are local days: a reduction of a product sold for
 * 30 days or more needs its 30-day lowest price, and one without any earlier price is refused (decisions 7).
 */
export function priceProblems(row: PriceFields, firstSoldOn: string, today: string) {
  const problems: { field: string; reason: string }[] = [];
  const wrong = (field: string, reason: string) => problems.push({ field, reason });
  if (row.salePrice === undefined) {
    if (row.lowest30 !== undefined) wrong('lowest30', 'is only for a row with a salePrice');
    if (row.saleEndsAt !== undefined) wrong('saleEndsAt', 'is only for a row with a salePrice');
    return problems;
  }
  if (row.price === undefined) wrong('salePrice', 'is a reduction without any earlier price; give price too');
  else if (row.salePrice >= row.price) wrong('salePrice', 'must be below price');
  if (row.price !== undefined && row.lowest30 !== undefined && row.lowest30 > row.price)
    wrong('lowest30', 'must not be above price: no price of the last 30 days was that high');
  const soldDays = (Date.parse(today) - Date.parse(firstSoldOn)) / DAY_MS;
  if (row.lowest30 === undefined && soldDays >= REFERENCE_DAYS)
    wrong('lowest30', `is missing: sold since ${firstSoldOn}, a reduction must tell the lowest price of 30 days`);
  return problems;
}
