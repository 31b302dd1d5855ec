import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { AfterSaleMail } from '../after-sale-mail.ts';
import type { OrderMessage } from '../order-mails.ts';

/** One mail of each kind that customers get after the sale. */
export const exampleAfterSaleMails = (order: OrderMail): AfterSaleMail[] => [
  {
    kind: 'order-shipped',
    order,
    parcel: {
      id: 1,
      carrier: 'Posti',
      trackingCode: 'JJFI65432100000000017',
      trackingUrl: 'https://www.posti.fi/fi/seuranta#/lahetys/JJFI65432100000000017',
    },
    rest: [],
  },
  {
    kind: 'order-ready',
    order: {
      ...order,
      delivery: { ...order.delivery, servicePoint: null, pickupStoreId: 'oulu' },
    },
  },
  { kind: 'order-expected', order, days: order.lines.map(() => '2026-12-04'), isMoved: false, at: 1 },
  { kind: 'order-changed', order, version: 2 },
  { kind: 'order-email-changed', order, version: 2 },
  { kind: 'order-link', order, at: 1 },
  {
    kind: 'refund',
    order,
    refund: {
      id: 'example',
      cents: 1580,
      gateway: 1080,
      giftCard: 500,
      lines: [{ title: 'Öljynsuodatin, HF204', amount: 1, cents: 1040 }],
      shipping: 540,
      reason: order.locale === 'en' ? 'Returned unused' : 'Palautettu käyttämättömänä',
      isCancelled: false,
    },
  },
];

/** What a store gets of a paid order, with its links. */
export const exampleStoreNotification = (order: OrderMail, baseUrl: string): OrderMessage => ({
  kind: 'store-notification',
  order,
  links: [
    { step: 'preparing', url: `${baseUrl}/kasittely/esimerkki-1` },
    { step: 'shipped', url: `${baseUrl}/kasittely/esimerkki-2` },
  ],
});
