import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { checkLines } from '#domain/catalog/offers/check-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** The cart's lines that the catalog has, with current data. */
export async function freshItems(
  lines: readonly WantedLine[],
  locale: Locale,
  catalog: Pick<CatalogService, 'cartItems'>,
): Promise<CartItem[]> {
  const known = await catalog.cartItems([...new Set(lines.map(({ sku }) => sku))], locale);
  return checkLines(lines, known).flatMap(({ item }) => item ?? []);
}
