import type { Sku } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';

/**
 * The version of stored quote items (quote-3); items of another version are refreshed from the catalog, never dropped
 * (cart-6).
 */
export const QUOTE_ITEM_VERSION = 1;

/** A line of the quote cart as stored in the browser (quote-3). The `slug` of a spare part is its sku. */
export type QuoteItem = {
  version: number;
  baseType: 'quoteCartItem';
  /** Equals `sku`. */
  id: string;
  sku: Sku;
  title: string;
  variationName: string;
  slug: string;
  amount: number;
  variationOptions: Record<string, string>;
  /** Id of the picture of the default variation, or of the first picture. */
  image: string | null;
};

const capped = (amount: number) => Math.max(MIN_AMOUNT, Math.min(MAX_AMOUNT, Math.trunc(amount) || MIN_AMOUNT));

type What = Pick<QuoteItem, 'sku' | 'title' | 'slug'> &
  Partial<Pick<QuoteItem, 'variationName' | 'variationOptions' | 'image'>>;

/** A quote cart line; `amount` is 1 by default and kept within 1–9999 (cart-3, quote-3). */
export const quoteItem = (
  { sku, title, slug, variationName = '', variationOptions = {}, image = null }: What,
  amount = 1,
): QuoteItem => ({
  version: QUOTE_ITEM_VERSION,
  baseType: 'quoteCartItem',
  id: sku,
  sku,
  title,
  variationName,
  slug,
  variationOptions,
  image,
  amount: capped(amount),
});

/** Adds lines; an existing sku raises its amount (quote-1) and takes the newer name and picture. */
export function addQuoteItems(items: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of added) {
    const there = byId.get(item.id);
    byId.set(item.id, there ? { ...item, amount: capped(there.amount + item.amount) } : item);
  }
  return [...byId.values()];
}

/** Sets the quantity of a line; an unknown id changes nothing. */
export const setQuoteAmount = (items: readonly QuoteItem[], id: string, amount: number): QuoteItem[] =>
  items.map((item) => (item.id === id ? { ...item, amount: capped(amount) } : item));
