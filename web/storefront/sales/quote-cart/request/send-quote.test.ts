import { beforeEach, expect, test, vi } from 'vitest';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { quoteStore } from '../quote-store.ts';
import { quoteSending, sendQuote, setQuoteSendStatus } from './send-quote.ts';

const contact = { firstname: 'Aino', lastname: 'Äyräpää', email: 'aino@example.fi' };
const form = { locale: 'fi', stamp: 's' } as const;
const sent: { idempotencyKey: string; items: unknown[] }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answers.shift()?.();
  });
  kept.clear();
  sent.length = 0;
  setQuoteSendStatus('unsent');
  quoteStore.setState({ items: [quoteItem({ sku: 'A', title: 'Osa', slug: '' }, 2)], removed: [], loading: false });
});

test('goes from unsent to sending to sent, keeps the number and clears the cart (quote-2)', async () => {
  answers = [() => Response.json({ success: true, number: 'T5001' })];
  const sending = sendQuote(contact, form);
  expect(quoteSending.getState().status).toBe('sending');
  await sending;
  expect(quoteSending.getState()).toEqual({ status: 'sent', number: 'T5001', answer: null });
  expect(quoteStore.getState().items).toEqual([]);
  expect(sent[0]).toMatchObject({ ...contact, stamp: 's', locale: 'fi', items: [{ sku: 'A', amount: 2 }] });
});

test('keeps the items on a lost connection, and reuses the key only for the same request (quote-2)', async () => {
  answers = [() => Promise.reject(new TypeError('fetch')), () => Response.json({}, { status: 503 })];
  await sendQuote(contact, form);
  expect(quoteSending.getState()).toMatchObject({ status: 'error', answer: { failure: 'lost' } });
  expect(quoteStore.getState().items).toHaveLength(1);
  await sendQuote(contact, form);
  answers = [() => Response.json({}, { status: 503 })];
  await sendQuote({ ...contact, city: 'Oulu' }, form);
  const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('reports invalid fields without a request, and ignores a second click while sending', async () => {
  await sendQuote({ ...contact, email: 'aino@' }, form);
  expect(quoteSending.getState()).toMatchObject({
    status: 'error',
    answer: { problems: [{ field: 'email', message: 'quote.error.email' }] },
  });
  expect(sent).toEqual([]);
  answers = [() => Response.json({ success: true, number: 'T5002' })];
  await Promise.all([sendQuote(contact, form), sendQuote(contact, form)]);
  expect(sent).toHaveLength(1);
});
