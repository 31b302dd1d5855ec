import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { type Fragment, fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutLinks } from '#backend/platform/mail/without-typed-links.ts';
import { chrome } from '#domain/base/brand-colours.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { shop } from '#shop.config';
import type { GiftCardMail } from './gift-card-mail.ts';
import { giftCardEn } from './texts/en.ts';
import { giftCardFi } from './texts/fi.ts';

const texts = { fi: giftCardFi, en: giftCardEn };

/** 21.11.2028 */
const dayText = (day: string) => day.split('-').map(Number).toReversed().join('.');

/** A drawn card as a table: mail programs show colours of cells, not pictures. */
const drawnCard = (card: { worth: string; code: string; until: string }, label: string): Fragment =>
  html`<table class="c" role="presentation" cellspacing="0" cellpadding="0" bgcolor="${chrome.light}"><tr><td><p class="s">${shop.name}</p>
<h2>${card.worth}</h2><p class="s">${label}</p><p class="g">${card.code}</p><p class="s">${card.until}</p></td></tr></table>`;

/** The page that makes the PDF. The code stands behind #, which browsers send to nobody. */
const printUrl = (baseUrl: string, locale: Locale, code: string) =>
  `${baseUrl}${localePrefix(locale)}/lahjakortti/tulosta#${code}`;

/** The codes of gift cards, to be printed or passed on; both parts say the same in the same order. */
export async function giftCardMail(mail: GiftCardMail, { baseUrl }: { baseUrl: string }): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const [sender, recipient] = [withoutLinks(mail.sender ?? ''), withoutLinks(mail.recipient ?? '')];
  const intro = fill(t.intro[mail.why], { sender, recipient });
  const name = greetingName(mail.firstname);
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const subject =
    mail.cards.length === 1
      ? fill(mail.why === 'sent' ? t.subjectSent : t.subject, { shop: shop.name, sender })
      : fill(t.subjectMany, { shop: shop.name, n: mail.cards.length });
  const cards = mail.cards.map(({ code, cents, validUntil }) => ({
    worth: fill(t.worth, { amount: formatEuros(cents) }),
    code: spacedCode(code),
    until: fill(t.validUntil, { date: dayText(validUntil) }),
    url: printUrl(baseUrl, mail.locale, code),
  }));
  const order = mail.orderNumber && fill(t.order, { number: mail.orderNumber });
  const message = mail.message && withoutLinks(mail.message);

  const body = html`<p>${greeting}</p>
<p>${intro}</p>
${message?.split('\n').map((line) => html`<p>${line}</p>`)}
${cards.map((card) => html`${drawnCard(card, t.code)}<p><a href="${card.url}">${t.print}</a></p>`)}
<p><strong>${t.keep}</strong></p>
<h2>${t.howTitle}</h2>
${t.how.map((line) => html`<p>${line}</p>`)}
${order && html`<p class="s">${order}</p>`}`;

  const text = [
    greeting,
    intro,
    ...(message ? [message] : []),
    ...cards.map((card) => `${card.worth}\n${t.code}\n${card.code}\n${card.until}\n${t.print}\n${card.url}`),
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

export const giftCardMails = (ctx: { baseUrl: string }): MailRenderers<GiftCardMail> => ({
  'gift-card': (mail) => giftCardMail(mail, ctx),
});
