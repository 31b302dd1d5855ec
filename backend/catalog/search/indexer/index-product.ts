import { type Locale, localize } from '#domain/base/locale.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { byClass, lexemes } from '#domain/catalog/search/analysis/lexemes.ts';
import type { AttributeValues } from '#domain/catalog/search/filters/passes-filter.ts';
import { sortKey } from '#domain/catalog/search/sort-key.ts';
import type { ProductAttribute } from '../attributes.ts';
import type { IndexedProduct, IndexedSku } from '../memory/indexed-product.ts';
import { attributeKeys, attributesOf, optionsOf } from './attribute-values.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';
import { productTexts } from './product-texts.ts';

/** Every category path with the paths of its ancestors: `a/b` → `a`, `a/b`. */
export function withAncestors(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => path.split('/').map((_, i, steps) => steps.slice(0, i + 1).join('/')));
  return [...new Set(all)];
}

function indexedSku(product: Omit<ProductRow, 'categories'>, variant: VariantRow, now: Date): IndexedSku {
  const { price, regular, lowest30, saleEndsAt } = priceAt(variant.prices, now);
  return {
    sku: variant.sku,
    stores: variant.stores,
    attributes: attributeKeys(product, variant),
    price,
    regular,
    discount: discountPercent(lowest30, price),
    saleEndsAt: saleEndsAt === null ? null : new Date(saleEndsAt).getTime(),
    outlet: product.labels.includes('outlet') || variant.productLine === 2,
    productLine: variant.productLine,
  };
}

/** The texts of the attributes and variation options of a product. An option's own order wins over an attribute with the same words. */
function attributeTexts(product: ProductRow) {
  const options = product.variants.flatMap((variant) => optionsOf(product, variant));
  return [...new Map([...attributesOf(product), ...options].map((text) => [text.key, text])).values()];
}

/** What a product and its skus are filtered and counted by at a moment. */
export const productFacts = (
  product: Omit<ProductRow, 'categories'> & { categories: readonly { path: string }[] },
  now: Date,
) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  popularity: product.popularity,
  brand: product.brand,
  categories: withAncestors(product.categories.map((category) => category.path)),
  kinds: withAncestors(product.categories.slice(0, 1).map((category) => category.path)),
  isVehicle: product.shippingClass === 'vehicle',
  labels: product.labels,
  firstSoldOn: Date.parse(product.firstSoldOn) / DAY_MS,
  usedYear: product.usedYear,
  skus: product.variants.map((variant) => indexedSku(product, variant, now)),
});
export type ProductFacts = Omit<IndexedProduct, 'sortKeys' | 'words' | 'attributeTexts'>;

/** A product as it is searched, with the prices of a moment; null without a sellable sku. */
export function indexProduct(product: ProductRow, analyser: Analyser, now: Date): IndexedProduct | null {
  if (product.variants.length === 0) return null;
  const words = (locale: Locale) => byClass(lexemes(productTexts(product, locale), analyser));
  const key = (locale: Locale) => sortKey(localize(product.name, locale).text);
  return {
    ...productFacts(product, now),
    sortKeys: { fi: key('fi'), en: key('en') },
    words: { fi: words('fi'), en: words('en') },
    attributeTexts: attributeTexts(product),
  };
}

const DAY_SECONDS = DAY_MS / 1000;

/** The values of one sku by attribute, for `passesFilter`. `vehicles` are those the product fits, in lower case. */
export function attributeValues(product: ProductFacts, sku: IndexedSku, now: Date, vehicles: readonly string[] = []) {
  const hasEnded = sku.saleEndsAt !== null && sku.saleEndsAt <= now.getTime();
  const cents = hasEnded ? (sku.regular ?? sku.price) : sku.price;
  const price = cents === null ? null : cents / 100;
  const discountPercent = hasEnded ? null : sku.discount;
  return {
    objectID: sku.sku,
    sku: sku.sku,
    parentSku: product.sku,
    brand: product.brand,
    categories: product.categories,
    categoryPaths: product.categories,
    storeAvailability: sku.stores,
    attributes: sku.attributes,
    vehicle: vehicles,
    labels: product.labels,
    _tags: product.labels,
    inStock: sku.stores.length > 0,
    discounted: discountPercent !== null,
    outlet: sku.outlet,
    used: product.usedYear !== null,
    usedYear: product.usedYear,
    price,
    'finalPrice.inclTax': price,
    discountPercent,
    productLine: sku.productLine,
    popularity: product.popularity,
    firstSoldOn: product.firstSoldOn * DAY_SECONDS,
  } satisfies AttributeValues & Record<ProductAttribute, unknown>;
}
