import { createStore, useStore } from 'zustand';
import type { Locale } from '#domain/base/locale.ts';
import { checkContact } from '#domain/sales/quotes/quote-contact.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
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

const notSent = (answer: Pick<RequestAnswer, 'problems' | 'failure'>) =>
  quoteSending.setState({ status: 'error', number: '', answer: { ...answer, values: {}, at: Date.now() } });

/**
 * Sends the quote cart with the contact as typed (quote-2). Validates in the browser first. A failure keeps form and
 * items.
 */
export async function sendQuote(typed: Typed, { locale, stamp }: { locale: Locale; stamp: string }) {
  if (quoteSending.getState().status === 'sending') return;
  const contact = checkContact(typed);
  if (!contact.ok) return notSent({ problems: contact.details ?? [], failure: null });
  const { items } = quoteStore.getState();
  quoteSending.setState({ ...nothing, status: 'sending' });
  const request = { items, ...contact.value, website: typed.website ?? '' };
  try {
    await untilFilledIn();
    const { number } = await callBackend<{ number: string }>('/api/send-quote', {
      method: 'POST',
      body: { ...request, locale, stamp, idempotencyKey: keyOf(request) },
    });
    clearQuote();
    quoteStore.setState({ removed: [] });
    quoteSending.setState({ status: 'sent', number, answer: null });
  } catch (error) {
    notSent(error instanceof BackendError ? readRefusal(error) : { problems: [], failure: 'lost' });
  }
}
