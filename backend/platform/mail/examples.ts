import type { Locale } from '#domain/base/locale.ts';
import { exampleGiftCardMail } from './gift-card-mail.ts';
import type { OrderMail, ShopMail } from './message.ts';
import { exampleAccountMails } from './templates/account/examples.ts';
import { exampleAfterSaleMails, exampleStoreNotification } from './templates/after-sale/examples.ts';
import { exampleContactMails } from './templates/contact/examples.ts';
import { exampleNewsletterMails } from './templates/newsletter/examples.ts';
import { exampleQuoteMails } from './templates/quotes/examples.ts';
import { exampleWithdrawalMails } from './templates/withdrawal/examples.ts';

/** A paid order of two oil filters sent to a pickup point, for the style guide and for tests. */
export const exampleOrder: OrderMail = {
  id: '0192f0c0-0000-7000-8000-000000000001',
  number: '1000016',
  locale: 'fi',
  placedAt: new Date('2026-11-21T10:00:00Z'),
  orderPath: '/tilaus/esimerkki',
  withdrawalPath: '/peruuta-sopimus?tilaus=esimerkki',
  contact: {
    firstname: 'Aino',
    lastname: 'Äyräpää',
    email: 'aino@example.fi',
    phone: '+358401234567',
    reference: 'Mökki 7',
  },
  billingAddress: null,
  lines: [
    {
      sku: 'OS-1',
      title: 'Öljynsuodatin',
      variationName: 'HF204',
      amount: 2,
      unit: 1040,
      total: 2080,
      vatRate: 25.5,
      customization: null,
      deposit: null,
      discount: 0,
      isGift: false,
    },
  ],
  delivery: {
    label: 'Posti – noutopiste tai pakettiautomaatti',
    labelFi: 'Posti – noutopiste tai pakettiautomaatti',
    price: 540,
    discount: 0,
    officeFee: 0,
    address: null,
    servicePoint: { name: 'K-Market Äimärautio', street: 'Äimätie 1', postcode: '90400', city: 'Oulu' },
    pickupStoreId: null,
    promise: 'Toimitus 2–4 arkipäivässä',
  },
  storeId: 'rovaniemi',
  goods: 2080,
  discount: 0,
  campaigns: [],
  total: 2620,
  payNow: 2620,
  dueLater: 0,
  giftCard: 0,
  toPay: 2620,
  vat: [{ rate: 25.5, net: 2088, vat: 532, gross: 2620 }],
  vatNow: [{ rate: 25.5, net: 2088, vat: 532, gross: 2620 }],
  paymentMethod: 'OP',
};

/** One mail of each kind that customers and stores get. Their links lead nowhere. */
export const exampleMails = (locale: Locale, baseUrl: string): ShopMail[] => [
  ...exampleAccountMails(locale, baseUrl),
  { kind: 'order-confirmation', order: { ...exampleOrder, locale } },
  exampleGiftCardMail(locale),
  ...exampleQuoteMails(locale, baseUrl),
  ...exampleWithdrawalMails(locale),
  ...exampleContactMails(locale, baseUrl),
  ...exampleAfterSaleMails({ ...exampleOrder, locale }),
  ...exampleNewsletterMails(locale, baseUrl),
  // to the shop's own people, in Finnish
  ...(locale === 'fi' ? [exampleStoreNotification(exampleOrder, baseUrl)] : []),
];
