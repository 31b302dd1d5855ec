import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { type Fragment, fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import { qrCode } from '#backend/platform/mail/templates/qr-code.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { AfterSaleMail } from '../after-sale-mail.ts';
import { fullTitle } from '../order-parts.ts';
import type { AfterSaleTexts } from './texts/fi.ts';
import { afterSaleTexts } from './texts/texts.ts';

/** What a mail after the sale is made of; both its parts come from it. */
export type AfterSaleContent = {
  kind: AfterSaleMail['kind'];
  subjectId: string;
  order: OrderMail;
  title: string;
  paragraphs: string[];
  /** A link to press, before the facts. */
  action: { label: string; url: string } | null;
  facts: Fact[];
  /** A code for the store to scan, with the words before it. */
  code?: { intro: string; label: string; text: string };
};

const button = ({ label, url }: { label: string; url: string }): Fragment =>
  html`<p><a class="b" href="${url}">${label}</a></p>`;

/** The mail of a content, in the order's language, with a link to the order at its end. */
export async function afterSaleMail(content: AfterSaleContent, baseUrl: string): Promise<RenderedMail> {
  const { order, title, paragraphs, action, facts, code, kind, subjectId } = content;
  const t = afterSaleTexts[order.locale];
  const greeting = fill(t.greeting, { name: order.contact.firstname });
  const orderUrl = order.orderPath ? baseUrl + order.orderPath : null;
  const body = html`<p>${greeting}</p>${paragraphs.map((text) => html`<p>${text}</p>`)}
${action ? button(action) : ''}
${code ? html`<p>${code.intro}</p>${qrCode(code.text, code.label)}` : ''}
${facts.map(factHtml)}
${orderUrl ? html`<p><a href="${orderUrl}">${t.openOrder}</a></p>` : ''}`;
  const text = [
    greeting,
    ...paragraphs.flatMap((paragraph) => ['', paragraph]),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
    ...(code ? ['', `${code.label}: ${code.text}`] : []),
    ...facts.flatMap(factText),
    ...(orderUrl ? ['', `${t.openOrder}: ${orderUrl}`] : []),
    '',
    ...textFooter(),
  ].join('\n');
  return {
    subjectId,
    kind,
    to: order.contact.email,
    replyTo: null,
    locale: order.locale,
    subject: title,
    html: String(await layout({ locale: order.locale, title, body })),
    text,
  };
}

/** The lines of an order by their pieces, with their pictures. */
export const contents = (title: string, { lines }: Pick<OrderMail, 'lines'>, baseUrl: string): Fact => ({
  title,
  pictures: lines.map(({ image }) => thumbnail(image, baseUrl)),
  lines: lines.map((line) => `${line.amount} × ${fullTitle(line)}`),
});

export const textsOf = ({ locale }: Pick<OrderMail, 'locale'>): AfterSaleTexts => afterSaleTexts[locale];
