import { expect, test } from 'vitest';
import { emptyDraft } from '../form/draft.ts';
import { type CheckoutQuote, quoteDraft } from './checkout-quote.ts';

const quote: CheckoutQuote = {
  secret: 's',
  number: 'T5001',
  lines: [],
  methodId: '301',
  shippingPrice: { shipping: 10_000, officeFee: 0 },
  validUntil: '2026-12-01T22:00:00.000Z',
  contact: {
    ...{ firstname: 'Maija', lastname: 'Mallikas', email: 'maija@esimerkki.fi', city: 'Ranua', phone: '0401234567' },
    ...{ businessCustomer: true, message: 'Hei', company: 'Kelkka Oy', vatNumber: '1234567-1' },
  },
};

test('whom the quote was made for orders it, as it says', () => {
  expect(quoteDraft(emptyDraft, quote)).toEqual({
    ...emptyDraft,
    ...{ firstname: 'Maija', lastname: 'Mallikas', email: 'maija@esimerkki.fi', phone: '0401234567', city: 'Ranua' },
    ...{ customerType: 'company', company: 'Kelkka Oy', businessId: '1234567-1', methodId: '301' },
  });
});

test('what was typed stays, but for the delivery that the quote says', () => {
  const typed = { ...emptyDraft, email: 'toinen@esimerkki.fi', methodId: '101' };
  expect(quoteDraft(typed, quote)).toEqual({ ...typed, methodId: '301' });
  expect(quoteDraft(typed, { ...quote, methodId: null })).toEqual(typed);
});

test('whoever only has the link fills in the form themselves', () => {
  expect(quoteDraft(emptyDraft, { ...quote, contact: null })).toEqual({ ...emptyDraft, methodId: '301' });
});
