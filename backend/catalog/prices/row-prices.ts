import type { PriceRow, ProductRow } from '#backend/catalog/import/format.ts';
import { type Cents, centsFromEuros } from '#domain/base/money.ts';
import type { PricesRow, RowPrices } from '#domain/catalog/prices/wanted-prices.ts';

const cents = (euros: number | null | undefined): Cents | null =>
  euros === undefined || euros === null ? null : centsFromEuros(euros);

/** The prices in a product row, in cents. */
export const pricesOfProductRow = (row: ProductRow): RowPrices => ({
  price: cents(row.price),
  salePrice: cents(row.salePrice),
  saleStartsAt: row.saleStartsAt ?? null,
  saleEndsAt: row.saleEndsAt ?? null,
  lowest30: cents(row.lowest30),
  ruleId: row.priceRuleId ?? null,
});

/** The prices in a row of a prices file, in cents. Absent fields stay absent: they leave the price unchanged. */
export const pricesOfRow = (row: PriceRow): PricesRow => ({
  ...(row.price !== undefined && { price: cents(row.price) }),
  ...(row.salePrice !== undefined && { salePrice: centsFromEuros(row.salePrice) }),
  from: row.from ?? null,
  until: row.until ?? null,
  lowest30: cents(row.lowest30),
  ruleId: row.priceRuleId ?? null,
});
