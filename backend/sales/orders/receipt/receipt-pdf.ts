import { createPdf, type Pdf } from '#backend/platform/pdf/create-pdf.ts';
import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { netBill, netLine } from '#domain/sales/orders/net-order.ts';
import { carrierName } from '#domain/sales/orders/tracking.ts';
import { shop } from '#shop.config';
import type { OrderView } from '../shown/order-view.ts';
import { receiptFacts } from './facts.ts';
import { fill, type ReceiptTexts, receiptTexts } from './texts.ts';

type Line = OrderView['lines'][number];

const percent = (rate: number) => `${String(rate).replace('.', ',')} %`;

const dayText = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { dateStyle: 'short', timeZone: shop.timeZone }).format(
    new Date(iso),
  );

/** The details under a line: sku, unit price, discount. */
function noteOf(t: ReceiptTexts, { sku, unit, deposit, discount, kind }: Line): string {
  // the sku of a quote's service line means nothing to the buyer
  const parts = [...(kind === 'service' ? [] : [sku]), fill(t.each, { unit: formatEuros(unit) })];
  if (deposit !== null) parts.push(fill(t.deposit, { deposit: formatEuros(deposit) }));
  if (kind === 'gift') parts.push(t.gift);
  else if (discount > 0) parts.push(fill(t.off, { discount: formatEuros(-discount) }));
  return parts.join(' · ');
}

const nameOf = ({ title, variationName, customization }: Line) =>
  [title, variationName, customization && sizeText(customization)].filter(Boolean).join(', ');

/** VAT by rate; margin-scheme goods and gift cards are listed without VAT. */
function vatTable(pdf: Pdf, t: ReceiptTexts, rows: OrderView['vat']): void {
  const width = 84;
  pdf.table(
    [
      { title: t.rate },
      { title: t.net, align: 'right', width },
      { title: t.tax, align: 'right', width },
      { title: t.gross, align: 'right', width },
    ],
    rows.map((row) => {
      const kind = vatKind(row);
      if (kind === 'rate')
        return [percent(row.rate), formatEuros(row.net), formatEuros(row.vat), formatEuros(row.gross)];
      return [{ text: t[`${kind}Rate`], note: t[kind] }, '', '', formatEuros(row.gross)];
    }),
  );
}

/** Under the total: how it was paid, and what is still due. */
function paidBy(t: ReceiptTexts, order: OrderView): { label: string; value: string }[] {
  const rows: { label: string; value: string }[] = [];
  if (order.payNow < order.total || order.giftCard > 0)
    rows.push({ label: t.paidNow, value: formatEuros(order.payNow) });
  if (order.giftCard > 0) {
    for (const { end, cents } of order.giftCards)
      rows.push({ label: fill(t.giftCard, { end }), value: formatEuros(cents) });
    const label = order.paymentMethod ? fill(t.byMethod, { method: order.paymentMethod }) : t.byGateway;
    if (order.toPay > 0) rows.push({ label, value: formatEuros(order.toPay) });
  }
  if (order.dueLater > 0) rows.push({ label: t.dueLater, value: formatEuros(order.dueLater) });
  return rows;
}

/** Lines and sums of a company's order without VAT (company-8). */
function withoutVat(order: OrderView): Pick<OrderView, 'lines' | 'goods' | 'shipping' | 'officeFee'> {
  const { goods, shipping, officeFee } = netBill(order);
  return { goods, shipping, officeFee, lines: order.lines.map(netLine) };
}

/** A parcel in one row: date, carrier, tracking code and units. */
function parcelRow(
  t: ReceiptTexts,
  { carrier, trackingCode, at, lines }: OrderView['shipments'][number],
  order: OrderView,
  locale: Locale,
) {
  const name = carrier === 'other' ? t.otherCarrier : carrierName(carrier);
  const sent = fill(t.parcelOf, { date: dayText(at, locale), carrier: name });
  const text = [sent, trackingCode && fill(t.parcelCode, { code: trackingCode })].filter(Boolean).join(', ');
  const inside = lines.flatMap(({ position, amount }) => {
    const line = order.lines[position];
    return line ? [`${amount} × ${nameOf(line)}`] : [];
  });
  return [{ text, note: inside.join(' · ') }];
}

/**
 * The receipt of a paid order: lines at the price paid, discounts, payment methods, VAT by rate, parcels with dates
 * (the VAT Act § 209 e requires the day of delivery), refunds.
 */
export async function receiptPdf(
  order: OrderView,
  { locale, madeAt }: { locale: Locale; madeAt: Date },
): Promise<Uint8Array> {
  const t = receiptTexts[locale];
  const shown = order.company ? withoutVat(order) : order;
  const pdf = await createPdf({
    title: fill(order.invoice ? t.invoiceTitle : t.title, { number: order.number }),
    lang: locale,
    madeAt,
  });
  pdf.facts(receiptFacts(t, order, (iso) => dayText(iso, locale)));
  pdf.heading(t.lines);
  pdf.table(
    [
      { title: t.product },
      { title: t.amount, align: 'right', width: 52 },
      { title: t.vatColumn, align: 'right', width: 52 },
      { title: order.company ? t.sumNet : t.sum, align: 'right', width: 84 },
    ],
    shown.lines.map((line) => [
      { text: nameOf(line), note: noteOf(t, line) },
      line.amount === 1 ? t.piece : fill(t.pieces, { count: line.amount }),
      line.vatRate > 0 ? percent(line.vatRate) : '–',
      formatEuros(line.total),
    ]),
  );
  pdf.totals([
    { label: t.goods, value: formatEuros(shown.goods) },
    { label: `${t.shipping}: ${order.delivery.label}`, value: formatEuros(shown.shipping) },
    ...(order.officeFee > 0 ? [{ label: t.officeFee, value: formatEuros(shown.officeFee) }] : []),
    ...(order.company ? [{ label: t.totalNet, value: formatEuros(netBill(order).total) }] : []),
    { label: t.total, value: formatEuros(order.total), strong: true },
    ...paidBy(t, order),
  ]);
  const campaigns = order.campaigns.length > 0 ? ` (${order.campaigns.join(', ')})` : '';
  if (order.discount > 0) pdf.text(fill(t.saved, { discount: formatEuros(order.discount), campaigns }));
  if (order.shippingDiscount > 0) pdf.text(fill(t.freeDelivery, { discount: formatEuros(order.shippingDiscount) }));
  pdf.heading(t.vat);
  vatTable(pdf, t, order.vat);
  if (order.payNow < order.total) {
    pdf.heading(t.vatNow);
    vatTable(pdf, t, order.vatNow);
  }
  if (order.shipments.length > 0) {
    pdf.heading(t.parcels);
    pdf.table(
      [{ title: t.parcel }],
      order.shipments.map((shipment) => parcelRow(t, shipment, order, locale)),
    );
  }
  // a late or duplicate payment is not part of this order
  const refunds = order.refunds.filter(({ isSurplus }) => !isSurplus);
  if (refunds.length > 0) {
    pdf.heading(t.refunds);
    pdf.totals(
      refunds.map(({ cents, at, isDone }) => ({
        label: fill(isDone ? t.refunded : t.refunding, { date: dayText(at, locale) }),
        value: formatEuros(-cents),
      })),
    );
  }
  return pdf.finish();
}
