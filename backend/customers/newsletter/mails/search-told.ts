import { html } from 'hono/html';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import { pictureRows } from '#backend/platform/mail/templates/picture.ts';
import { withoutLinks } from '#backend/platform/mail/without-typed-links.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import { buttonHtml, type MailParts } from './parts.ts';
import type { NewsletterTexts } from './texts/fi.ts';

type Told = Extract<NewsletterMail, { kind: 'search-told' }>;

/** New used machines of a saved search, each with its price (alert-2). */
export function searchToldParts(t: NewsletterTexts, { name, url, count, machines, unsubscribeUrl }: Told): MailParts {
  const words = t.searchTold;
  const facts = { search: withoutLinks(name), count };
  const intro = fill(words.intro, facts);
  const priceOf = (price: Told['machines'][number]['price']) => (price === null ? words.noPrice : formatEuros(price));
  const rows = machines.map((machine) => ({
    picture: machine.picture,
    cells: html`<td><a href="${machine.url}">${machine.name}</a><br>${priceOf(machine.price)}</td>`,
  }));
  return {
    subject: fill(count === 1 ? words.subjectOne : words.subject, facts),
    html: html`<p>${intro}</p>
<table>${pictureRows(rows)}</table>
${buttonHtml(words.button, url)}
<p class="s">${words.note}</p>`,
    text: [
      intro,
      machines.map((machine) => `${machine.name}\n${priceOf(machine.price)}\n${machine.url}`).join('\n\n'),
      `${words.button}:\n${url}`,
      words.note,
    ],
    why: words.why,
    unsubscribe: { url: unsubscribeUrl, label: words.unsubscribe },
  };
}
