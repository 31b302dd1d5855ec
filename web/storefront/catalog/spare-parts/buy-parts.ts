import type { Locale } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { addLines } from '#web/storefront/sales/cart/cart-store.ts';
import { tellAdded } from '#web/storefront/sales/cart/tell-added.ts';

/** A part and the number of pieces. */
export type Wanted = { part: SparePartHit; amount: number };

const countPieces = (wanted: readonly { amount: number }[]) => wanted.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Adds parts to the cart in one change and shows a toast with a link to it. Parts that are not sold are left out.
 */
export async function buyParts(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const items = wanted.flatMap(({ part, amount }) => {
    const item = sparePartItem(part);
    return item ? [{ ...item, amount }] : [];
  });
  if (items.length > 0) await tellAdded(addLines(items), countPieces(items), locale);
}

/** A line of the quote cart with name, supplier and code of a part. */
export const toQuoteLine = ({ part, amount }: Wanted) =>
  quoteItem(
    {
      sku: part.sku,
      slug: part.sku,
      title: part.name.default,
      variationName: `${part.supplier}, ${part.productCode}`,
    },
    amount,
  );

/** Adds parts to the quote cart and shows a toast. The code of the quote cart loads at the first call. */
export async function quoteParts(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const { addToQuote } = await import('#web/storefront/sales/quote-cart/add-to-quote.ts');
  await addToQuote(wanted.map(toQuoteLine), locale);
}
