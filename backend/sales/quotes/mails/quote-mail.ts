import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import type { PartEnquiry } from '#domain/sales/quotes/part-enquiry.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteReplyLine, TradeIn } from '#domain/sales/quotes/quote-reply.ts';
import type { TradeInRequest } from '#domain/sales/quotes/trade-in-request.ts';

/** A quote as its mails tell it. Addresses are absolute, days are `YYYY-MM-DD`, money is in cents including VAT. */
export type MailedQuote = {
  number: string;
  locale: Locale;
  contact: QuoteContact;
  /** As asked for. */
  items: { sku: Sku; title: string; variationName: string; amount: number; picture: string | null }[];
  /** Offered in exchange. */
  offered: TradeInRequest | null;
  /** The part asked for in words. */
  enquiry: PartEnquiry | null;
  /** The quote's own page, in the customer's language. */
  url: string;
  pdfUrl: string;
  /** The checkout at the quote's prices, once it is accepted. */
  payUrl: string;
  answer: {
    lines: (QuoteReplyLine & { picture: string | null })[];
    totals: CartTotals;
    /** The method's label; null: chosen at the checkout. */
    delivery: string | null;
    deliveryTime: string;
    words: string;
    tradeIn: TradeIn | null;
    /** The last day its prices hold. */
    lastDay: string;
  } | null;
  /** What is attached, to be opened on the quote's page. */
  files: { name: string; url: string }[];
  isAccepted: boolean;
};

/** A mail about a quote; `subjectId` makes it unique per kind. */
export type QuoteMail = { subjectId: string; quote: MailedQuote } & (
  | { kind: 'quote-copy' }
  | { kind: 'quote-answer' }
  /** An order by phone, to be paid. */
  | { kind: 'quote-order' }
  /** The answer runs out in two days. */
  | { kind: 'quote-reminder' }
  /** What the shop says; a reply when the customer spoke last. */
  | { kind: 'quote-words'; words: string; isReply: boolean }
  /** The shop has taken its answer back, or cannot answer. */
  | { kind: 'quote-withdrawn'; words: string }
  // to the shop, with the customer to answer to
  | { kind: 'quote-request' }
  | { kind: 'quote-question'; words: string }
  | { kind: 'quote-decision'; decision: 'accepted' | 'declined' | 'withdrawn'; words: string }
);

export type QuoteMailKind = QuoteMail['kind'];
