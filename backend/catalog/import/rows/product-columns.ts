import { createHash } from 'node:crypto';
import type { Media } from '#backend/catalog/export/media.ts';
import type { StoredDocument, StoredImage, StoredSafety } from '#backend/catalog/products/stored.ts';
import type { Localized } from '#domain/base/locale.ts';
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { TradeIn } from '#domain/catalog/products/product.ts';
import { originalKeys } from '#domain/catalog/spare-parts/original-code.ts';
import type { ImageRow, ProductRow } from '../format.ts';

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
  video: row.video ?? null,
  kits: row.kits ?? [],
  hygiene_sealed: row.hygieneSealed ?? false,
  warranty_months: row.warrantyMonths ?? null,
  original_codes: row.originalCodes ?? [],
  original_keys: [...new Set((row.originalCodes ?? []).flatMap(originalKeys))],
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
  content: row.content ?? null,
  tyre_label: row.tyreLabel ?? null,
  battery: row.battery ?? null,
  quantity_breaks: (row.quantityPrices ?? []).map(
    ({ from, price }): QuantityBreak => ({ from, cents: centsFromEuros(price) }),
  ),
});

export type ProductColumns = ReturnType<typeof productColumns>;
export type VariantColumns = ReturnType<typeof variantColumns>;

export type ExportedVariant = Omit<VariantColumns, 'position'> & {
  prices: PricePlan;
  backorder: boolean;
  next_delivery_date: string | null;
  /** Pieces by store, without empty places. */
  shelf: Record<string, number>;
};

/** A product with its skus in order, as the tables have it. */
export type ExportedProduct = Omit<ProductColumns, 'review_score'> & {
  review_score: number | null;
  first_sold_on: string;
  /** Paths its rows name, the main one first; the brand's own is not among them. */
  categories: string[];
  variants: ExportedVariant[];
};

/** The field of a products file that each column of `product` comes from. */
export const fieldOfColumn: Record<keyof ProductColumns, string> = {
  sku: 'sku',
  slug: 'slug',
  name_fi: 'name.fi',
  name_en: 'name.en',
  brand: 'brand',
  description_fi: 'description.fi',
  description_en: 'description.en',
  phrases: 'salesPhrases',
  attributes: 'attributes',
  selectable_attributes: 'selectableVariationAttributes',
  images: 'images',
  labels: 'labels',
  review_score: 'reviewScore',
  review_count: 'reviewCount',
  vat_class: 'vatClass',
  shipping_class: 'shippingClass',
  shipping_methods: 'shippingMethods',
  manufacturer: 'manufacturer',
  safety: 'safety',
  popularity: 'popularity',
  item_id: 'itemId',
  label_tags: 'labelTags',
  documents: 'documents',
  related: 'related',
  accessories: 'accessories',
  video: 'video',
  kits: 'kits',
  hygiene_sealed: 'hygieneSealed',
  warranty_months: 'warrantyMonths',
  original_codes: 'originalCodes',
  original_keys: 'originalCodes',
  customization: 'customization',
  sale_mode: 'saleMode',
  deposit_cents: 'deposit',
  is_gift_card: 'giftCard',
  trade_in: 'tradeIn',
};

/** A row to be written; an empty field is undefined. */
export type Row = Record<string, unknown>;

export const localized = (fi: string, en: string | null): Localized | undefined =>
  fi === '' && !en ? undefined : { fi, ...(en && { en }) };
const filled = <T extends readonly unknown[]>(list: T) => (list.length > 0 ? list : undefined);
export const unless = <T>(value: T, usual: T) => (value === usual ? undefined : value);
export const present = <T>(value: T | null) => value ?? undefined;
export const isFilled = (value: object | undefined): value is object =>
  value !== undefined && Object.keys(value).length > 0;

/** The field of a products file for stored quantity breaks. */
export const quantityPricesOf = (breaks: readonly QuantityBreak[]) =>
  filled(breaks.map(({ from, cents }) => ({ from, price: eurosFromCents(cents) })));

export const imageRows = (images: readonly StoredImage[], media: Media): ImageRow[] | undefined =>
  filled(
    images.map(({ id, alt, shotAngle, focus }) => ({
      file: media.picture(id),
      shotAngle,
      alt,
      ...(focus && { focus }),
    })),
  );

/** The fields of a product page's row, the reverse of `productColumns`. */
export function pageFields(product: ExportedProduct, media: Media): Row {
  const { responsible, warnings } = product.safety;
  const safety = { ...(responsible && { responsible }), ...(isFilled(warnings) && { warnings }) };
  return {
    slug: product.slug,
    name: localized(product.name_fi, product.name_en),
    brand: product.brand,
    categories: product.categories,
    description: localized(product.description_fi, product.description_en),
    salesPhrases: isFilled(product.phrases) ? product.phrases : undefined,
    attributes: filled(
      product.attributes.map(({ label, value }) => ({ label, value: value.fi === value.en ? value.fi : value })),
    ),
    selectableVariationAttributes: filled(product.selectable_attributes),
    labels: filled(product.labels),
    vatClass: unless(product.vat_class, 'standard'),
    shippingClass: product.shipping_class,
    shippingMethods: filled(product.shipping_methods),
    manufacturer: present(product.manufacturer),
    safety: isFilled(safety) ? safety : undefined,
    reviewScore: present(product.review_score),
    reviewCount: unless(product.review_count, 0),
    popularity: unless(product.popularity, 0),
    firstSoldOn: product.first_sold_on,
    itemId: present(product.item_id),
    labelTags: filled(product.label_tags),
    documents: filled(
      product.documents.map((document) => ({
        title: document.title,
        ...('url' in document ? { url: document.url } : { file: media.document(document.id, document.file) }),
        ...(document.language && { language: document.language }),
      })),
    ),
    related: filled(product.related),
    accessories: filled(product.accessories),
    video: present(product.video),
    kits: filled(product.kits),
    hygieneSealed: unless(product.hygiene_sealed, false),
    warrantyMonths: present(product.warranty_months),
    originalCodes: filled(product.original_codes),
    customization: present(product.customization),
    saleMode: unless(product.sale_mode, 'buy'),
    deposit: product.deposit_cents === null ? undefined : eurosFromCents(product.deposit_cents),
    giftCard: unless(product.is_gift_card, false),
    tradeIn: product.trade_in
      ? Object.fromEntries(Object.entries(product.trade_in).filter(([, value]) => value !== null))
      : undefined,
    images: imageRows(product.images, media),
  };
}

/**
 * A hash of a product's rows, to detect changes since the last import. Prices, stock, categories and the first day of sale
 * are compared separately: other files, other products and the shop itself change them too.
 */
export const contentHash = (columns: ProductColumns, variants: readonly VariantColumns[]) =>
  createHash('sha256')
    .update(JSON.stringify([columns, variants]))
    .digest('hex');
