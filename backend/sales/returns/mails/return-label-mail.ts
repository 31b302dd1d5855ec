import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { shop } from '#shop.config';
import type { ReturnLabelMail } from './withdrawal-mail.ts';
import { withdrawalTexts } from './withdrawal-receipt.ts';

/** The carrier's label for a return, as a PDF to print (return-7). */
export async function returnLabelMail(mail: ReturnLabelMail): Promise<RenderedMail> {
  const { email, locale, orderNumber, trackingCode, file, subjectId } = mail;
  const t = withdrawalTexts[locale];
  const title = fill(t.labelSubject, { order: orderNumber });
  const facts = [
    { title: t.labelHow, lines: [t.labelPrint, t.labelBring] },
    { title: t.labelCode, lines: [trackingCode] },
  ];
  const body = html`<p>${t.labelIntro}</p>${facts.map(factHtml)}`;
  return {
    subjectId,
    kind: 'return-label',
    to: email,
    replyTo: shop.email,
    locale,
    subject: title,
    attachments: [{ name: file.name, type: 'application/pdf', text: file.base64, encoding: 'base64' }],
    html: String(await layout({ locale, title, body })),
    text: [t.labelIntro, ...facts.flatMap(factText), '', ...textFooter()].join('\n'),
  };
}
