import type { Locale } from '#domain/base/locale.ts';
import type { PartEnquiry } from '#domain/sales/quotes/part-enquiry.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteReply } from '#domain/sales/quotes/quote-reply.ts';
import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import type { RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import type { TradeInRequest } from '#domain/sales/quotes/trade-in-request.ts';

/** A quote as stored. */
export type StoredQuote = {
  id: string;
  /** The displayed number: `T5001`. */
  number: string;
  /** The token of its page. */
  secret: string;
  status: QuoteStatus;
  locale: Locale;
  requestHash: string;
  userId: string | null;
  contact: QuoteContact;
  items: RequestedItem[];
  /** What the customer offers in exchange. */
  tradeIn: TradeInRequest | null;
  /** The part that the customer asks for in words. */
  partEnquiry: PartEnquiry | null;
  answer: QuoteReply | null;
  /** The first instant when the reply is no longer valid. */
  validUntil: Date | null;
  orderId: string | null;
  createdAt: Date;
  answeredAt: Date | null;
  acceptedAt: Date | null;
  /** Raised by every change of the quote, not by messages. */
  version: number;
  assigneeId: string | null;
  /** Begun by staff for a customer on the phone. */
  isPhoneOrder: boolean;
};

/** A message about a quote after its request. */
export type QuoteMessage = { id: number; byShop: boolean; author: string | null; message: string; at: Date };

/** Who wrote as the shop; `staffId` is null for a command. */
export type Author = { staffId: string | null; name: string | null };

/** A reply as it was sent; `version` is the quote's after it. */
export type SentReply = {
  version: number;
  answer: QuoteReply;
  validUntil: Date;
  author: string | null;
  at: Date;
};
