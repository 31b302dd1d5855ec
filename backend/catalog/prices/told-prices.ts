import type { PriceRow, ProductRow } from '#backend/catalog/import/format.ts';
import { type Cents, centsFromEuros } from '#domain/base/money.ts';
import type { PricesRow, RowPrices } from '#domain/catalog/prices/wanted-prices.ts';

const cents = (euros: number | null | undefined): Cents | null =>
  euros === undefined || euros === null ? null : centsFromEuros(euros);

/** What a product row says of its sku's price, in cents. */
export const pricesOfProductRow = (row: ProductRow): RowPrices => ({
  price: cents(row.price),
  salePrice: cents(row.salePrice),
  saleStartsAt: row.saleStartsAt ?? null,
  saleEndsAt: row.saleEndsAt ?? null,
  lowest30: cents(row.lowest30),
  ruleId: row.priceRuleId ?? null,
});

/** What a row of a prices file says, in cents. */
export const pricesOfRow = (row: PriceRow): PricesRow => ({
  ...(row.price !== undefined && { price: cents(row.price) }),
  ...(row.salePrice !== undefined && { salePrice: centsFromEuros(row.salePrice) }),
  from: row.from ?? null,
  until: row.until ?? null,
  lowest30: cents(row.lowest30),
  ruleId: row.priceRuleId ?? null,
});
