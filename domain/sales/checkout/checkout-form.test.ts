import { expect, test } from 'vitest';
import { checkoutErrors } from './checkout-errors.ts';
import { type CheckoutFormInput, checkoutForm } from './checkout-form.ts';
import { orderRequest } from './order-request.ts';

const home: CheckoutFormInput = {
  contact: { email: 'Maija@Example.com ', firstname: ' Maija', lastname: 'Mäkinen', phone: '040 123 4567' },
  delivery: { methodId: '107', address: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' } },
  paymentMethodId: 'osuuspankki',
};
const errorsOf = (input: unknown) => {
  const parsed = checkoutForm.safeParse(input);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map((i) => [i.path.join('.'), i.message]));
};

test('accepts a guest’s home delivery; trims texts and fills missing fields with blanks', () => {
  const form = checkoutForm.parse(home);
  expect(form.contact).toMatchObject({ customerType: 'private', email: 'Maija@Example.com', firstname: 'Maija' });
  expect(form.billing).toMatchObject({ separate: false, address: { street: '' } });
});

test('reports every missing field at once, with keys of the list', () => {
  const errors = errorsOf({ contact: {}, delivery: { methodId: '107' } });
  expect(errors).toEqual({
    'contact.email': 'checkout.error.email',
    'contact.firstname': 'checkout.error.required',
    'contact.lastname': 'checkout.error.required',
    'contact.phone': 'checkout.error.phone',
    'delivery.address.street': 'checkout.error.required',
    'delivery.address.postcode': 'checkout.error.postcode',
    'delivery.address.city': 'checkout.error.required',
    paymentMethodId: 'checkout.error.paymentMethod',
  });
  for (const key of Object.values(errors)) expect(checkoutErrors).toContain(key);
});

test('a store pickup needs no address (delivery-5)', () => {
  expect(errorsOf({ ...home, delivery: { methodId: '403' } })).toEqual({});
});

test('a pickup point needs the point but no address; abroad it needs both (delivery-5)', () => {
  expect(errorsOf({ ...home, delivery: { methodId: '101', servicePointId: 'p-1' } })).toEqual({});
  expect(errorsOf({ ...home, delivery: { methodId: '201' } })).toEqual({
    'delivery.servicePointId': 'checkout.error.servicePoint',
  });
  expect(errorsOf({ ...home, delivery: { methodId: '113', servicePointId: 'p', address: { country: 'EE' } } })).toEqual(
    {
      'delivery.address.street': 'checkout.error.required',
      'delivery.address.postcode': 'checkout.error.postcode',
      'delivery.address.city': 'checkout.error.required',
    },
  );
});

test('checks a foreign billing address against the postcode format of its country', () => {
  const billed = (address: object) =>
    errorsOf({ ...home, billing: { separate: true, name: 'Aino', address: { street: 'S', city: 'C', ...address } } });
  expect(billed({ postcode: '114 55', country: 'SE' })).toEqual({});
  expect(billed({ postcode: '114 55' })).toEqual({ 'billing.address.postcode': 'checkout.error.postcode' });
  expect(billed({ postcode: '11455', country: 'XX' })).toEqual({ 'billing.address.country': 'checkout.error.country' });
});

test('a company needs its name and a valid business id or VAT number (checkout-3)', () => {
  const company = (more: object) =>
    errorsOf({ ...home, contact: { ...home.contact, customerType: 'company', ...more } });
  expect(company({})).toEqual({
    'contact.company': 'checkout.error.required',
    'contact.businessId': 'checkout.error.businessId',
  });
  expect(company({ company: 'Metsä Oy', businessId: '2122839-7' })).toEqual({});
  expect(company({ company: 'Metsä Oy', businessId: 'fi21228397' })).toEqual({});
});

test('an e-invoice needs a valid address and a valid operator', () => {
  const company = { ...home.contact, customerType: 'company' as const, company: 'Metsä Oy', businessId: '2122839-7' };
  const errors = (more: object) => errorsOf({ ...home, contact: { ...company, ...more } });
  expect(errors({ einvoiceAddress: '0037 2122839-7', einvoiceOperator: '003723327487' })).toEqual({});
  const wrong = { address: 'checkout.error.einvoice', operator: 'checkout.error.einvoiceOperator' };
  expect(errors({ einvoiceAddress: '003721228397' })).toEqual({ 'contact.einvoiceOperator': wrong.operator });
  expect(errors({ einvoiceOperator: 'NDEAFIHH' })).toEqual({ 'contact.einvoiceAddress': wrong.address });
  expect(errors({ einvoiceAddress: 'laskut', einvoiceOperator: '?' })).toEqual({
    'contact.einvoiceAddress': wrong.address,
    'contact.einvoiceOperator': wrong.operator,
  });
});

test('accepts an e-mail address of 254 characters, the maximum of RFC 5321', () => {
  const email = `${'x'.repeat(64)}@${'y'.repeat(62)}.${'y'.repeat(62)}.${'y'.repeat(60)}.fi`;
  expect(email).toHaveLength(254);
  expect(errorsOf({ ...home, contact: { ...home.contact, email } })).toEqual({});
});

test('checks a separate billing address and ignores it when it is shared', () => {
  expect(errorsOf({ ...home, billing: { separate: 'on', address: { postcode: '9010' } } })).toEqual({
    'billing.name': 'checkout.error.required',
    'billing.address.street': 'checkout.error.required',
    'billing.address.postcode': 'checkout.error.postcode',
    'billing.address.city': 'checkout.error.required',
  });
});

test.each([
  ['contact.firstname', { contact: { ...home.contact, firstname: 'x'.repeat(51) } }, 'checkout.error.tooLong'],
  ['contact.lastname', { contact: { ...home.contact, lastname: 'Mä\u0000ki' } }, 'checkout.error.text'],
  ['contact.email', { contact: { ...home.contact, email: `${'x'.repeat(250)}@a.fi` } }, 'checkout.error.tooLong'],
  ['contact.phone', { contact: { ...home.contact, phone: 'soita' } }, 'checkout.error.phone'],
  ['delivery.methodId', { delivery: { ...home.delivery, methodId: '999' } }, 'checkout.error.deliveryMethod'],
  ['website', { website: 'http://spam.example' }, 'checkout.error.bot'],
])('validates %s', (field, change, message) => {
  expect(errorsOf({ ...home, ...change })).toHaveProperty([field], message);
});

test('reports an invalid line of a request by its path', () => {
  const request = { idempotencyKey: 'abcdefghijklmnop', totalCents: 100, form: home };
  const parse = (lines: unknown) => orderRequest.safeParse({ ...request, lines });
  expect(parse([{ sku: 'A', amount: 2 }]).success).toBe(true);
  expect(parse([{ sku: 'A', amount: 0 }]).error?.issues[0]?.path).toEqual(['lines', 0, 'amount']);
  expect(parse([{ sku: 'A', amount: 1.5 }]).success).toBe(false);
  expect(parse([{ sku: 'A', amount: 10_000 }]).success).toBe(false);
  expect(parse([]).success).toBe(false);
  expect(
    parse([
      { sku: 'A', amount: 1 },
      { sku: 'A', amount: 1 },
    ]).success,
  ).toBe(false);
});
