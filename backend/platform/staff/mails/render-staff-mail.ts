import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { shop } from '#shop.config';
import type { StaffMail } from './staff-mail.ts';
import { staffMailTexts } from './texts.ts';

function wordsOf(mail: StaffMail) {
  const t = staffMailTexts[mail.locale];
  if (mail.kind === 'staff-notice')
    return { subject: t.notice.subject, intro: t.notice.what[mail.what], notes: t.notice.notes, button: null };
  const { button, ...words } = mail.kind === 'staff-invite' ? t.invite : t.reset;
  return { ...words, button: { text: button, url: mail.url } };
}

async function render(mail: StaffMail): Promise<RenderedMail> {
  const t = staffMailTexts[mail.locale];
  const facts: Record<string, string | number> =
    mail.kind === 'staff-notice'
      ? { name: mail.name, shop: shop.name, person: mail.person }
      : { name: mail.name, shop: shop.name, hours: mail.hours };
  const words = wordsOf(mail);
  const { button } = words;
  const greeting = fill(t.greeting, facts);
  const subject = fill(words.subject, facts);
  const intro = fill(words.intro, facts);
  const notes = fill(words.notes, facts);
  const body = html`<p>${greeting}</p><p>${intro}</p>
${button ? html`<p><a class="b" href="${button.url}">${button.text}</a></p><p class="s">${t.paste}<br><span class="u">${button.url}</span></p>` : ''}
<p>${notes}</p>`;
  const link = button ? [`${button.text}:\n${button.url}`] : [];
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: null,
    locale: mail.locale,
    subject,
    html: String(await layout({ locale: mail.locale, title: subject, body })),
    text: [greeting, intro, ...link, notes, textFooter().join('\n')].join('\n\n'),
  };
}

/** The renderers of mails to staff. */
export const staffMails: MailRenderers<StaffMail> = {
  'staff-invite': render,
  'staff-reset': render,
  'staff-notice': render,
};
