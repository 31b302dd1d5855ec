import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { OrderLine } from '#backend/sales/orders/stored-order.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { exchangeTerms } from '#domain/sales/returns/return-lines.ts';

/** A variant that a piece can be exchanged for; `refund`: what each piece gives back, in cents. */
export type ExchangeChoice = { sku: Sku; name: string; inStock: number; refund: Cents };

/** The variants of a line's product that are in stock and cost at most as much (return-4). */
export async function exchangeChoices(
  catalog: Pick<CatalogService, 'product'>,
  line: Pick<OrderLine, 'slug' | 'sku' | 'total' | 'amount' | 'sparePart' | 'deposit'>,
  locale: Locale,
): Promise<ExchangeChoice[]> {
  if (line.sparePart || line.deposit !== null) return [];
  const product = await catalog.product(line.slug, locale);
  const oldNow = product?.variants.find(({ sku }) => sku === line.sku)?.price.final?.inclTax ?? null;
  const paid = Math.floor(line.total / line.amount);
  return (product?.variants ?? []).flatMap(({ sku, variationName, price, stock }) => {
    if (sku === line.sku || stock.qty < 1 || !price.final) return [];
    const terms = exchangeTerms(paid, oldNow, price.final.inclTax);
    return terms ? [{ sku, name: variationName || sku, inStock: stock.qty, refund: terms.refund }] : [];
  });
}
