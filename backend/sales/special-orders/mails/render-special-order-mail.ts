import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { shop } from '#shop.config';
import type { SpecialOrderMail } from './special-order-mail.ts';
import { specialOrdersEn } from './texts/en.ts';
import { specialOrdersFi } from './texts/fi.ts';

const texts = { fi: specialOrdersFi, en: specialOrdersEn };

export async function specialOrderMail(mail: SpecialOrderMail): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const store = shop.stores.find(({ id }) => id === mail.storeId);
  const name = greetingName(mail.name.split(' ')[0] ?? '');
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const subject = fill(t.subject, { title: mail.title });
  const arrived = fill(t.arrived, { store: store?.name ?? '' });
  const facts: Fact[] = [
    { title: t.part, lines: [`${mail.title} (${mail.sku})`, fill(t.pieces, { n: mail.pieces })] },
    ...(store ? [{ title: t.store, lines: [store.name, `${store.street}, ${store.postcode} ${store.city}`] }] : []),
  ];
  const number = fill(t.number, { id: mail.id });
  const body = html`<p>${greeting}</p><p>${arrived}</p>${facts.map(factHtml)}<p class="s">${number}</p>`;
  return {
    subjectId: `${mail.id}:${mail.version}`,
    kind: mail.kind,
    to: mail.to,
    replyTo: shop.email,
    locale: mail.locale,
    subject,
    html: String(await layout({ locale: mail.locale, title: subject, body })),
    text: [
      greeting,
      arrived,
      ...facts.map((fact) => factText(fact).join('\n').trim()),
      number,
      textFooter().join('\n'),
    ].join('\n\n'),
  };
}

export const specialOrderMails: MailRenderers<SpecialOrderMail> = { 'special-order-arrived': specialOrderMail };
