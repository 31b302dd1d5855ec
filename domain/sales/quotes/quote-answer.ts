import type { Cents } from '#domain/base/money.ts';
import { type CartTotals, priceCart } from '#domain/sales/cart/price-cart.ts';
import type { ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';

/** A line of the shop's answer. `unit` is the price of one in cents including VAT, `vatRate` in percent. */
export type AnsweredLine = {
  /** Null: work, delivery to the yard and the like, which no catalog has. */
  sku: string | null;
  title: string;
  variationName: string;
  amount: number;
  unit: Cents;
  vatRate: number;
};

/** What the shop offers: goods and work at its prices, delivery when it has one for them, words. */
export type QuoteAnswer = {
  lines: AnsweredLine[];
  /** Null: the customer chooses a delivery at the checkout, at its usual price. */
  delivery: { methodId: string; price: ShippingPrice } | null;
  /** When the goods come, as the shop says it; may be ''. */
  deliveryTime: string;
  /** What the shop says besides; may be '', may have lines. */
  words: string;
};

/** Totals of an answer, in cents (domain/sales/cart/price-cart.ts): what page, mail, PDF and checkout show. */
export const answerTotals = ({ lines, delivery }: Pick<QuoteAnswer, 'lines' | 'delivery'>): CartTotals =>
  priceCart(
    lines.map(({ sku, amount, unit, vatRate }, index) => ({ sku: lineSku(sku, index), amount, unit, vatRate })),
    delivery?.price ?? null,
  );

/** What a line is known by in an order: its sku, or `tarjous-3` for the third line of what no catalog has. */
export const lineSku = (sku: string | null, index: number): string => sku ?? `tarjous-${index + 1}`;
