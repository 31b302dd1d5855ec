import { createPdf, type PdfSum } from '#backend/platform/pdf/create-pdf.ts';
import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import { shop } from '#shop.config';
import type { QuoteView } from '../view.ts';
import { filled, pdfTexts } from './pdf-texts.ts';

const dayText = (at: Date, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { dateStyle: 'medium', timeZone }).format(at);

type Paper = { name: string; bytes: Uint8Array };

/** The quote reply as a PDF: customer, last valid day, lines, sums with and without VAT. Null without a reply. */
export async function quotePdf(quote: QuoteView, locale: Locale): Promise<Paper | null> {
  const { answer, contact, number } = quote;
  if (!answer) return null;
  const t = pdfTexts[locale];
  const madeAt = new Date(answer.answeredAt);
  const pdf = await createPdf({ title: filled(t.title, { number }), lang: locale, madeAt });
  pdf.facts([
    {
      title: t.customer,
      lines: [
        contact.company,
        contact.vatNumber ? `${t.vatNumber} ${contact.vatNumber}` : '',
        `${contact.firstname} ${contact.lastname}`,
      ].filter(Boolean),
    },
    {
      title: t.date,
      lines: [
        dayText(madeAt, locale, shop.timeZone),
        filled(t.untilDay, { day: dayText(new Date(`${answer.lastDay}T00:00:00Z`), locale, 'UTC') }),
      ],
    },
  ]);
  if (answer.words) pdf.text(answer.words);
  pdf.table(
    [
      { title: t.product },
      { title: t.amount, align: 'right', width: 50 },
      { title: t.unit, align: 'right', width: 80 },
      { title: t.sum, align: 'right', width: 80 },
    ],
    answer.lines.map((line) => {
      const name = [line.title, line.variationName].filter(Boolean).join(', ');
      const product = line.sku ? { text: name, note: line.sku } : name;
      return [product, String(line.amount), formatEuros(line.unit), formatEuros(line.total)];
    }),
  );
  pdf.totals(sums(answer, t));
  if (!answer.delivery) pdf.text(t.deliveryAtCheckout);
  if (answer.tradeIn) pdf.text(t.tradeInTerms);
  if (answer.deliveryTime) pdf.text(filled(t.deliveryTime, { time: answer.deliveryTime }));
  pdf.text(t.terms, { muted: true, small: true });
  return { name: filled(t.file, { number }), bytes: await pdf.finish() };
}

function sums({ totals, delivery, tradeIn }: NonNullable<QuoteView['answer']>, t: (typeof pdfTexts)['fi']): PdfSum[] {
  return [
    { label: t.goods, value: formatEuros(totals.goods) },
    ...(delivery
      ? [{ label: filled(t.delivery, { label: delivery }), value: formatEuros(totals.shipping + totals.officeFee) }]
      : []),
    { label: t.net, value: formatEuros(totals.netTotal) },
    ...totals.vat.map((row) =>
      isMarginRate(row.rate)
        ? { label: t.margin, value: formatEuros(row.gross) }
        : { label: filled(t.vat, { rate: String(row.rate).replace('.', ',') }), value: formatEuros(row.vat) },
    ),
    { label: t.total, value: formatEuros(totals.total), strong: true },
    ...(tradeIn
      ? [
          { label: filled(t.tradeIn, { title: tradeIn.title }), value: formatEuros(-tradeIn.credit) },
          { label: t.payNow, value: formatEuros(totals.payNow), strong: true },
        ]
      : []),
  ];
}
