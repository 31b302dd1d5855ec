import { withoutLinks } from '#domain/base/without-links.ts';
import type { OrderMail, ShopMail } from './message.ts';

/** Every text of a value except the mail address, which is its reader's own. */
function cleaned<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'email' ? value : withoutLinks(value)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner, name)])) as T;
}

const cleanedOrder = (order: OrderMail): OrderMail => ({
  ...order,
  contact: cleaned(order.contact),
  billingAddress: cleaned(order.billingAddress),
  delivery: {
    ...order.delivery,
    address: cleaned(order.delivery.address),
    servicePoint: cleaned(order.delivery.servicePoint),
  },
});

/**
 * The mail with what its reader is said to have typed (names, company, message, address) freed of links. Anybody can type
 * somebody else's address into a form: the shop must not carry a stranger's link there. Mails to the shop's people stay as typed.
 */
export function withoutTypedLinks(mail: ShopMail): ShopMail {
  switch (mail.kind) {
    case 'withdrawal-receipt':
      return { ...mail, notice: cleaned(mail.notice) };
    case 'contact-copy':
      return { ...mail, words: cleaned(mail.words) };
    case 'quote-copy':
    case 'quote-answer':
    case 'quote-reminder':
    case 'quote-words':
    case 'quote-withdrawn':
      return { ...mail, quote: { ...mail.quote, contact: cleaned(mail.quote.contact) } };
    case 'order-confirmation':
    case 'order-shipped':
    case 'order-ready':
    case 'refund':
      return { ...mail, order: cleanedOrder(mail.order) };
    default:
      return mail;
  }
}
