import { fill } from '#backend/platform/mail/templates/layout.ts';
import { mailTexts } from '#backend/sales/orders/mails/texts/texts.ts';
import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import { tradeInTitle } from '#domain/sales/quotes/trade-in-request.ts';
import { shop } from '#shop.config';
import type { Block } from './blocks.ts';
import type { MailedQuote } from './quote-mail.ts';
import { quotesEn } from './texts/en.ts';
import { type QuoteTexts, quotesFi } from './texts/fi.ts';

export const quoteTexts = { fi: quotesFi, en: quotesEn };

/** A day `YYYY-MM-DD` as people read it. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const nameOf = ({ title, variationName }: { title: string; variationName: string }) =>
  [title, variationName].filter(Boolean).join(', ');

/** What a quote is asked for: goods, and a part in words. The number of its vehicle stays in the admin. */
export const askedBlocks = ({ items, enquiry }: MailedQuote, locale: Locale): Block[] => [
  ...(items.length > 0 ? [askedRows(items, locale)] : []),
  ...(enquiry ? [{ is: 'words', text: enquiry.machine } as const, { is: 'said', text: enquiry.wanted } as const] : []),
];

const askedRows = (items: MailedQuote['items'], locale: Locale): Block => ({
  is: 'rows',
  rows: items.map((item) => ({
    main: nameOf(item),
    small: item.sku,
    picture: item.picture,
    right: fill(quoteTexts[locale].pieces, { count: item.amount }),
  })),
  sums: [],
});

/** What a trade-in pays at the pickup, and what is left to pay when ordering. */
function tradeInSums({ tradeIn, totals }: NonNullable<MailedQuote['answer']>, t: QuoteTexts) {
  if (!tradeIn) return [];
  return [
    { label: fill(t.tradeIn, { title: tradeIn.title }), value: formatEuros(-tradeIn.credit) },
    { label: t.payNow, value: formatEuros(totals.payNow) },
  ];
}

/** The shop's prices: lines, sums, VAT by rate, delivery and its time, words, the last day. */
export function answerBlocks({ answer }: MailedQuote, locale: Locale): Block[] {
  if (!answer) return [];
  const t = quoteTexts[locale];
  const { totals } = answer;
  const delivery = totals.shipping + totals.officeFee;
  const vat = totals.vat.map((row) => {
    const money = { net: formatEuros(row.net), vat: formatEuros(row.vat), gross: formatEuros(row.gross) };
    const { margin, vat: ofRate } = mailTexts[locale];
    return isMarginRate(row.rate)
      ? fill(margin, money)
      : fill(ofRate, { rate: String(row.rate).replace('.', ','), ...money });
  });
  return [
    ...(answer.words ? [{ is: 'said' as const, text: answer.words }] : []),
    { is: 'title', text: t.lines },
    {
      is: 'rows',
      rows: answer.lines.map((line, index) => ({
        main: nameOf(line),
        picture: line.picture,
        small: [
          line.sku,
          fill(t.pieces, { count: line.amount }),
          line.amount > 1 && fill(t.each, { price: formatEuros(line.unit) }),
        ]
          .filter(Boolean)
          .join(' · '),
        right: formatEuros(totals.lines[index]?.total),
      })),
      sums: [
        { label: t.goods, value: formatEuros(totals.goods) },
        ...(answer.delivery
          ? [{ label: fill(t.delivery, { label: answer.delivery }), value: formatEuros(delivery) }]
          : []),
        { label: t.net, value: formatEuros(totals.netTotal) },
        { label: t.total, value: formatEuros(totals.total) },
        ...tradeInSums(answer, t),
      ],
    },
    { is: 'words', text: vat.join('\n'), small: true },
    ...(answer.tradeIn ? [{ is: 'words' as const, text: t.tradeInTerms }] : []),
    ...(answer.delivery ? [] : [{ is: 'words' as const, text: t.deliveryAtCheckout }]),
    ...(answer.deliveryTime ? [{ is: 'words' as const, text: `${t.deliveryTime}: ${answer.deliveryTime}` }] : []),
    { is: 'words', text: fill(t.validUntil, { day: dayText(answer.lastDay, locale) }) },
  ];
}

/** What is offered in exchange: its name and use; its number stays in the admin. */
export const offeredBlocks = ({ offered }: MailedQuote, locale: Locale): Block[] =>
  offered
    ? [
        { is: 'title', text: quoteTexts[locale].offered },
        { is: 'words', text: `${tradeInTitle(offered)}, ${offered.usage} ${offered.unit}` },
      ]
    : [];

/** Attached files: links, as the bytes stay behind the quote's secret. */
export const fileBlocks = ({ files, locale }: MailedQuote): Block[] =>
  files.length === 0
    ? []
    : [
        { is: 'title', text: quoteTexts[locale].files },
        ...files.map(({ name, url }): Block => ({ is: 'link', label: name, url })),
      ];

/** Who asks, for the shop's people. */
export const contactText = ({ contact }: MailedQuote): string =>
  [
    contact.businessCustomer ? `${contact.company}, ${contact.vatNumber}` : '',
    `${contact.firstname} ${contact.lastname}`,
    contact.email,
    contact.phone,
    contact.city,
  ]
    .filter(Boolean)
    .join('\n');

export const answerDays = () => shop.quoteAnswerDays;
