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
 * A vehicle that the customer gives in exchange. It pays part of the order at the pickup: a means of payment, so prices and VAT
 * stay (quote-6).
 */
export type TradeIn = {
  /** As agreed: model, year, condition. */
  title: string;
  credit: Cents;
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
  tradeIn?: TradeIn | null;
};

/**
 * The line that a trade-in pays part of at the pickup: the dearest single piece, which has to cost more than the credit.
 * -1 when there is none.
 */
export function tradeInLine(lines: readonly Pick<QuoteReplyLine, 'amount' | 'unit'>[], credit: Cents): number {
  const prices = lines.map(({ amount, unit }) => (amount === 1 ? unit : 0));
  const most = Math.max(0, ...prices);
  return most > credit ? prices.indexOf(most) : -1;
}

/** What is paid of each line when ordering, where a trade-in pays the rest; null: all of it. */
export function depositOf({ lines, tradeIn }: Pick<QuoteReply, 'lines' | 'tradeIn'>, index: number): Cents | null {
  const line = lines[index];
  return tradeIn && line && tradeInLine(lines, tradeIn.credit) === index ? line.unit - tradeIn.credit : null;
}

/** Totals of a quote reply in cents, the same on page, mail, PDF and checkout; `payNow` is what a trade-in leaves (quote-5). */
export const quoteReplyTotals = (reply: Pick<QuoteReply, 'lines' | 'delivery' | 'tradeIn'>): CartTotals =>
  priceCart(
    reply.lines.map(({ sku, amount, unit, vatRate }, index) => ({
      sku: lineSku(sku, index),
      amount,
      unit,
      vatRate,
      deposit: depositOf(reply, index),
    })),
    reply.delivery?.price ?? null,
  );

/** The sku of a reply line in an order: its own, or `tarjous-3` for the third line when that has none. */
export const lineSku = (sku: Sku | null, index: number): string => sku ?? `tarjous-${index + 1}`;
