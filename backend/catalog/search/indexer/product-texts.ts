import type { Locale, Localized } from '#domain/base/locale.ts';
import type { IndexedText } from '#domain/catalog/search/analysis/lexemes.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import type { ProductRow } from './product-rows.ts';

const SEVERAL = /,|\s(?:ja|and|&)\s/u;

/** Categories that are a wider kind of the product: `Moottoripyörät` of a katupyörä, but not `Öljyt ja kulutusosat`. */
const kindsAbove = ({ categories }: ProductRow) =>
  (categories[0]?.above ?? []).filter((name) => !SEVERAL.test(name.fi));

/**
 * The searchable texts of a product in a locale: name, brand and codes first; then variations, categories and attributes.
 * Descriptions are left out: they mention too many other products.
 */
export function productTexts(product: ProductRow, locale: Locale): IndexedText[] {
  const side = (text: string | Localized) =>
    inBothLanguages(typeof text === 'string' ? { fi: text } : text, locale, 'C');
  return [
    ...inBothLanguages(product.name, locale, 'A', 'A'),
    { text: product.brand, language: 'code', weight: 'A' },
    { text: product.sku, language: 'code', weight: 'A' },
    ...product.originalCodes.map((code): IndexedText => {
      return { text: splitSparePartSku(code)?.productCode ?? code, language: 'code', weight: 'A' };
    }),
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

/**
 * A localized text for the index of a locale: its own language at `weight`, the other one at the lowest. `type`: it names
 * the product's type, in both languages.
 */
export function inBothLanguages(text: Localized, locale: Locale, weight: 'A' | 'C', type?: 'A' | 'C'): IndexedText[] {
  const own = text[locale] ? locale : 'fi';
  const other = own === 'fi' ? 'en' : 'fi';
  const typed = type ? { type } : {};
  const side: IndexedText[] = text[other] ? [{ text: text[other], language: other, weight: 'C', ...typed }] : [];
  return [{ text: text[own] ?? '', language: own, weight, ...typed }, ...side];
}
