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
    firstname: 'Maija',
    lastname: 'Mallikas',
    email: 'maija@esimerkki.fi',
    city: 'Ranua',
    phone: '0401234567',
    businessCustomer: true,
    message: 'Hei',
    company: 'Kelkka Oy',
    vatNumber: '1234567-1',
  },
};

test('fills in contact and delivery of the quote (quote-5)', () => {
  expect(quoteDraft(emptyDraft, quote)).toEqual({
    ...emptyDraft,
    firstname: 'Maija',
    lastname: 'Mallikas',
    email: 'maija@esimerkki.fi',
    phone: '0401234567',
    city: 'Ranua',
    customerType: 'company',
    company: 'Kelkka Oy',
    businessId: '1234567-1',
    methodId: '301',
  });
});

test('keeps what was typed, except the delivery of the quote', () => {
  const typed = { ...emptyDraft, email: 'toinen@esimerkki.fi', methodId: '101' };
  expect(quoteDraft(typed, quote)).toEqual({ ...typed, methodId: '301' });
  expect(quoteDraft(typed, { ...quote, methodId: null })).toEqual(typed);
});

test('fills in no contact for a visitor who only has the link', () => {
  expect(quoteDraft(emptyDraft, { ...quote, contact: null })).toEqual({ ...emptyDraft, methodId: '301' });
});
