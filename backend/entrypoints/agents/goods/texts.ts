import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Product } from '#domain/catalog/products/product.ts';

const MAX_LENGTH = 2000;

/** A text of the catalog as one plain line: what a supplier wrote cannot pass for markup or for a message of the shop. */
export const plainText = (text: string): string =>
  [...text.replace(/[<>`]/g, ' ').replace(/\s+/g, ' ').trim()].slice(0, MAX_LENGTH).join('');

const words = {
  fi: {
    perM2: 'Hinta on neliömetriltä. Koko annetaan tunnuksessa: sku~leveysxpituus senttimetreinä.',
    deposit: (sum: string) => `Nyt maksetaan varausmaksu ${sum} kappaleelta, loput noudettaessa.`,
    quote: 'Myydään tarjouksella: pyydä tarjous tuotesivulta.',
  },
  en: {
    perM2: 'The price is per square metre. Give the size in the id: sku~widthxlength in centimetres.',
    deposit: (sum: string) => `A deposit of ${sum} each is paid now, the rest at pickup.`,
    quote: 'Sold by quote: ask for one on the product page.',
  },
} as const;

/** What a product is, with what a buyer must know of the way it is sold. */
export function namedDescription(product: Product, locale: Locale): string {
  const t = words[locale];
  const { description, salesPhrases, depositCents, customization, saleMode, name } = product;
  const text = plainText([...salesPhrases.map((phrase) => `${phrase}.`), description].join(' '));
  return [
    text || plainText(name),
    ...(customization ? [t.perM2] : []),
    ...(depositCents === null ? [] : [t.deposit(formatEuros(depositCents))]),
    ...(saleMode === 'quote' ? [t.quote] : []),
  ].join(' ');
}
