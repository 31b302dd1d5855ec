import { QUOTE_ITEM_VERSION, type QuoteItem, quoteItem } from '#domain/sales/cart/quote-cart.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' && value ? value : otherwise);

/** A stored line as far as it can be shown; null without a sku. */
function readLine(line: unknown): QuoteItem | null {
  if (!isObject(line) || typeof line.sku !== 'string' || line.sku === '') return null;
  const { sku, amount, variationOptions } = line;
  return {
    ...quoteItem(
      {
        sku,
        title: textOf(line.title, sku),
        variationName: textOf(line.variationName),
        slug: textOf(line.slug),
        image: textOf(line.image) || null,
        variationOptions: isObject(variationOptions) ? (variationOptions as Record<string, string>) : {},
      },
      Number(amount),
    ),
    version: line.version === QUOTE_ITEM_VERSION && line.title ? QUOTE_ITEM_VERSION : 0,
  };
}

/**
 * Reads the lines stored under `quote-cart-store` (quote-1); never throws. A line of another version gets version 0:
 * it shows as far as it is known and is refreshed.
 */
export function readStoredQuote(stored: unknown): QuoteItem[] {
  const items = isObject(stored) && Array.isArray(stored.items) ? stored.items : [];
  const lines = items.flatMap((line) => readLine(line) ?? []);
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
