import type { Locale } from '#domain/base/locale.ts';

/** Texts of the quote PDF with `{placeholders}`. */
const fi = {
  title: 'Tarjous {number}',
  file: 'tarjous-{number}.pdf',
  customer: 'Asiakas',
  vatNumber: 'Y-tunnus',
  date: 'Päiväys',
  untilDay: 'Voimassa {day} asti',
  product: 'Tuote',
  amount: 'Määrä',
  unit: 'À-hinta',
  sum: 'Yhteensä',
  goods: 'Yhteensä ilman toimitusta',
  delivery: 'Toimitus: {label}',
  net: 'Veroton hinta',
  vat: 'ALV {rate} %',
  margin: 'Marginaaliverotus, veroa ei eritellä',
  total: 'Yhteensä, sis. ALV',
  tradeIn: 'Vaihtolaite: {title}',
  payNow: 'Maksettavaa tilattaessa',
  tradeInTerms: 'Vaihtolaite luovutetaan noudettaessa. Hyvitys vahvistuu, kun laite on tarkastettu.',
  deliveryAtCheckout: 'Toimitustavan ja sen hinnan valitset kassalla.',
  deliveryTime: 'Toimitusaika: {time}',
  terms:
    'Hinnat sisältävät arvonlisäveron. Tarjouksen voi hyväksyä sen sivulla voimassaoloaikana; kauppa syntyy, kun tilaus on tehty ja maksettu. Muutoin noudatamme toimitus- ja maksuehtojamme.',
};

const en: typeof fi = {
  title: 'Quote {number}',
  file: 'quote-{number}.pdf',
  customer: 'Customer',
  vatNumber: 'Business ID',
  date: 'Date',
  untilDay: 'Valid until {day}',
  product: 'Product',
  amount: 'Quantity',
  unit: 'Price each',
  sum: 'Total',
  goods: 'Total without delivery',
  delivery: 'Delivery: {label}',
  net: 'Price excl. VAT',
  vat: 'VAT {rate} %',
  margin: 'Margin scheme, VAT not shown apart',
  total: 'Total incl. VAT',
  tradeIn: 'Trade-in: {title}',
  payNow: 'To pay when ordering',
  tradeInTerms: 'You hand over the trade-in at the pickup. The credit is confirmed when we have inspected it.',
  deliveryAtCheckout: 'You choose the delivery and see its price at the checkout.',
  deliveryTime: 'Delivery time: {time}',
  terms:
    'Prices include VAT. The quote can be accepted on its page while it is valid; the purchase is made when the order is placed and paid. Our terms of delivery and payment apply.',
};

export const pdfTexts: Record<Locale, typeof fi> = { fi, en };

/** Replaces `{placeholders}` by values. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
