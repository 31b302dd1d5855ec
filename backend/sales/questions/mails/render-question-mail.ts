import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import { shop } from '#shop.config';
import type { QuestionMail } from './question-mail.ts';
import { questionTexts } from './texts.ts';

async function questionMail(mail: QuestionMail): Promise<RenderedMail> {
  const t = questionTexts[mail.locale];
  const { product, locale, url } = mail;
  const name = greetingName(mail.name);
  const subject = fill(t.subject, { product });
  const before = [name ? fill(t.greeting, { name }) : t.greetingNoName, fill(t.lead, { product })];
  const answer = mail.answer.split('\n');
  const asked: Fact = { title: t.question, lines: mail.question.split('\n') };
  const after = [t.published, t.more];
  const words = (lines: string[]) => lines.map((line) => html`<p>${line}</p>`);
  const body = html`${words([...before, ...answer])}${factHtml(asked)}${words(after)}${
    url ? html`<p><a href="${url}">${t.all}</a></p>` : ''
  }`;
  const link = url ? [`${t.all}: ${url}`] : [];
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: shop.email,
    locale,
    subject,
    html: String(await layout({ locale, title: subject, body })),
    text: [...before, '', ...answer, ...factText(asked), '', ...after, ...link, '', ...textFooter()].join('\n'),
  };
}

/** The question was typed by anybody, for an address that nobody has verified: its links are no links in the mail. */
export const questionMails: MailRenderers<QuestionMail> = {
  'question-answered': (mail) => questionMail({ ...mail, ...withoutTypedLinks({ question: mail.question }) }),
};
