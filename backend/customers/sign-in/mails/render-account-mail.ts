import { html } from 'hono/html';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import type { AccountMail } from './account-mail.ts';
import { accountEn } from './texts/en.ts';
import { accountFi } from './texts/fi.ts';

const texts = { fi: accountFi, en: accountEn };

/** Where the mail's button and its second way lead. */
function addressesOf(mail: AccountMail, baseUrl: string): { button?: string; other?: string } {
  switch (mail.kind) {
    case 'account-exists':
      return { button: mail.loginUrl, other: mail.resetUrl };
    case 'account-password-changed':
      return { other: `${baseUrl}${localePrefix(mail.locale)}/unohditko-salasanasi` };
    case 'account-email-changed':
      return { other: mail.undoUrl };
    case 'account-deleted':
      return {};
    default:
      return { button: mail.url };
  }
}

/** A mail about an account, in the customer's language, as HTML and text. */
export async function accountMail(mail: AccountMail, baseUrl: string): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const { mails, ...common } = t;
  const words = mails[mail.kind];
  const name = greetingName(mail.firstname);
  const greeting = name ? fill(common.greeting, { name }) : common.greetingNoName;
  const facts = Object.fromEntries(
    Object.entries(mail).filter((fact): fact is [string, string | number] => fact[1] !== undefined),
  );
  const intro = words.intro.map((line) => fill(line, facts));
  const notes = words.notes.map((line) => fill(line, facts));
  const { button, other } = addressesOf(mail, baseUrl);
  const code = 'code' in mail ? mail.code : undefined;

  const body = html`<p>${greeting}</p>
${intro.map((line) => html`<p>${line}</p>`)}
${button ? html`<p><a class="b" href="${button}">${words.button}</a></p><p class="s">${common.paste}<br><span class="u">${button}</span></p>` : ''}
${code ? html`<p>${words.code}</p><p class="k">${code}</p>` : ''}
${other ? html`<p>${words.other?.text}<br><a href="${other}">${words.other?.link}</a></p>` : ''}
${notes.map((line) => html`<p>${line}</p>`)}`;

  const text = [
    greeting,
    ...intro,
    ...(button ? [`${words.button}:\n${button}`] : []),
    ...(code ? [`${words.code}\n${code}`] : []),
    ...(other ? [`${words.other?.text}\n${words.other?.link}: ${other}`] : []),
    ...notes,
    textFooter().join('\n'),
  ].join('\n\n');

  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: mail.kind === 'account-deleted' ? shop.email : null,
    locale: mail.locale,
    subject: words.subject,
    html: String(await layout({ locale: mail.locale, title: words.subject, body })),
    text,
  };
}

/** The renderers of mails about accounts. */
export function accountMails({ baseUrl }: Pick<ShopContext, 'baseUrl'>): MailRenderers<AccountMail> {
  const render = (mail: AccountMail) => accountMail(mail, baseUrl);
  return {
    'account-verify': render,
    'account-exists': render,
    'account-link': render,
    'account-reset': render,
    'account-password-changed': render,
    'account-email-change': render,
    'account-email-changed': render,
    'account-deleted': render,
  };
}
