import { fill } from '#backend/platform/mail/templates/layout.ts';
import { createPdf } from '#backend/platform/pdf/create-pdf.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { shop } from '#shop.config';
import { giftCardEn } from './mails/texts/en.ts';
import { giftCardFi } from './mails/texts/fi.ts';

const texts = { fi: giftCardFi, en: giftCardEn };

type PrintedCard = {
  code: string;
  cents: Cents;
  /** A day `YYYY-MM-DD`. */
  validUntil: string;
  words: { sender: string; recipient: string; message: string } | null;
  madeAt: Date;
};

/** A gift card on paper: a drawn card to cut out, what its buyer wrote, and how it is used. */
export async function giftCardPdf(card: PrintedCard, locale: Locale): Promise<{ name: string; bytes: Uint8Array }> {
  const t = texts[locale];
  const { words, madeAt } = card;
  const amount = formatEuros(card.cents);
  const pdf = await createPdf({ title: fill(t.worth, { amount }), lang: locale, madeAt });
  pdf.card({
    title: shop.name,
    large: amount,
    code: spacedCode(card.code),
    note: fill(t.validUntil, { date: card.validUntil.split('-').map(Number).toReversed().join('.') }),
  });
  if (words) {
    pdf.heading(fill(t.greetingTo, { name: words.recipient }));
    if (words.message) pdf.text(words.message);
    pdf.text(words.sender);
  }
  pdf.heading(t.howTitle);
  for (const line of t.how) pdf.text(line);
  pdf.text(t.keep, { muted: true, small: true });
  return { name: locale === 'en' ? 'gift-card.pdf' : 'lahjakortti.pdf', bytes: await pdf.finish() };
}
