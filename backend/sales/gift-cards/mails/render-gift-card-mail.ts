import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { shop } from '#shop.config';
import type { GiftCardMail } from './gift-card-mail.ts';
import { giftCardEn } from './texts/en.ts';
import { giftCardFi } from './texts/fi.ts';

const texts = { fi: giftCardFi, en: giftCardEn };

/** 21.11.2028 */
const dayText = (day: string) => day.split('-').map(Number).toReversed().join('.');

/** The codes of bought gift cards, to be printed or passed on; both parts say the same in the same order. */
export async function giftCardMail(mail: GiftCardMail): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const intro = t.intro[mail.why];
  const name = greetingName(mail.firstname);
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const subject =
    mail.cards.length === 1
      ? fill(t.subject, { shop: shop.name })
      : fill(t.subjectMany, { shop: shop.name, n: mail.cards.length });
  const cards = mail.cards.map(({ code, cents, validUntil }) => ({
    worth: fill(t.worth, { amount: formatEuros(cents) }),
    code: spacedCode(code),
    until: fill(t.validUntil, { date: dayText(validUntil) }),
  }));
  const order = mail.orderNumber && fill(t.order, { number: mail.orderNumber });

  const body = html`<p>${greeting}</p>
<p>${intro}</p>
${mail.message && html`<p>${mail.message}</p>`}
${cards.map(
  (card) => html`<h2>${card.worth}</h2><p>${t.code}</p><p class="g">${card.code}</p><p class="s">${card.until}</p>`,
)}
<p><strong>${t.keep}</strong></p>
<h2>${t.howTitle}</h2>
${t.how.map((line) => html`<p>${line}</p>`)}
${order && html`<p class="s">${order}</p>`}`;

  const text = [
    greeting,
    intro,
    ...(mail.message ? [mail.message] : []),
    ...cards.map((card) => `${card.worth}\n${t.code}\n${card.code}\n${card.until}`),
    t.keep,
    `${t.howTitle}\n${t.how.join('\n')}`,
    ...(order ? [order] : []),
    textFooter().join('\n'),
  ].join('\n\n');

  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: shop.email,
    locale: mail.locale,
    subject,
    html: String(await layout({ locale: mail.locale, title: subject, body })),
    text,
  };
}

export const giftCardMails: MailRenderers<GiftCardMail> = { 'gift-card': giftCardMail };
