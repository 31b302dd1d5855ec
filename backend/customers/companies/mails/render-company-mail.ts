import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutLinks } from '#backend/platform/mail/without-typed-links.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import type { CompanyMail } from './company-mail.ts';
import { companyEn } from './texts/en.ts';
import { companyFi } from './texts/fi.ts';

const texts = { fi: companyFi, en: companyEn };

/** The paragraphs of a mail and its button. Names were typed by somebody, so they must not become links. */
function contentOf(mail: CompanyMail): { before: string[]; button?: { url: string; text: string }; after: string[] } {
  const t = texts[mail.locale];
  const company = withoutLinks(mail.company);
  const intro = (more: Record<string, string> = {}) => fill(t[`${mail.kind}.text`], { company, ...more });
  switch (mail.kind) {
    case 'company-approved':
      return { before: [intro()], button: { url: mail.url, text: t['company-approved.button'] }, after: [] };
    case 'company-rejected': {
      const reason = fill(t['company-rejected.reason'], { reason: withoutLinks(mail.reason) });
      return { before: [intro(), reason, t['company-rejected.end']], after: [] };
    }
    case 'company-invited': {
      const named = { inviter: withoutLinks(mail.inviter), role: t[`role.${mail.role}`] };
      return {
        before: [intro(named)],
        button: { url: mail.url, text: t['company-invited.button'] },
        after: [fill(t['company-invited.end'], { days: mail.days })],
      };
    }
    case 'company-order-waiting': {
      const facts = { buyer: withoutLinks(mail.buyer), net: formatEuros(mail.net) };
      const button = { url: mail.url, text: t['company-order-waiting.button'] };
      return { before: [intro(facts)], button, after: [t['company-order-waiting.end']] };
    }
    case 'company-order-approved':
      return { before: [intro()], button: { url: mail.url, text: t['company-order.button'] }, after: [] };
    case 'company-order-refused': {
      const reason = fill(t['company-rejected.reason'], { reason: withoutLinks(mail.reason) });
      return { before: [intro(), reason], button: { url: mail.url, text: t['company-order.button'] }, after: [] };
    }
  }
}

/** A mail about a company's account, in the language of its reader. */
export async function companyMail(mail: CompanyMail): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const name = greetingName(mail.firstname);
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const { before, button, after } = contentOf(mail);
  const subject = t[`${mail.kind}.subject`];
  const body = html`<p>${greeting}</p>${before.map((line) => html`<p>${line}</p>`)}
${button ? html`<p><a class="b" href="${button.url}">${button.text}</a></p>` : ''}
${after.map((line) => html`<p class="s">${line}</p>`)}`;
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: shop.email,
    locale: mail.locale,
    subject,
    html: String(await layout({ locale: mail.locale, title: subject, body })),
    text: [
      greeting,
      ...before,
      ...(button ? [`${button.text}: ${button.url}`] : []),
      ...after,
      textFooter().join('\n'),
    ].join('\n\n'),
  };
}

export const companyMails: MailRenderers<CompanyMail> = {
  'company-approved': companyMail,
  'company-rejected': companyMail,
  'company-invited': companyMail,
  'company-order-waiting': companyMail,
  'company-order-approved': companyMail,
  'company-order-refused': companyMail,
};
