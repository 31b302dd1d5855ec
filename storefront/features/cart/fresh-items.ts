import type { Cents } from '#domain/base/money.ts';
import { cappedAmount } from '#domain/cart/cart-commands.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { sellProblem } from '#domain/cart/sell-problem.ts';
import type { OutdatedLine } from './stored-cart.ts';

/** What the shopper is told about one line after prices and stock were looked up again. */
export type CartChange = { sku: string; name: string } & (
  | { kind: 'price'; before: Cents; after: Cents }
  | { kind: 'amount'; amount: number }
  | { kind: 'soldOut' }
  | { kind: 'gone' }
);

export const nameOf = ({ title, variationName }: Pick<CartItem, 'title' | 'variationName'>) =>
  variationName ? `${title}, ${variationName}` : title;

/**
 * The cart with fresh lines from the catalog, keeping pieces within what can be sold. Lines the catalog no longer has
 * leave the cart; what is sold out stays, so that the shopper decides. Every change is named.
 */
export function withFreshItems(
  items: readonly CartItem[],
  outdated: readonly OutdatedLine[],
  fresh: ReadonlyMap<string, CartItem>,
): { items: CartItem[]; changes: CartChange[] } {
  const changes: CartChange[] = [];
  const kept: CartItem[] = [];
  const lines = [...items, ...outdated.filter(({ sku }) => items.every((item) => item.sku !== sku))];
  for (const line of lines) {
    const old = items.find((item) => item === line);
    const now = fresh.get(line.sku);
    const { sku } = line;
    if (!now) {
      changes.push({ sku, name: old ? nameOf(old) : sku, kind: 'gone' });
      continue;
    }
    const item = { ...now, id: old?.id ?? now.id, amount: cappedAmount(now, line.amount) };
    const name = nameOf(item);
    kept.push(item);
    const before = old?.price.finalPrice.inclTax;
    const after = item.price.finalPrice.inclTax;
    if (before !== undefined && before !== after) changes.push({ sku, name, kind: 'price', before, after });
    if (sellProblem(item, line.amount)?.reason === 'outOfStock') changes.push({ sku, name, kind: 'soldOut' });
    else if (item.amount !== line.amount) changes.push({ sku, name, kind: 'amount', amount: item.amount });
  }
  return { items: kept, changes };
}
