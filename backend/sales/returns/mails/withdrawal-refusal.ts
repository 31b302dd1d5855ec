import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { shop } from '#shop.config';
import type { RefusedWithdrawal } from './withdrawal-mail.ts';
import { withdrawalTexts } from './withdrawal-receipt.ts';

/** To who withdrew: why the shop does not accept it, and that they may ask (return-2). */
export async function withdrawalRefusal(refused: RefusedWithdrawal): Promise<RenderedMail> {
  const { email, locale, orderNumber, reason, subjectId } = refused;
  const t = withdrawalTexts[locale];
  const title = fill(t.refusedSubject, { order: orderNumber });
  const why = { title: t.why, lines: reason.split('\n') };
  const body = html`<p>${t.refusedIntro}</p>${factHtml(why)}<p>${t.disagree}</p>`;
  return {
    subjectId,
    kind: 'withdrawal-refused',
    to: email,
    replyTo: shop.email,
    locale,
    subject: title,
    html: String(await layout({ locale, title, body })),
    text: [t.refusedIntro, ...factText(why), '', t.disagree, '', ...textFooter()].join('\n'),
  };
}
