import type { Sku } from '#domain/base/ids.ts';
import type { Locale, Localized } from '#domain/base/locale.ts';
import type { ClassedLexemes } from '#domain/catalog/search/analysis/lexemes.ts';

/** The texts of an attribute value's key `code:value`. `position`: that of a variation option, in the shop's own order. */
export type AttributeText = { key: string; code: string; label: Localized; value: Localized; position: number };

/** One sku as it is filtered and counted. */
export type IndexedSku = {
  sku: Sku;
  stores: readonly string[];
  /** Keys `code:value` of its attributes and variation options. */
  attributes: readonly string[];
  /** In cents until `saleEndsAt` (ms since 1970), then `regular`; null: no price. */
  price: number | null;
  regular: number | null;
  /** Percent off until `saleEndsAt`; null: not reduced. */
  discount: number | null;
  saleEndsAt: number | null;
  outlet: boolean;
  productLine: number;
};

/** One product page as it is searched, with its skus in order. */
export type IndexedProduct = {
  id: number;
  sku: Sku;
  name: Localized;
  popularity: number;
  brand: string;
  /** Paths of its categories and their ancestors. */
  categories: readonly string[];
  /** The paths of its first category, which says what it is, and of that one's ancestors. */
  kinds: readonly string[];
  /** It is a vehicle, not an accessory or a part of one. */
  isVehicle: boolean;
  labels: readonly string[];
  /** Days since 1970. */
  firstSoldOn: number;
  usedYear: number | null;
  sortKeys: Readonly<Record<Locale, string>>;
  words: Readonly<Record<Locale, ClassedLexemes>>;
  attributeTexts: readonly AttributeText[];
  skus: readonly IndexedSku[];
};
