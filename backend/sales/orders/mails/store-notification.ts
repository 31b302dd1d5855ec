import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail, StoreStepLink } from '#backend/sales/orders/mails/order-mail.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';
import { shop } from '#shop.config';
import { buyerFacts, deliveryFacts, fullTitle } from './order-parts.ts';
import { mailTexts } from './texts/texts.ts';

const t = mailTexts.fi;

/** The words of the store's page (web/storefront/sales/orders/store-order). */
const NOTES = {
  spare_part: 'varaosa, tilataan toimittajalta',
  gift: 'kaupan päälle',
  service: 'työ tai palvelu',
} satisfies Record<NonNullable<OrderMail['lines'][number]['note']>, string>;

/** What to pick, and what is special about it. */
const picked = (line: OrderMail['lines'][number]) =>
  [fullTitle(line), ...(line.note ? [NOTES[line.note]] : []), ...(line.found ? foundTexts(line.found) : [])].join(
    ' – ',
  );

const dayText = (date: string) => date.split('-').slice(1).reverse().map(Number).join('.');

function foundTexts({ elsewhere, missing, nextDelivery }: NonNullable<OrderMail['lines'][number]['found']>): string[] {
  const others = elsewhere.map(({ store, qty }) => `${qty} kpl myymälästä ${store}`);
  if (missing === 0) return others;
  const when = nextDelivery ? `seuraava toimituserä ${dayText(nextDelivery)}.` : 'toimituspäivä ei tiedossa';
  return [...others, `puuttuu ${missing} kpl, ${when}`];
}

const STEP_LABELS: Record<FulfilmentStep, string> = {
  preparing: 'Otan tilauksen keräykseen',
  ready_for_pickup: 'Tilaus on noudettavissa',
  shipped: 'Tilaus on lähetetty',
  completed: 'Tilaus on noudettu',
};
const STEPS_HINT =
  'Jokainen linkki avaa sivun, jolla vahvistat vaiheen painikkeella. Sivulla ovat keräyslista ja tulostettava lähete. Linkki toimii kerran; älä lähetä viestiä eteenpäin.';

/** The store's pick list of a paid order or, after some parcels, of its rest, in Finnish; answering it reaches the customer. */
export async function storeNotification(
  order: OrderMail,
  links: readonly StoreStepLink[],
  fallbackTo: string,
  { parcels = 0, moved }: { parcels?: number | undefined; moved?: number | undefined } = {},
): Promise<RenderedMail> {
  const store = shop.stores.find((candidate) => candidate.id === order.storeId);
  const { contact, delivery } = order;
  const pieces = order.lines.reduce((sum, line) => sum + line.amount, 0);
  const fresh = moved ? 'Toisesta myymälästä siirretty tilaus' : 'Uusi tilaus';
  const what = parcels > 0 ? 'Lähettämättä tilauksesta' : fresh;
  const title = `${what} ${order.number}: ${delivery.labelFi}`;
  const inFinnish: OrderMail = { ...order, delivery: { ...delivery, label: delivery.labelFi } };
  const facts = [...deliveryFacts(t, inFinnish), ...buyerFacts(t, inFinnish)];
  const language = `Asiakkaan kieli: ${order.locale === 'en' ? 'englanti' : 'suomi'}`;
  const method = order.paymentMethod ? ` (${order.paymentMethod})` : '';
  const paid =
    order.dueLater > 0
      ? `Maksettu nyt ${formatEuros(order.payNow)}${method}, maksetaan noudettaessa ${formatEuros(order.dueLater)}`
      : `Maksettu ${formatEuros(order.total)}${method}`;
  const byCard = order.giftCard > 0 ? `, siitä lahjakortilla ${formatEuros(order.giftCard)}` : '';
  const summary = `${order.lines.length} ${order.lines.length === 1 ? 'rivi' : 'riviä'}, ${pieces} kpl. ${paid}${byCard}.`;

  const body = html`<p>${summary}</p>
<h2>Keräyslista</h2>
<table>
<thead><tr><th scope="col">Määrä</th><th scope="col">Tuote</th><th scope="col">Tuotenumero</th></tr></thead>
<tbody>${order.lines.map(
    (line) => html`<tr><td>☐ <b>${line.amount}</b></td><td>${picked(line)}</td><td>${line.sku}</td></tr>`,
  )}</tbody>
</table>
${
  links.length > 0
    ? html`<h2>Kerro vaihe</h2>
${links.map(({ step, url }) => html`<p><a class="b" href="${url}">${STEP_LABELS[step]}</a></p>`)}
<p class="s">${STEPS_HINT}</p>`
    : ''
}
${facts.map(factHtml)}
<p class="s">${language}. Vastaa tähän viestiin, niin vastaus menee asiakkaalle.</p>`;

  const text = [
    summary,
    '',
    'Keräyslista:',
    ...order.lines.map((line) => `  [ ] ${line.amount} × ${picked(line)} (${line.sku})`),
    ...(links.length > 0
      ? ['', 'Kerro vaihe:', ...links.map(({ step, url }) => `  ${STEP_LABELS[step]}: ${url}`)]
      : []),
    ...(links.length > 0 ? ['', STEPS_HINT] : []),
    ...facts.flatMap(factText),
    '',
    `${language}. Vastaa tähän viestiin, niin vastaus menee asiakkaalle.`,
    '',
    ...textFooter(),
  ].join('\n');

  return {
    subjectId: [order.id, parcels || null, moved && `moved-${moved}`].filter(Boolean).join(':'),
    kind: 'store-notification',
    to: store?.email ?? fallbackTo,
    replyTo: contact.email,
    locale: 'fi',
    subject: title,
    html: String(await layout({ locale: 'fi', title, body })),
    text,
  };
}
