import type { Locale } from '#domain/base/locale.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { addLines } from '#web/storefront/sales/cart/cart-store.ts';
import { tellAdded } from '#web/storefront/sales/cart/tell-added.ts';

/** Pieces of a part. */
export type Wanted = { part: SparePartHit; amount: number };

const piecesOf = (wanted: readonly { amount: number }[]) => wanted.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Puts parts into the cart in one change and says what went in with a link to it. What is not sold is left out.
 */
export async function buyParts(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const items = wanted.flatMap(({ part, amount }) => {
    const item = sparePartItem(part);
    return item ? [{ ...item, amount }] : [];
  });
  if (items.length > 0) await tellAdded(addLines(items), piecesOf(items), locale);
}

/** A part as a line of the quote cart: known by its name, supplier and code. */
export const quoteLineOf = ({ part, amount }: Wanted) =>
  quoteItem(
    {
      sku: part.sku,
      slug: part.sku,
      title: part.name.default,
      variationName: `${part.supplier}, ${part.productCode}`,
    },
    amount,
  );

/** Puts parts into the quote cart and says so; its code comes with the first press. */
export async function quoteParts(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const { addToQuote } = await import('#web/storefront/sales/quote-cart/add-to-quote.ts');
  await addToQuote(wanted.map(quoteLineOf), locale);
}
