import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import { type QuoteReplyLine, quoteReplyTotals, type TradeIn } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { lastDay } from '#domain/sales/quotes/quote-times.ts';
import { shop } from '#shop.config';
import { deliveryLabel } from './mailed.ts';
import type { QuoteMessage, StoredQuote } from './stored-quote.ts';

/** A quote as shown on its page and PDF. Days are `YYYY-MM-DD`, times ISO, money in cents including VAT. */
export type QuoteView = {
  number: string;
  status: QuoteStatus;
  /** Without address and phone, as links get shared. */
  contact: Pick<StoredQuote['contact'], 'firstname' | 'lastname' | 'company' | 'vatNumber' | 'message'>;
  askedAt: string;
  items: StoredQuote['items'];
  answer: {
    lines: (QuoteReplyLine & { total: number })[];
    totals: CartTotals;
    delivery: string | null;
    deliveryTime: string;
    words: string;
    tradeIn: TradeIn | null;
    answeredAt: string;
    lastDay: string;
  } | null;
  /** The shop has replied, also when the reply is no longer shown. */
  wasAnswered: boolean;
  messages: { byShop: boolean; message: string; at: string }[];
  may: { accept: boolean; withdraw: boolean; order: boolean };
  /** The order of the quote; its token only for the owner. */
  order: { number: string; secret: string | null } | null;
};

type Besides = { messages: readonly QuoteMessage[]; order: QuoteView['order'] };

/** The view for holders of the token; the label of the delivery is in the page's language. */
export function quoteView(quote: StoredQuote, { messages, order }: Besides, now: Date): QuoteView {
  const { answer, validUntil, answeredAt } = quote;
  const status = quoteStatusAt(quote, now);
  const totals = answer && quoteReplyTotals(answer);
  const { firstname, lastname, company, vatNumber, message } = quote.contact;
  // a withdrawn reply is no longer shown
  const shown = answer && totals && validUntil && answeredAt && status !== 'withdrawn';
  return {
    number: quote.number,
    status,
    contact: { firstname, lastname, company, vatNumber, message },
    askedAt: quote.createdAt.toISOString(),
    items: quote.items,
    answer: shown
      ? {
          lines: answer.lines.map((line, index) => ({ ...line, total: totals.lines[index]?.total ?? 0 })),
          totals,
          delivery: deliveryLabel(quote),
          deliveryTime: answer.deliveryTime,
          words: answer.words,
          tradeIn: answer.tradeIn ?? null,
          answeredAt: answeredAt.toISOString(),
          lastDay: lastDay(validUntil, shop.timeZone),
        }
      : null,
    wasAnswered: answer !== null,
    messages: messages.map(({ byShop, message, at }) => ({ byShop, message, at: at.toISOString() })),
    may: {
      accept: canMoveQuote(status, 'accepted', 'shopper'),
      withdraw: canMoveQuote(status, 'withdrawn', 'shopper'),
      order: status === 'accepted',
    },
    order,
  };
}
