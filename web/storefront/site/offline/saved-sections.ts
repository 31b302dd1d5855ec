import type { Cents } from '#domain/base/money.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { readKeptLists, WISHES_KEY } from '#web/storefront/customers/wish-lists/saved-wish-lists.ts';
import { readStoredCart } from '#web/storefront/sales/cart/stored-cart.ts';
import { readStoredQuote } from '#web/storefront/sales/quote-cart/stored-quote.ts';

/** A stored line; `price` of all its pieces, null when unknown or on request. */
export type KeptLine = { name: string; amount: number; price: Cents | null };
export type SavedSection = {
  kind: 'cart' | 'quote' | 'wishes';
  /** Name of the wish list. */
  name: string;
  lines: KeptLine[];
  /** Total of a cart whose prices are all known. */
  total: Cents | null;
};

/** The persisted state of a zustand store. */
function stateOf(text: string | null): unknown {
  try {
    return fieldsOf(JSON.parse(text ?? 'null')).state;
  } catch {
    return undefined;
  }
}

const fullName = ({ title, variationName }: { title: string; variationName: string }) =>
  variationName ? `${title}, ${variationName}` : title;

function cartSection(text: string | null): SavedSection {
  const { items, outdated } = readStoredCart(stateOf(text));
  const lines = items.map((item) => ({
    name: fullName(item),
    amount: item.amount,
    price: unitOf(item) * item.amount,
  }));
  // lines of another version are listed by their sku
  const others = outdated.map(({ sku, amount }) => ({ name: sku, amount, price: null }));
  const total = others.length > 0 ? null : lines.reduce((sum, { price }) => sum + price, 0);
  return { kind: 'cart', name: '', lines: [...lines, ...others], total };
}

/** The carts and lists that this device stores, without empty ones. `read` returns the stored text of a key. */
export function savedSections(read: (key: string) => string | null): SavedSection[] {
  const quote = readStoredQuote(stateOf(read('quote-cart-store'))).map((item) => ({
    name: fullName(item),
    amount: item.amount,
    price: null,
  }));
  const wishes = readKeptLists(read(WISHES_KEY)).map(
    ({ name, items }): SavedSection => ({
      kind: 'wishes',
      name,
      total: null,
      lines: items.map(({ title, amount, price }) => ({ name: title, amount, price: price && price * amount })),
    }),
  );
  return [
    cartSection(read('cart-store')),
    { kind: 'quote', name: '', lines: quote, total: null } satisfies SavedSection,
    ...wishes,
  ].filter(({ lines }) => lines.length > 0);
}
