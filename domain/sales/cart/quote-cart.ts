import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';

/** The configured version of stored quote items; one of another version is looked up again, never dropped (decisions 3). */
export const QUOTE_ITEM_VERSION = 1;

/** A line of the quote cart as the browser keeps it (spec 3). A spare part's `slug` is its sku. */
export type QuoteItem = {
  version: number;
  baseType: 'quoteCartItem';
  /** Equals the sku. */
  id: string;
  sku: string;
  title: string;
  variationName: string;
  slug: string;
  amount: number;
  variationOptions: Record<string, string>;
  /** Id of the default variation's picture, or of the first one. */
  image: string | null;
};

const capped = (amount: number) => Math.max(MIN_AMOUNT, Math.min(MAX_AMOUNT, Math.trunc(amount) || MIN_AMOUNT));

type What = Pick<QuoteItem, 'sku' | 'title' | 'slug'> &
  Partial<Pick<QuoteItem, 'variationName' | 'variationOptions' | 'image'>>;

/** A line of `amount` pieces, one when left out; amounts stay within 1–9999 (decisions 5). */
export const quoteItem = (
  { sku, title, slug, variationName = '', variationOptions = {}, image = null }: What,
  amount = 1,
): QuoteItem => ({
  version: QUOTE_ITEM_VERSION,
  baseType: 'quoteCartItem',
  id: sku,
  ...{ sku, title, variationName, slug, variationOptions, image },
  amount: capped(amount),
});

/** Adds lines; an existing sku raises its amount (spec 4) and takes the newer name and picture. */
export function addQuoteItems(items: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of added) {
    const there = byId.get(item.id);
    byId.set(item.id, there ? { ...item, amount: capped(there.amount + item.amount) } : item);
  }
  return [...byId.values()];
}

/** Sets the pieces of a line; an unknown id changes nothing. */
export const setQuoteAmount = (items: readonly QuoteItem[], id: string, amount: number): QuoteItem[] =>
  items.map((item) => (item.id === id ? { ...item, amount: capped(amount) } : item));
