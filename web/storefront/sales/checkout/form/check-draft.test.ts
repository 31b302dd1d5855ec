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

test('store pickup needs no address', () => {
  expect(checkDraft(filled, false)).toEqual({});
});

test('home delivery needs the address, a pickup point the point and nothing else', () => {
  expect(checkDraft({ ...filled, methodId: '107' }, true)).toEqual({
    street: 'checkout.error.required',
    postcode: 'checkout.error.postcode',
    city: 'checkout.error.required',
  });
  expect(checkDraft({ ...filled, methodId: '101' }, false)).toEqual({
    servicePointId: 'checkout.error.servicePoint',
  });
});

test('company fields count only for a company', () => {
  const asCompany = { ...filled, businessId: '1234567-8' };
  expect(checkDraft(asCompany, false)).toEqual({});
  expect(checkDraft({ ...asCompany, customerType: 'company' }, false)).toEqual({
    company: 'checkout.error.required',
    businessId: 'checkout.error.businessId',
  });
});

test('an empty form names every field, the contact section its own', () => {
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

test("the server's paths are the page's fields", () => {
  expect(
    problemsByField([
      { field: 'form.contact.phone', message: 'checkout.error.phone' },
      { field: 'lines.0.amount', message: 'checkout.error.amount' },
    ]),
  ).toEqual({ phone: 'checkout.error.phone' });
});

test('what has no field on the page is told of the order', () => {
  expect(
    orderProblems([
      { field: 'form.contact.phone', message: 'checkout.error.phone' },
      { field: 'lines', message: 'checkout.error.tooMuch' },
      { field: 'totalCents', message: 'Invalid input' },
    ]),
  ).toEqual(['checkout.error.tooMuch', 'checkout.failed']);
});
