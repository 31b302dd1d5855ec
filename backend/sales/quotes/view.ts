import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import type { PartEnquiry } from '#domain/sales/quotes/part-enquiry.ts';
import { type QuoteReplyLine, quoteReplyTotals, type TradeIn } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { lastDay } from '#domain/sales/quotes/quote-times.ts';
import type { TradeInRequest } from '#domain/sales/quotes/trade-in-request.ts';
import { shop } from '#shop.config';
import type { QuoteFile } from './files/queries.ts';
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
  /** Offered in exchange; without its number, as links get shared. */
  tradeIn: Omit<TradeInRequest, 'vehicleCode' | 'notes'> | null;
  /** The part asked for in words; without the vehicle's number. */
  partEnquiry: Omit<PartEnquiry, 'vehicleCode'> | null;
  photos: number;
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
  /** What the shop has sent along. */
  files: Pick<QuoteFile, 'id' | 'name' | 'type' | 'bytes'>[];
  may: { accept: boolean; withdraw: boolean; order: boolean };
  /** The order of the quote; its token only for the owner. */
  order: { number: string; secret: string | null } | null;
};

type Besides = { messages: readonly QuoteMessage[]; files: readonly QuoteFile[]; order: QuoteView['order'] };

const offered = ({ make, model, year, usage, unit, condition }: TradeInRequest) => ({
  make,
  model,
  year,
  usage,
  unit,
  condition,
});

const asked = ({ machine, wanted }: PartEnquiry) => ({ machine, wanted });

/** Files that the customer may open: those of the shop that went with a reply or message. */
export const sentFiles = (files: readonly QuoteFile[]): QuoteFile[] =>
  files.filter(({ byShop, sentAt }) => byShop && sentAt !== null);

/** The view for holders of the token; the label of the delivery is in the page's language. */
export function quoteView(quote: StoredQuote, { messages, files, order }: Besides, now: Date): QuoteView {
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
    tradeIn: quote.tradeIn && offered(quote.tradeIn),
    partEnquiry: quote.partEnquiry && asked(quote.partEnquiry),
    photos: files.filter(({ byShop }) => !byShop).length,
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
    files:
      status === 'withdrawn' ? [] : sentFiles(files).map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
    may: {
      accept: canMoveQuote(status, 'accepted', 'shopper'),
      withdraw: canMoveQuote(status, 'withdrawn', 'shopper'),
      order: status === 'accepted',
    },
    order,
  };
}
