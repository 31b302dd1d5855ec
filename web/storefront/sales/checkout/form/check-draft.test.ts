import { expect, test } from 'vitest';
import { checkDraft, orderProblems, problemsByField, problemsOf } from './check-draft.ts';
import { type Draft, emptyDraft } from './draft.ts';

const filled: Draft = {
  ...emptyDraft,
  email: 'maija@esimerkki.fi',
  phone: '040 123 4567',
  firstname: 'Maija',
  lastname: 'Mallikas',
  methodId: '403',
  paymentMethodId: 'simulator',
};

test('requires no address for store pickup (delivery-5)', () => {
  expect(checkDraft(filled, false)).toEqual({});
});

test('requires the address for home delivery, and only the point for a pickup point', () => {
  expect(checkDraft({ ...filled, methodId: '107' }, true)).toEqual({
    street: 'checkout.error.required',
    postcode: 'checkout.error.postcode',
    city: 'checkout.error.required',
  });
  expect(checkDraft({ ...filled, methodId: '101' }, false)).toEqual({
    servicePointId: 'checkout.error.servicePoint',
  });
});

test('requires company fields only for a company (checkout-3)', () => {
  const asCompany = { ...filled, businessId: '1234567-8' };
  expect(checkDraft(asCompany, false)).toEqual({});
  expect(checkDraft({ ...asCompany, customerType: 'company' }, false)).toEqual({
    company: 'checkout.error.required',
    businessId: 'checkout.error.businessId',
  });
});

test('reports every required field of an empty form by step (checkout-6)', () => {
  const problems = checkDraft(emptyDraft, false);
  expect(problems).toMatchObject({
    email: 'checkout.error.email',
    methodId: 'checkout.error.deliveryMethod',
    paymentMethodId: 'checkout.error.paymentMethod',
  });
  expect(problemsOf('contact', problems)).not.toHaveProperty('methodId');
  expect(problemsOf('delivery', problems)).toEqual({ methodId: 'checkout.error.deliveryMethod' });
  expect(problemsOf('payment', problems)).toEqual({ paymentMethodId: 'checkout.error.paymentMethod' });
});

test('maps the server’s paths to the page’s fields (checkout-6)', () => {
  expect(
    problemsByField([
      { field: 'form.contact.phone', message: 'checkout.error.phone' },
      { field: 'lines.0.amount', message: 'checkout.error.amount' },
    ]),
  ).toEqual({ phone: 'checkout.error.phone' });
});

test('shows errors without a field on the page as errors of the order', () => {
  expect(
    orderProblems([
      { field: 'form.contact.phone', message: 'checkout.error.phone' },
      { field: 'lines', message: 'checkout.error.tooMuch' },
      { field: 'totalCents', message: 'Invalid input' },
    ]),
  ).toEqual(['checkout.error.tooMuch', 'checkout.failed']);
});
