import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import type { WithdrawalMail } from './withdrawal-mail.ts';
import { noticeFacts } from './withdrawal-receipt.ts';

type Notice = Extract<WithdrawalMail, { kind: 'withdrawal-notice' }>;

/** A withdrawal has come: to the shop's people, in Finnish; answering it reaches the customer. */
export async function withdrawalNotice(mail: Notice): Promise<RenderedMail> {
  const { matched, notice, subjectId, to } = mail;
  const title = `Sopimuksen peruuttaminen: ${notice.orderNumber}`;
  const about = matched
    ? `Ilmoitus koskee tilausta ${matched.number} (tila: ${matched.status}).`
    : 'Tilausta, jolla on tämä numero ja tämä asiakas, ei löytynyt. Selvitä, mistä sopimuksesta on kyse: ilmoitus on silti pätevä.';
  const todo =
    'Asiakas on saanut kuitin. Maksu palautetaan 14 päivän kuluessa ilmoituksesta: `npm run shop -- orders refund <numero>`.';
  const facts = noticeFacts(mail, 'fi');
  return {
    subjectId,
    kind: 'withdrawal-notice',
    to,
    replyTo: notice.email,
    locale: 'fi',
    subject: title,
    html: String(
      await layout({ locale: 'fi', title, body: html`<p>${about}</p>${facts.map(factHtml)}<p>${todo}</p>` }),
    ),
    text: [about, ...facts.flatMap(factText), '', todo, '', ...textFooter()].join('\n'),
  };
}
