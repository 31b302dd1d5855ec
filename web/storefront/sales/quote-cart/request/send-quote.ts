import { createStore, useStore } from 'zustand';
import type { Locale } from '#domain/base/locale.ts';
import type { QuoteItem } from '#domain/sales/cart/quote-cart.ts';
import { checkPartEnquiry, enquiryFields } from '#domain/sales/quotes/part-enquiry.ts';
import { checkContact } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';
import { checkTradeIn, tradeFields } from '#domain/sales/quotes/trade-in-request.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { formWithPhotos } from '#web/storefront/base/shrink-photo.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import { clearQuote, quoteStore } from '../quote-store.ts';
import { type RequestAnswer, readRefusal } from './request-answer.ts';

/** unsent → sending → sent, or error (quote-2). */
export type QuoteSendStatus = 'unsent' | 'sending' | 'sent' | 'error';

type Sending = {
  status: QuoteSendStatus;
  /** Number of the sent request. */
  number: string;
  answer: RequestAnswer | null;
};

const nothing: Sending = { status: 'unsent', number: '', answer: null };
export const quoteSending = createStore<Sending>()(() => nothing);
export const useQuoteSending = (): Sending => useStore(quoteSending);

/** Sets the state and clears the last result (quote-2). */
export const setQuoteSendStatus = (status: QuoteSendStatus) => quoteSending.setState({ ...nothing, status });

// not crypto.randomUUID: it is missing on plain http addresses other than localhost
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let last = { of: '', key: '' };
/** The same key for a repeated request, so that a lost response does not create two quotes. */
function keyOf(request: unknown): string {
  const of = JSON.stringify(request);
  if (last.of !== of) last = { of, key: newKey() };
  return last.key;
}

export type Typed = Record<string, unknown>;

type SendOptions = {
  locale: Locale;
  /** Empty on cached pages. */
  stamp: string;
  /** Of the trade-in or the part. */
  photos?: readonly File[];
  /** Other items than those of the quote cart, which then stays as it is. */
  items?: readonly Pick<QuoteItem, 'sku' | 'title' | 'amount'>[];
};

/** Photos take a phone longer than texts. */
const UPLOAD_MS = 60_000;

const notSent = (answer: Pick<RequestAnswer, 'problems' | 'failure'>) =>
  quoteSending.setState({ status: 'error', number: '', answer: { ...answer, values: {}, at: Date.now() } });

/**
 * Sends the quote cart with the contact as typed (quote-2). Validates in the browser first. A failure keeps form and
 * items.
 */
export async function sendQuote(typed: Typed, { locale, stamp, photos = [], items: given }: SendOptions) {
  if (quoteSending.getState().status === 'sending') return;
  const contact = checkContact(typed);
  const tradeIn = checkTradeIn(typed, new Date().getFullYear());
  const enquiry = checkPartEnquiry(typed);
  if (!contact.ok || !tradeIn.ok || !enquiry.ok)
    return notSent({
      problems: [contact, tradeIn, enquiry].flatMap<{ field: string; message: QuoteErrorKey }>((checked) =>
        checked.ok ? [] : (checked.details ?? []),
      ),
      failure: null,
    });
  const items = given ?? quoteStore.getState().items;
  quoteSending.setState({ ...nothing, status: 'sending' });
  const shown = tradeIn.value || enquiry.value ? photos : [];
  const fieldsOf = (names: readonly string[]) => Object.fromEntries(names.map((field) => [field, typed[field]]));
  const besides = {
    ...(tradeIn.value && fieldsOf(['tradeIn', ...tradeFields])),
    ...(enquiry.value && fieldsOf(['partEnquiry', ...enquiryFields])),
  };
  const request = { items, ...contact.value, ...besides, website: typed.website ?? '' };
  try {
    await untilFilledIn();
    const idempotencyKey = keyOf([request, shown.map(({ name, size }) => [name, size])]);
    const body = { ...request, locale, ...(stamp && { stamp }), idempotencyKey };
    const { number } = await callBackend<{ number: string }>('/api/send-quote', {
      method: 'POST',
      ...(shown.length > 0 ? { body: await formWithPhotos(body, shown), timeout: UPLOAD_MS } : { body }),
    });
    if (!given) {
      clearQuote();
      quoteStore.setState({ removed: [] });
    }
    quoteSending.setState({ status: 'sent', number, answer: null });
  } catch (error) {
    notSent(error instanceof BackendError ? readRefusal(error) : { problems: [], failure: 'lost' });
  }
}
