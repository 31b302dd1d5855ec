import type { WholeOrder } from '#backend/sales/orders/staff/service.ts';
import type { OrderAddress, StoredOrder } from '#backend/sales/orders/stored-order.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';

/** Personal fields are null in old orders and after the customer deleted the account. */
export const whom = (email: string): string => email || '(personal data removed)';

const addressText = ({ street, postcode, city, country = 'FI' }: OrderAddress) =>
  [street, `${postcode} ${city}`, country === 'FI' ? '' : country].filter(Boolean).join(', ');

/** Lines with the facts for packing, sending and calling: customer, company, store, delivery, addresses, payment. */
export function orderFacts(order: WholeOrder): string[] {
  // as stored; empty if the personal data was deleted
  const contact = (order.contact ?? {}) as Partial<StoredOrder['contact']>;
  const delivery = order.delivery_address;
  const billing = order.billing_address;
  const point = order.service_point;
  const method = shippingMethod(order.shipping_method_id)?.label;
  const name = [contact.firstname, contact.lastname].filter(Boolean).join(' ');
  const language = order.locale === 'en' ? 'English' : 'Finnish';
  const company = [contact.company, contact.businessId];
  const invoice = [contact.einvoiceAddress, contact.einvoiceOperator];
  const told: [what: string, parts: (string | null | undefined)[]][] = [
    ['Customer', [name, whom(order.email), contact.phone, language]],
    ['Company', company],
    ['Reference', [contact.reference]],
    ['E-invoice', invoice],
    ['Store', [order.store_id]],
    ['Delivery', [method?.en ?? method?.fi, `method ${order.shipping_method_id}`]],
    ['Address', [delivery && addressText(delivery)]],
    ['Pickup point', [point?.name, point && addressText(point)]],
    ['Billing', [billing?.name, billing && addressText(billing)]],
    ['Paid by', [order.payment_method]],
  ];
  return told
    .map(([what, parts]) => [what, parts.filter(Boolean).join(', ')] as const)
    .filter(([, text]) => text !== '')
    .map(([what, text]) => `${what.padEnd(14)}${text}`);
}
