import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { withOwnHolds } from '#domain/cart/own-holds.ts';
import { sellProblem } from '#domain/cart/sell-problem.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { LineProblem } from '../orders/line-problems.ts';

export type FreshLinesParts = {
  catalog: Pick<CatalogService, 'cartItems'>;
  /** Pieces the shopper's own earlier orders hold, by sku. */
  held: ReadonlyMap<string, number>;
};

/** Lines as the catalog has them now, those that are gone left out, and what keeps any of them from being bought. */
export async function freshLines(
  lines: readonly { sku: string; amount: number }[],
  locale: Locale,
  { catalog, held }: FreshLinesParts,
): Promise<{ lines: { item: CartItem; amount: number }[]; problems: LineProblem[] }> {
  const fresh = await catalog.cartItems(
    lines.map((line) => line.sku),
    locale,
  );
  return {
    lines: lines.flatMap(({ sku, amount }) => {
      const item = fresh.get(sku);
      return item ? [{ item, amount }] : [];
    }),
    problems: lines.flatMap(({ sku, amount }): LineProblem[] => {
      const item = fresh.get(sku);
      if (!item) return [{ sku, reason: 'gone', available: 0 }];
      const problem = sellProblem(withOwnHolds(item, held.get(sku) ?? 0), amount);
      return problem ? [{ sku, ...problem }] : [];
    }),
  };
}
