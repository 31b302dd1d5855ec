import { html } from 'hono/html';
import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { exceptionsOf } from '#domain/catalog/products/withdrawal-exception.ts';
import { shop } from '#shop.config';
import { inNetOfCompany } from './net-mail.ts';
import { buyerFacts, deliveryFacts, fullTitle, picture, sums, totals, unitText, vatLines } from './order-parts.ts';
import { mailTexts } from './texts/texts.ts';

const TERMS_PATH = '/cms/asiakaspalvelu/toimitusehdot';
const trader = () => `${shop.company}, ${shop.street}, ${shop.postcode} ${shop.city}, ${shop.email}`;

const localTime = (order: OrderMail) =>
  new Intl.DateTimeFormat(order.locale === 'en' ? 'en-GB' : 'fi-FI', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shop.timeZone,
  }).format(order.placedAt);

/**
 * The buyer's confirmation of a paid order: everything the law wants on a durable medium (trader, goods, total price,
 * delivery cost, payment, withdrawal terms and model form, liability for defects). The right of withdrawal is the consumer's
 * (KSL 6:14): a company reads nothing of it.
 */
export async function orderConfirmation(placed: OrderMail, baseUrl: string): Promise<RenderedMail> {
  const order = inNetOfCompany(placed);
  const t = mailTexts[order.locale];
  const title = fill(t.subject, { number: order.number });
  const orderUrl = order.orderPath ? baseUrl + order.orderPath : null;
  const withdrawalUrl = baseUrl + order.withdrawalPath;
  const termsUrl = `${baseUrl}${localePrefix(order.locale)}${TERMS_PATH}`;
  const facts: Fact[] = [
    { title: t.orderNumber, lines: [order.number] },
    { title: t.placedAt, lines: [localTime(order)] },
  ];
  const after: Fact[] = [
    ...(order.paymentMethod ? [{ title: t.payment, lines: [order.paymentMethod] }] : []),
    ...deliveryFacts(t, order),
    ...buyerFacts(t, order),
  ];
  const greeting = fill(t.greeting, { name: order.contact.firstname });
  const intro = order.isInvoiced
    ? t.introInvoice
    : order.dueLater > 0
      ? fill(t.introDeposit, { now: formatEuros(order.payNow), later: formatEuros(order.dueLater) })
      : t.intro;
  const isConsumer = !order.contact.company;
  const exceptions = { cut: t.noWithdrawal, sealed: t.noWithdrawalUnsealed };
  const withdrawal = [t.withdrawal, ...exceptionsOf(order.lines).map((exception) => exceptions[exception])];
  const form = t.form.map((line) => fill(line, { trader: trader() }));
  const termsTitle = isConsumer ? t.termsTitle : t.termsTitleCompany;

  const body = html`<p>${greeting}</p><p>${intro}</p>
${facts.map(factHtml)}
${orderUrl ? html`<p><a class="b" href="${orderUrl}">${t.openOrder}</a></p>` : ''}
<h2>${t.lines}</h2>${order.contact.company ? html`<p class="s">${t.netPrices}</p>` : ''}
<table>
<thead><tr><th scope="col">${t.product}</th><th scope="col" class="n">${t.amount}</th><th scope="col" class="n">${t.sum}</th></tr></thead>
<tbody>${order.lines.map(
    (
      line,
    ) => html`<tr><td>${picture(line, baseUrl)}${fullTitle(line)}<br><span class="s">${line.sku} · ${unitText(t, line)}</span></td>
<td class="n">${line.amount === 1 ? t.piece : fill(t.pieces, { count: line.amount })}</td><td class="n">${formatEuros(line.total)}</td></tr>`,
  )}</tbody>
<tfoot>${sums(t, order).map(
    ([label, value]) => html`<tr><th scope="row" colspan="2">${label}</th><td class="n">${value}</td></tr>`,
  )}${totals(t, order).map(
    ([label, value]) => html`<tr class="t"><th scope="row" colspan="2">${label}</th><td class="n">${value}</td></tr>`,
  )}</tfoot>
</table>
<p class="s">${vatLines(t, order).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>
${after.map(factHtml)}
<h2>${termsTitle}</h2>${
    isConsumer
      ? html`${withdrawal.map((text) => html`<p>${text}</p>`)}
<p><a href="${withdrawalUrl}">${t.withdrawHere}</a></p>`
      : ''
  }<p>${t.warranty}</p>
<p><a href="${termsUrl}">${t.termsLink}</a></p>
${
  isConsumer
    ? html`<h2>${t.formTitle}</h2><p class="s">${t.formHint}</p>
${form.map((line) => html`<p class="s">${line}</p>`)}`
    : ''
}`;

  const text = [
    greeting,
    '',
    intro,
    ...facts.flatMap(factText),
    ...(orderUrl ? ['', `${t.openOrder}: ${orderUrl}`] : []),
    '',
    `${t.lines}:`,
    ...(order.contact.company ? [t.netPrices] : []),
    ...order.lines.map(
      (line) =>
        `  ${line.amount} × ${fullTitle(line)} (${line.sku}) à ${unitText(t, line)} = ${formatEuros(line.total)}`,
    ),
    '',
    ...[...sums(t, order), ...totals(t, order)].map(([label, value]) => `${label}: ${value}`),
    ...vatLines(t, order),
    ...after.flatMap(factText),
    '',
    `${termsTitle}:`,
    ...(isConsumer ? [...withdrawal, `${t.withdrawHere}: ${withdrawalUrl}`] : []),
    t.warranty,
    `${t.termsLink}: ${termsUrl}`,
    '',
    ...(isConsumer ? [`${t.formTitle} (${t.formHint})`, ...form.map((line) => `  ${line}`), ''] : []),
    ...textFooter(),
  ].join('\n');

  return {
    subjectId: order.id,
    kind: 'order-confirmation',
    to: order.contact.email,
    replyTo: null,
    locale: order.locale,
    subject: title,
    html: String(await layout({ locale: order.locale, title, body })),
    text,
  };
}
