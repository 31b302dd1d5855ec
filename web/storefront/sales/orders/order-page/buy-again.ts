import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { sellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { addToCart } from '#web/storefront/sales/cart/cart-store.ts';
import { lookUp } from '#web/storefront/sales/cart/look-up.ts';

type Line = Pick<OrderView['lines'][number], 'sku' | 'title' | 'amount' | 'customization' | 'kind'>;

/** The lines as they are sold today, limited to the stock, without those that cannot be bought. */
export function sellable(items: readonly CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const amount = cappedAmount(item, item.amount, 0);
    return amount > 0 && sellProblem(item, amount, 0) === null ? [{ ...item, amount }] : [];
  });
}

/** The lines that can be bought again: no gifts, and no work of a quote. */
export const againLines = (lines: readonly Line[]) =>
  lines.filter(({ kind }) => kind === 'goods' || kind === 'gift_card');

/**
 * Adds an order's lines to the cart at today's prices. Returns the number of pieces added and the names of
 * discontinued items. Throws without a response; the cart then stays as it is.
 */
export async function buyAgain(lines: readonly Line[], locale: Locale): Promise<{ added: number; gone: string[] }> {
  const wanted = againLines(lines);
  const { items } = await lookUp(wanted, locale);
  const found = sellable(items);
  const ids = new Set(found.map(({ id }) => id));
  return {
    added: found.reduce((sum, item) => sum + addToCart(item, item.amount), 0),
    gone: wanted.filter((line) => !ids.has(lineId(line))).map(({ title }) => title),
  };
}
