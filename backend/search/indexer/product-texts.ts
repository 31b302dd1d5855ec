import type { Locale, Localized } from '#domain/base/locale.ts';
import type { IndexedText } from '#domain/search/analysis/lexemes.ts';
import { inBothLanguages } from './both-languages.ts';
import type { ProductRow } from './product-rows.ts';

/**
 * What a product is found by in a locale: its name, brand and codes first; then variations, categories and attributes.
 * The description is left out: it mentions too many other products.
 */
export function productTexts(product: ProductRow, locale: Locale): IndexedText[] {
  const side = (text: string | Localized) =>
    inBothLanguages(typeof text === 'string' ? { fi: text } : text, locale, 'C');
  return [
    ...inBothLanguages(product.name, locale, 'A'),
    { text: product.brand, language: 'code', weight: 'A' },
    { text: product.sku, language: 'code', weight: 'A' },
    ...product.variants.flatMap((variant): IndexedText[] => [
      { text: variant.sku, language: 'code', weight: 'A' },
      { text: variant.ean ?? '', language: 'code', weight: 'A' },
      ...side(variant.name),
    ]),
    ...product.categories.flatMap((category) => side(category.name)),
    ...product.attributes.flatMap((attribute) => side(attribute.value)),
  ];
}
