import { html, raw } from 'hono/html';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import { shop } from '#shop.config';
import type { NewsletterMail } from './newsletter-mail.ts';
import type { MailParts } from './parts.ts';
import type { NewsletterTexts } from './texts/fi.ts';

type Letter = Extract<NewsletterMail, { kind: 'newsletter-letter' }>;

/** A letter as its file says it. Its HTML comes from the shop's own Markdown and is safe. */
export function letterParts(t: NewsletterTexts, { letter, unsubscribeUrl }: Letter): MailParts {
  const { subject, preview } = letter;
  return {
    subject,
    // mail programs show the first words beside the subject
    html: html`${preview ? html`<p class="s">${preview}</p>` : ''}${raw(letter.html)}`,
    text: [...(preview ? [preview] : []), letter.text],
    why: fill(t.letter.why, { shop: shop.name }),
    unsubscribe: { url: unsubscribeUrl, label: t.letter.unsubscribe },
  };
}
