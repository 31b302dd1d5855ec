import type { Locale } from '#domain/base/locale.ts';
import type { OrderStatus } from './order-status.ts';

/** Customer-facing texts of an order's status, on pages and in mails: `name` in a word or two, `line` as a sentence. */
export const statusTexts: Record<Locale, Record<OrderStatus, { name: string; line: string }>> = {
  fi: {
    pending_payment: {
      name: 'Odottaa maksua',
      line: 'Odotamme maksun vahvistusta.',
    },
    payment_failed: {
      name: 'Maksu epäonnistui',
      line: 'Maksu ei onnistunut, eikä tilausta ole veloitettu.',
    },
    cancelled: {
      name: 'Peruttu',
      line: 'Tilaus on peruttu, eikä sitä veloiteta.',
    },
    paid: {
      name: 'Maksettu',
      line: 'Maksu on vastaanotettu. Aloitamme keräilyn pian.',
    },
    preparing: {
      name: 'Käsittelyssä',
      line: 'Keräämme tilaustasi.',
    },
    shipped: {
      name: 'Lähetetty',
      line: 'Tilauksesi on matkalla.',
    },
    ready_for_pickup: {
      name: 'Noudettavissa',
      line: 'Tilauksesi odottaa sinua. Ota tilausnumero mukaan.',
    },
    completed: {
      name: 'Valmis',
      line: 'Tilaus on toimitettu.',
    },
    refunded: {
      name: 'Palautettu',
      line: 'Tilauksen maksu on palautettu.',
    },
  },
  en: {
    pending_payment: {
      name: 'Awaiting payment',
      line: 'We are waiting for the payment to be confirmed.',
    },
    payment_failed: {
      name: 'Payment failed',
      line: 'The payment did not go through and nothing has been charged.',
    },
    cancelled: {
      name: 'Cancelled',
      line: 'The order has been cancelled and nothing will be charged.',
    },
    paid: {
      name: 'Paid',
      line: 'We have received the payment and will soon start to collect your order.',
    },
    preparing: {
      name: 'Being prepared',
      line: 'We are collecting your order.',
    },
    shipped: {
      name: 'Shipped',
      line: 'Your order is on its way.',
    },
    ready_for_pickup: {
      name: 'Ready for pickup',
      line: 'Your order is waiting for you. Take the order number with you.',
    },
    completed: {
      name: 'Completed',
      line: 'The order has been delivered.',
    },
    refunded: {
      name: 'Refunded',
      line: 'The payment of the order has been returned.',
    },
  },
};
