import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { MissingLines } from '#backend/sales/cart/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { judgeLines, type LineProblem } from '#domain/catalog/offers/judge-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { withOwnHolds } from '#domain/sales/cart/own-holds.ts';

export type FreshLinesParts = {
  catalog: Pick<CatalogService, 'cartItems'> & { missingLines: MissingLines };
  /** Pieces the shopper's own earlier orders hold, by sku. */
  held: ReadonlyMap<string, number>;
};

/** Lines as the catalog has them now, those that are gone left out, and what keeps any of them from being bought. */
export async function freshLines(
  lines: readonly WantedLine[],
  locale: Locale,
  { catalog, held }: FreshLinesParts,
): Promise<{ lines: { item: CartItem; amount: number }[]; problems: LineProblem[] }> {
  const known = await catalog.cartItems([...new Set(lines.map((line) => line.sku))], locale);
  const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
  const missing = [...new Set(lines.map(({ sku }) => sku).filter((sku) => !fresh.has(sku)))];
  const judged = judgeLines(lines, fresh, await catalog.missingLines(missing, locale));
  return {
    lines: judged.flatMap(({ item, wanted }) => (item ? [{ item, amount: wanted.amount }] : [])),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  };
}
