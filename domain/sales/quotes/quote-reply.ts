import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { type CartTotals, priceCart } from '#domain/sales/cart/price-cart.ts';
import type { ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';

/** A line of the shop's quote reply. `unit` is the price of one in cents including VAT, `vatRate` in percent. */
export type QuoteReplyLine = {
  /** Null for lines that are in no catalog, such as work or local delivery. */
  sku: Sku | null;
  title: string;
  variationName: string;
  amount: number;
  unit: Cents;
  vatRate: number;
};

/**
 * The shop's reply to a quote request: goods and work at its prices, the delivery if it is priced, and texts
 * (quote-5).
 */
export type QuoteReply = {
  lines: QuoteReplyLine[];
  /** Null: the customer chooses a delivery at the checkout, at its usual price. */
  delivery: { methodId: string; price: ShippingPrice } | null;
  /** When the goods arrive, as written by the shop; may be ''. */
  deliveryTime: string;
  /** A free text of the shop; may be '', may have line breaks. */
  words: string;
};

/** Totals of a quote reply in cents, the same on page, mail, PDF and checkout (quote-5). */
export const quoteReplyTotals = ({ lines, delivery }: Pick<QuoteReply, 'lines' | 'delivery'>): CartTotals =>
  priceCart(
    lines.map(({ sku, amount, unit, vatRate }, index) => ({ sku: lineSku(sku, index), amount, unit, vatRate })),
    delivery?.price ?? null,
  );

/** The sku of a reply line in an order: its own, or `tarjous-3` for the third line when that has none. */
export const lineSku = (sku: Sku | null, index: number): string => sku ?? `tarjous-${index + 1}`;
