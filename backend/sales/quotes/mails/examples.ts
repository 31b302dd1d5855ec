import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { emptyContact } from '#domain/sales/quotes/quote-contact.ts';

import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import type { MailedQuote, QuoteMail } from './quote-mail.ts';

const lines = [
  { sku: '8328958@1044', title: 'Jarrukahva', variationName: 'Polaris, 8328958', amount: 2, unit: 4250, vatRate: 25.5 },
  { sku: null, title: 'Asennustyö, 3 h', variationName: '', amount: 1, unit: 21_000, vatRate: 25.5 },
];
const tradeIn = { title: 'Kaira Reitti 550, 2017', credit: 20_000 };
const delivery = { methodId: '302', price: { shipping: 5900, officeFee: 0 } };

const example = (locale: Locale, baseUrl: string): MailedQuote => {
  const url = `${baseUrl}${localePrefix(locale)}/tarjous/esimerkki-3f0q8Zt1vN6cXr2m9LbKw7`;
  return {
    number: 'T5001',
    locale,
    contact: {
      ...emptyContact,
      firstname: 'Aino',
      lastname: 'Äyräpää',
      email: 'aino@example.fi',
      phone: '+358401234567',
      city: 'Oulu',
      message: 'Milloin saisin?\nAsennus Oulussa.',
      businessCustomer: true,
      company: 'Kone Oy',
      vatNumber: '1234567-1',
    },
    items: lines.flatMap(({ sku, title, variationName, amount }) =>
      sku ? [{ sku, title, variationName, amount, picture: null }] : [],
    ),
    url,
    pdfUrl: `${url}/tarjous.pdf`,
    payUrl: `${baseUrl}/kassa?tarjous=esimerkki-3f0q8Zt1vN6cXr2m9LbKw7`,
    offered: {
      make: 'Kaira',
      model: 'Reitti 550',
      year: 2017,
      usage: 8400,
      unit: 'km',
      condition: 'good',
      vehicleCode: 'ABC-123',
      notes: '',
    },
    enquiry: null,
    answer: {
      lines: lines.map((line) => ({ ...line, picture: null })),
      totals: quoteReplyTotals({ lines, delivery, tradeIn }),
      delivery: locale === 'en' ? 'Freight – small consignment' : 'Rahti – pieni kollitoimitus',
      deliveryTime: locale === 'en' ? '2 weeks' : '2 viikkoa',
      words: locale === 'en' ? 'Here you are.' : 'Tässä, ole hyvä.',
      tradeIn,
      lastDay: '2026-12-05',
    },
    files: [{ name: 'Asennuspiirros.pdf', url: `${url}/liitteet/esimerkki` }],
    isAccepted: false,
  };
};

/** One mail of each kind about a quote; those to the shop in Finnish only. Their links lead nowhere. */
export function exampleQuoteMails(locale: Locale, baseUrl: string): QuoteMail[] {
  const quote = example(locale, baseUrl);
  const about = { subjectId: 'example', quote };
  const asked = { subjectId: 'example', quote: { ...quote, answer: null } };
  const words = locale === 'en' ? 'Yes, next week.' : 'Kyllä, ensi viikolla.';
  return [
    { ...asked, kind: 'quote-copy' },
    { ...about, kind: 'quote-answer' },
    { ...about, kind: 'quote-order' },
    { ...about, kind: 'quote-reminder' },
    { ...about, kind: 'quote-words', words, isReply: true },
    { ...about, kind: 'quote-withdrawn', words },
    ...(locale === 'fi'
      ? ([
          { ...asked, kind: 'quote-request' },
          { ...asked, kind: 'quote-question', words: 'Onko lämpökahvat?' },
          { ...about, kind: 'quote-decision', decision: 'accepted', words: '' },
        ] as const)
      : []),
  ];
}
