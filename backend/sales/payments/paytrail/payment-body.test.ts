import { expect, test } from 'vitest';
import { shop } from '#shop.config';
import { paymentToOpen } from '../test-payments.ts';
import { paymentBody } from './payment-body.ts';

test('builds the documented payment body (payment-1)', () => {
  const body = paymentBody(paymentToOpen({ stamp: 's', locale: 'en' }), 'https://kauppa.example');
  expect(body).toEqual({
    stamp: 's',
    reference: '1000016',
    amount: 2620,
    currency: 'EUR',
    language: 'EN',
    items: [
      { unitPrice: 1040, units: 2, vatPercentage: 25.5, productCode: 'OS-1', description: 'Öljynsuodatin' },
      { unitPrice: 540, units: 1, vatPercentage: 25.5, productCode: 'shipping-101', description: 'Posti – noutopiste' },
    ],
    customer: { email: 'aino@example.fi', firstName: 'Aino', lastName: 'Äyräpää', phone: '+358401234567' },
    deliveryAddress: { streetAddress: 'Äimätie 1', postalCode: '90400', city: 'Oulu', country: 'FI' },
    redirectUrls: {
      success: 'https://kauppa.example/payments/return/success',
      cancel: 'https://kauppa.example/payments/return/cancel',
    },
    callbackUrls: {
      success: 'https://kauppa.example/payments/callback/success',
      cancel: 'https://kauppa.example/payments/callback/cancel',
    },
  });
});

test('cuts texts to the gateway’s limits', () => {
  const long = 'x'.repeat(2000);
  const body = paymentBody(
    paymentToOpen({
      rows: [{ code: long, description: long, unit: 2620, units: 1, vatRate: 13.5 }],
      customer: { email: 'a@b.fi', firstname: long, lastname: long, company: long, vatNumber: 'FI12345671' },
      billingAddress: { street: long, postcode: long, city: long, country: 'FI' },
    }),
    'https://kauppa.example',
  );
  expect(body.items[0]?.productCode).toHaveLength(100);
  expect(body.items[0]?.description).toHaveLength(1000);
  expect(body.customer.firstName).toHaveLength(50);
  expect(body.customer.companyName).toHaveLength(100);
  expect(body.invoicingAddress?.city).toHaveLength(30);
});

test('does not send an e-mail address above the gateway’s limit', () => {
  const email = (length: number) => {
    const { customer } = paymentToOpen({});
    const long = `${'x'.repeat(length - 5)}@b.fi`;
    return paymentBody(paymentToOpen({ customer: { ...customer, email: long } }), 'https://kauppa.example').customer
      .email;
  };
  expect(email(200)).toHaveLength(200);
  expect(email(201)).toBe(shop.email);
});

test('throws for rows that do not sum to the amount (payment-5)', () => {
  expect(() => paymentBody(paymentToOpen({ amount: 2621 }), 'https://kauppa.example')).toThrow('sum to 2620');
});
