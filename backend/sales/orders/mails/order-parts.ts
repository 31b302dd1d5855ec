import type { Fact } from '#backend/platform/mail/templates/facts.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import { pictureHtml, thumbnail } from '#backend/platform/mail/templates/picture.ts';
import type { MailAddress, OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { shop } from '#shop.config';
import type { MailTexts } from './texts/fi.ts';

export const addressLines = ({ street, postcode, city }: MailAddress) => [street, `${postcode} ${city}`];

type Line = OrderMail['lines'][number];

/** What was ordered, the size of goods cut to size included. */
export const fullTitle = ({ title, variationName, customization }: Line) =>
  [title, variationName, customization && sizeText(customization)].filter(Boolean).join(', ');

/** The picture of a line, from the shop itself and the same for every reader (0073); its name stands beside it. */
export const picture = ({ image }: Line, baseUrl: string) => pictureHtml(thumbnail(image, baseUrl));

/** The price of a piece, its deposit when only that was paid, and what was taken off the line. */
export const unitText = (t: MailTexts, { unit, deposit, discount, isGift }: Line) =>
  [
    formatEuros(unit),
    deposit !== null && fill(t.deposit, { deposit: formatEuros(deposit) }),
    isGift ? t.gift : discount > 0 && fill(t.lineDiscount, { discount: formatEuros(-discount) }),
  ]
    .filter(Boolean)
    .join(', ');

const percent = (rate: number) => String(rate).replace('.', ',');

const vatLine = (t: MailTexts, row: OrderMail['vat'][number]) => {
  const kind = vatKind(row);
  if (kind !== 'rate') return fill(t[kind], { gross: formatEuros(row.gross) });
  return fill(t.vat, { rate: percent(row.rate), net: formatEuros(row.net), vat: formatEuros(row.vat) });
};

/** VAT by rate, and again of the part paid now when the rest is paid later. */
export const vatLines = (t: MailTexts, { vat, vatNow, dueLater }: OrderMail): string[] => {
  const all = vat.map((row) => vatLine(t, row));
  return dueLater > 0 ? [...all, t.vatOfPaid, ...vatNow.map((row) => vatLine(t, row))] : all;
};

type Sum = [label: string, value: string];
const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((all, one) => all + one, 0);
const sum = (label: string, cents: Cents): Sum => [label, formatEuros(cents)];

/** The total (a company's without VAT before it, company-6), what of it was paid now and is paid at the pickup, and what each gift card paid. */
export const totals = (t: MailTexts, { contact, vat, total, payNow, dueLater, giftCards, toPay }: OrderMail): Sum[] => [
  ...(contact.company ? [sum(t.totalExVat, sumOf(vat.map(({ net }) => net)))] : []),
  sum(t.total, total),
  ...(dueLater > 0 ? [sum(t.paidNow, payNow), sum(t.dueLater, dueLater)] : []),
  ...giftCards.map(({ end, cents }) => sum(fill(t.giftCard, { end }), -cents)),
  ...(giftCards.length > 0 ? [sum(t.paidOtherwise, toPay)] : []),
];

/** Sums under the lines, each with its label: goods, delivery, office fee (when there is one). */
export function sums(t: MailTexts, order: OrderMail): Sum[] {
  const { delivery } = order;
  return [
    sum(t.goods, order.goods),
    ...(order.discount > 0 ? [sum([t.discount, ...order.campaigns].join(', '), -order.discount)] : []),
    sum(`${delivery.discount > 0 ? t.freeDelivery : t.deliveryPrice}: ${delivery.label}`, delivery.price),
    ...(delivery.officeFee > 0 ? [sum(t.officeFee, delivery.officeFee)] : []),
  ];
}

function pickupStore(storeId: string): string[] {
  const store = shop.stores.find((candidate) => candidate.id === storeId);
  return store ? [store.name, ...addressLines(store), store.phone] : [storeId];
}

/** Where the goods go: the method, then pickup store, service point or address, then the promised time. */
export function deliveryFacts(t: MailTexts, { delivery }: OrderMail): Fact[] {
  const { pickupStoreId, servicePoint, address, promise } = delivery;
  const facts: Fact[] = [{ title: t.deliveryTitle, lines: [delivery.label, ...(promise ? [promise] : [])] }];
  if (pickupStoreId) facts.push({ title: t.pickupTitle, lines: pickupStore(pickupStoreId) });
  if (servicePoint) facts.push({ title: t.servicePoint, lines: [servicePoint.name, ...addressLines(servicePoint)] });
  if (address) facts.push({ title: t.address, lines: addressLines(address) });
  return facts;
}

/** Who ordered. */
export function buyerFacts(t: MailTexts, { contact, billingAddress }: OrderMail): Fact[] {
  const company = contact.company
    ? [contact.company, ...(contact.businessId ? [`${t.businessId} ${contact.businessId}`] : [])]
    : [];
  const facts: Fact[] = [
    {
      title: t.buyer,
      lines: [...company, `${contact.firstname} ${contact.lastname}`, contact.email, contact.phone].filter(Boolean),
    },
  ];
  if (billingAddress) facts.push({ title: t.billing, lines: [billingAddress.name, ...addressLines(billingAddress)] });
  if (contact.reference) facts.push({ title: t.reference, lines: [contact.reference] });
  if (contact.einvoiceAddress) facts.push({ title: t.einvoiceAddress, lines: [contact.einvoiceAddress] });
  return facts;
}
