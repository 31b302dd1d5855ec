import { offeredGatewayGroups } from '#domain/sales/payments/payment-methods.ts';
import { pageFacts, shop } from '#shop.config';
import type { PaymentAddress, PaymentToOpen } from '../provider.ts';

/** The longest e-mail address that the gateway accepts; an order may have one of 254 characters. */
const MAX_EMAIL = 200;

type Urls = { success: string; cancel: string };
type Address = { streetAddress: string; postalCode: string; city: string; country: string };

/** The body of `POST /payments`; money in cents. */
export type PaymentBody = {
  stamp: string;
  reference: string;
  amount: number;
  currency: 'EUR';
  language: 'FI' | 'EN';
  items: { unitPrice: number; units: number; vatPercentage: number; productCode: string; description: string }[];
  customer: {
    email: string;
    firstName: string;
    lastName: string;
    phone?: string;
    companyName?: string;
    vatId?: string;
  };
  deliveryAddress?: Address;
  invoicingAddress?: Address;
  redirectUrls: Urls;
  callbackUrls: Urls;
  /** Groups that the gateway's own page offers; all without it. */
  groups?: string[];
};

const address = ({ street, postcode, city, country }: PaymentAddress): Address => ({
  streetAddress: street.slice(0, 50),
  postalCode: postcode.slice(0, 15),
  city: city.slice(0, 30),
  country,
});

/**
 * Builds the body of a payment with texts cut to the gateway's limits. Throws when rows do not sum to the amount,
 * which is a bug.
 */
export function paymentBody(payment: PaymentToOpen, baseUrl: string): PaymentBody {
  const { customer } = payment;
  const sum = payment.rows.reduce((total, row) => total + row.unit * row.units, 0);
  if (sum !== payment.amount) throw new RangeError(`payment rows sum to ${sum}, not ${payment.amount}`);
  const groups = offeredGatewayGroups(pageFacts.payment);
  const urls = (kind: string): Urls => ({
    success: `${baseUrl}/payments/${kind}/success`,
    cancel: `${baseUrl}/payments/${kind}/cancel`,
  });
  return {
    stamp: payment.stamp,
    reference: payment.reference,
    amount: payment.amount,
    currency: 'EUR',
    language: payment.locale === 'en' ? 'EN' : 'FI',
    items: payment.rows.map((row) => ({
      unitPrice: row.unit,
      units: row.units,
      vatPercentage: Math.round(row.vatRate * 10) / 10,
      productCode: row.code.slice(0, 100),
      description: row.description.slice(0, 1000),
    })),
    customer: {
      // the shop's address instead, so that the order can be paid; mails of the shop use the buyer's
      email: customer.email.length > MAX_EMAIL ? shop.email : customer.email,
      firstName: customer.firstname.slice(0, 50),
      lastName: customer.lastname.slice(0, 50),
      ...(customer.phone ? { phone: customer.phone } : {}),
      ...(customer.company ? { companyName: customer.company.slice(0, 100) } : {}),
      ...(customer.vatNumber ? { vatId: customer.vatNumber } : {}),
    },
    ...(payment.deliveryAddress ? { deliveryAddress: address(payment.deliveryAddress) } : {}),
    ...(payment.billingAddress ? { invoicingAddress: address(payment.billingAddress) } : {}),
    redirectUrls: urls('return'),
    callbackUrls: urls('callback'),
    ...(groups && { groups }),
  };
}
