import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { withdrawalEn } from './texts/en.ts';
import { withdrawalFi } from './texts/fi.ts';
import type { ReceivedWithdrawal } from './withdrawal-mail.ts';

export const withdrawalTexts = { fi: withdrawalFi, en: withdrawalEn };

/** Day and time to the second, with the zone: what the law wants the receipt to say. */
export const exactTime = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shop.timeZone,
  }).format(at);

/** The content of a notice, with the time it came. */
export function noticeFacts(received: ReceivedWithdrawal, inLocale: Locale = received.locale): Fact[] {
  const { notice, receivedAt } = received;
  const t = withdrawalTexts[inLocale];
  return [
    { title: t.receivedAt, lines: [exactTime(receivedAt, inLocale)] },
    { title: t.name, lines: [notice.name] },
    { title: t.order, lines: [notice.orderNumber] },
    { title: t.email, lines: [notice.email] },
    {
      title: received.wants === 'exchange' ? t.exchangeWhat : t.what,
      lines: notice.message ? notice.message.split('\n') : [t.all],
    },
  ];
}

/**
 * At once to who withdrew: what was said, and when it came (return-1; on a durable medium). A company reads nothing of the consumer's
 * rights (Act 38/1978, chapter 6, section 1).
 */
export async function withdrawalReceipt(received: ReceivedWithdrawal): Promise<RenderedMail> {
  const { locale, notice, subjectId, wants, isCompany } = received;
  const t = withdrawalTexts[locale];
  const isExchange = wants === 'exchange';
  const title = fill(isExchange ? t.exchangeSubject : t.subjectOf, { order: notice.orderNumber });
  const intro = isCompany ? t.introOfCompany : isExchange ? t.exchangeIntro : t.intro;
  const facts = noticeFacts(received);
  const next: Fact = {
    title: t.nextTitle,
    lines: [isCompany ? t.nextOfCompany : isExchange ? t.exchangeNext : t.next, t.notYou],
  };
  const body = html`<p>${intro}</p>${[...facts, next].map(factHtml)}`;
  return {
    subjectId,
    kind: 'withdrawal-receipt',
    to: notice.email,
    replyTo: shop.email,
    locale,
    subject: title,
    html: String(await layout({ locale, title, body })),
    text: [intro, ...[...facts, next].flatMap(factText), '', ...textFooter()].join('\n'),
  };
}
