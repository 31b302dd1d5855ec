import { createHash } from 'node:crypto';
import type { StoredDocument, StoredImage, StoredSafety } from '#backend/catalog/products/stored.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import type { TradeIn } from '#domain/catalog/products/product.ts';
import type { ProductRow } from '../format.ts';

/** The rows of a product as columns of `product`; its id, categories and dates are added later. */
export const productColumns = (row: ProductRow, images: StoredImage[], documents: StoredDocument[]) => ({
  sku: row.sku,
  slug: row.slug ?? row.sku,
  name_fi: row.name?.fi ?? '',
  name_en: row.name?.en ?? null,
  brand: row.brand ?? '',
  description_fi: row.description?.fi ?? '',
  description_en: row.description?.en ?? null,
  phrases: row.salesPhrases ?? {},
  attributes: (row.attributes ?? []).map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? { fi: value, en: value } : value,
  })),
  selectable_attributes: row.selectableVariationAttributes ?? [],
  images,
  labels: row.labels ?? [],
  review_score: row.reviewScore === undefined ? null : row.reviewScore.toFixed(1),
  review_count: row.reviewCount ?? 0,
  vat_class: row.vatClass ?? 'standard',
  shipping_class: row.shippingClass ?? 'parcel',
  shipping_methods: row.shippingMethods ?? [],
  manufacturer: row.manufacturer ?? null,
  safety: {
    responsible: row.safety?.responsible ?? null,
    warnings: row.safety?.warnings ?? {},
  } satisfies StoredSafety,
  popularity: row.popularity ?? 0,
  item_id: row.itemId ?? null,
  label_tags: row.labelTags ?? [],
  documents,
  related: row.related ?? [],
  accessories: row.accessories ?? [],
  customization: row.customization ?? null,
  sale_mode: row.saleMode ?? 'buy',
  deposit_cents: row.deposit === undefined ? null : centsFromEuros(row.deposit),
  is_gift_card: row.giftCard ?? false,
  trade_in: row.tradeIn ? ({ hours: null, kilometres: null, ...row.tradeIn } satisfies TradeIn) : null,
});

/** A sku's columns of `product_variant` except its id, prices and availability. */
export const variantColumns = (row: ProductRow, images: StoredImage[], position: number) => ({
  sku: row.sku,
  position,
  variation_name_fi: row.variationName?.fi ?? '',
  variation_name_en: row.variationName?.en ?? null,
  // sorted, so that equal options make equal rows
  options: Object.fromEntries(Object.entries(row.variationOptions ?? {}).toSorted()),
  images,
  product_line: row.productLine ?? 1,
  ean: row.ean ?? null,
  erpinfo: row.erpinfo ?? null,
});

export type ProductColumns = ReturnType<typeof productColumns>;
export type VariantColumns = ReturnType<typeof variantColumns>;

/**
 * A hash of a product's rows, to detect changes since the last import. Prices, stock, categories and the first day of sale
 * are compared separately: other files, other products and the shop itself change them too.
 */
export const contentHash = (columns: ProductColumns, variants: readonly VariantColumns[]) =>
  createHash('sha256')
    .update(JSON.stringify([columns, variants]))
    .digest('hex');
