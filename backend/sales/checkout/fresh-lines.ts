import type { CatalogService } from '#backend/catalog/products/service.ts';
import { atPricesOf, type CompanyPrices } from '#backend/customers/contract-prices/service.ts';
import type { MissingLines } from '#backend/sales/cart/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { checkLines, type LineProblem } from '#domain/catalog/offers/check-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { withOwnHolds } from '#domain/sales/cart/own-holds.ts';

export type FreshLinesDeps = {
  catalog: Pick<CatalogService, 'cartItems'> & { missingLines: MissingLines };
  /** Units by sku that the shopper's own earlier orders hold. */
  held: ReadonlyMap<string, number>;
  /** The contract prices of the buyer's company; null without any. */
  prices: CompanyPrices | null;
};

/**
 * Lines at the current state of the catalog, without those that are gone, and the problems that prevent buying them.
 */
export async function freshLines(
  lines: readonly WantedLine[],
  locale: Locale,
  { catalog, held, prices }: FreshLinesDeps,
): Promise<{ lines: { item: CartItem; amount: number }[]; problems: LineProblem[] }> {
  const known = await catalog.cartItems([...new Set(lines.map((line) => line.sku))], locale);
  const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
  const missing = [...new Set(lines.map(({ sku }) => sku).filter((sku) => !fresh.has(sku)))];
  const judged = checkLines(lines, fresh, await catalog.missingLines(missing, locale));
  return {
    lines: judged.flatMap(({ item, wanted }) =>
      item ? [{ item: atPricesOf(prices, item), amount: wanted.amount }] : [],
    ),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  };
}
