import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import type { OwnQuote } from '#domain/sales/quotes/quote-cookie.ts';
import type { StoredQuote } from './stored-quote.ts';

/** Who opens a quote's link: the signed-in customer or null, and the quotes and orders in the browser's cookies. */
export type QuoteViewer = { userId: string | null; quotes?: readonly OwnQuote[]; orders?: readonly OwnOrder[] };

export const ANONYMOUS_VIEWER: QuoteViewer = { userId: null };

/** The signed key of a browser that requested or accepted a quote: an HMAC of its number. */
export const quoteKey = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`quote:${number}`).digest('base64url');

function isQuoteKey(secret: string, { number, key }: OwnQuote): boolean {
  const expected = Buffer.from(quoteKey(secret, number));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const isOwner = ({ userId }: Pick<StoredQuote, 'userId'>, viewer: QuoteViewer): boolean =>
  userId !== null && userId === viewer.userId;

/** Contact details are shown only to the person of the quote, as links get shared. */
export const knowsContact = (secret: string, quote: StoredQuote, viewer: QuoteViewer): boolean =>
  isOwner(quote, viewer) || (viewer.quotes ?? []).some((own) => own.number === quote.number && isQuoteKey(secret, own));
