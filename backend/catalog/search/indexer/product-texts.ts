import type { Locale, Localized } from '#domain/base/locale.ts';
import type { IndexedText } from '#domain/catalog/search/analysis/lexemes.ts';
import { inBothLanguages } from './both-languages.ts';
import type { ProductRow } from './product-rows.ts';

const SEVERAL = /,|\s(?:ja|and|&)\s/u;

/** The wider kinds a product is of: `Moottoripyörät` of a katupyörä. `Öljyt ja kulutusosat` is a shelf, no kind. */
const kindsAbove = ({ categories }: ProductRow) =>
  (categories[0]?.above ?? []).filter((name) => !SEVERAL.test(name.fi));

/**
 * What a product is found by in a locale: its name, brand and codes first; then variations, categories and attributes.
 * The description is left out: it mentions too many other products.
 */
export function productTexts(product: ProductRow, locale: Locale): IndexedText[] {
  const side = (text: string | Localized) =>
    inBothLanguages(typeof text === 'string' ? { fi: text } : text, locale, 'C');
  return [
    ...inBothLanguages(product.name, locale, 'A', 'A'),
    { text: product.brand, language: 'code', weight: 'A' },
    { text: product.sku, language: 'code', weight: 'A' },
    ...product.variants.flatMap((variant): IndexedText[] => [
      { text: variant.sku, language: 'code', weight: 'A' },
      { text: variant.ean ?? '', language: 'code', weight: 'A' },
      ...side(variant.name),
    ]),
    ...product.categories.flatMap(({ name }, i) => inBothLanguages(name, locale, 'C', i === 0 ? 'A' : undefined)),
    ...kindsAbove(product).flatMap((name) => inBothLanguages(name, locale, 'C', 'C')),
    ...product.attributes.flatMap((attribute) => side(attribute.value)),
  ];
}
