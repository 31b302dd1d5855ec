import { html } from 'hono/html';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import { pictureRows } from '#backend/platform/mail/templates/picture.ts';
import type { Cents } from '#domain/base/money.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import { buttonHtml, type MailParts } from './parts.ts';
import type { NewsletterTexts } from './texts/fi.ts';

type Told = Extract<NewsletterMail, { kind: 'watch-told' }>;

/** The product is back, or costs less: its price as shown in the shop, with the lowest of 30 days where it is reduced. */
export function toldParts(t: NewsletterTexts, { about, product, unsubscribeUrl }: Told): MailParts {
  const words = t.watchTold;
  const { name, url, price, salePercent, lowest30, before, stores, picture } = product;
  const money = (text: string, cents: Cents | null) => cents !== null && fill(text, { price: formatEuros(cents) });
  const facts = [
    price === null ? words.back_in_stock.noPrice : money(words.price, price),
    about === 'price_drop' && money(words.before, before),
    salePercent !== null && fill(words.percent, { percent: salePercent }),
    money(words.lowest30, lowest30),
    stores.length > 0 && fill(words.stores, { stores: stores.join(', ') }),
  ].filter((fact) => fact !== false);
  const intro = fill(words[about].intro, { product: name });
  return {
    subject: fill(words[about].subject, { product: name }),
    html: html`<p>${intro}</p>
<table>${pictureRows([{ picture, cells: html`<td>${facts.map((fact, index) => html`${index > 0 ? html`<br>` : ''}${fact}`)}</td>` }])}</table>
${buttonHtml(words.button, url)}
<p class="s">${words.note}</p>`,
    text: [intro, facts.join('\n'), `${words.button}:\n${url}`, words.note],
    why: words.why,
    unsubscribe: { url: unsubscribeUrl, label: words.unsubscribe },
  };
}
