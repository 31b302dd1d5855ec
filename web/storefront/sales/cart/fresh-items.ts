import type { Cents } from '#domain/base/money.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import type { MissingLine } from '#domain/catalog/offers/check-lines.ts';
import { sellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import type { OutdatedLine } from './stored-cart.ts';

/** A change of one line after prices and stock were checked. */
export type CartChange = { id: string; name: string } & (
  | { kind: 'price'; before: Cents; after: Cents }
  | { kind: 'amount'; amount: number }
  | { kind: 'soldOut' | 'quoteOnly' | 'gone' | 'askPrice' | 'wrongSize' }
  // `name` is the campaign code
  | { kind: 'codeGone' }
);

/** The name of a line as plain text. */
export const nameOf = ({
  title,
  variationName,
  customization,
}: Pick<CartItem, 'title' | 'variationName' | 'customization'>) =>
  [title, variationName, customization && sizeText(customization)].filter(Boolean).join(', ');

/** The server's data by line id: fresh lines, discontinued ones, and sizes no longer offered. */
export type FreshLines = {
  items: ReadonlyMap<string, CartItem>;
  missing: ReadonlyMap<string, MissingLine>;
  wrongSizes: ReadonlySet<string>;
};

/**
 * Merges fresh catalog data into the cart and limits pieces to what can be sold. Removes lines that the catalog no
 * longer has, or not in their size. Keeps what is sold out or sold by quote only, for the shopper to decide. Reports
 * every change (cart-6).
 */
export function withFreshItems(
  items: readonly CartItem[],
  outdated: readonly OutdatedLine[],
  fresh: FreshLines,
): { items: CartItem[]; changes: CartChange[] } {
  const changes: CartChange[] = [];
  const kept: CartItem[] = [];
  const lines = [...items, ...outdated.filter((line) => items.every(({ id }) => id !== lineId(line)))];
  for (const line of lines) {
    const id = lineId(line);
    const old = items.find((item) => item === line);
    const now = fresh.items.get(id);
    if (!now) {
      const name = old ? nameOf(old) : line.sku;
      const isPriceless = fresh.missing.get(id)?.reason === 'ask_price';
      changes.push({ id, name, kind: fresh.wrongSizes.has(id) ? 'wrongSize' : isPriceless ? 'askPrice' : 'gone' });
      continue;
    }
    const taken = kept.reduce((sum, item) => (item.sku === line.sku ? sum + item.amount : sum), 0);
    const item = { ...now, amount: cappedAmount(now, line.amount, taken) };
    const name = nameOf(item);
    kept.push(item);
    // of as many pieces as before: fewer are another price of the same offer
    const before = old && unitOf(old);
    const after = unitOf({ ...item, amount: line.amount });
    if (before !== undefined && before !== after) changes.push({ id, name, kind: 'price', before, after });
    const problem = sellProblem(item, line.amount, taken)?.reason;
    if (problem === 'quote_only') changes.push({ id, name, kind: 'quoteOnly' });
    else if (problem === 'outOfStock') changes.push({ id, name, kind: 'soldOut' });
    else if (item.amount !== line.amount) changes.push({ id, name, kind: 'amount', amount: item.amount });
  }
  return { items: kept, changes };
}
