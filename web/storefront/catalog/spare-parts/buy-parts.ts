import type { Locale } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { PurchaseActions, QuotedProduct } from '#web/storefront/catalog/purchase/purchase-actions.ts';

/** A part and the number of pieces. */
export type Wanted = { part: SparePartHit; amount: number };

const countPieces = (wanted: readonly { amount: number }[]) => wanted.reduce((sum, { amount }) => sum + amount, 0);

/** Adds parts to the cart in one change and shows how many were added. Leaves out parts without a price. */
export async function buyParts(
  wanted: readonly Wanted[],
  locale: Locale,
  { addLines, tellAdded }: Pick<PurchaseActions, 'addLines' | 'tellAdded'>,
): Promise<void> {
  const items = wanted.flatMap(({ part, amount }) => {
    const item = sparePartItem(part);
    return item ? [{ ...item, amount }] : [];
  });
  if (items.length > 0) await tellAdded(addLines(items), countPieces(items), locale);
}

/** A part as a line of the quote cart: known by its name, supplier and code. */
export const quotedPart = ({ part, amount }: Wanted): QuotedProduct => ({
  sku: part.sku,
  slug: part.sku,
  title: part.name.default,
  variationName: `${part.supplier}, ${part.productCode}`,
  amount,
});
