import type { ImageRow } from '#backend/catalog/import/format.ts';
import type { StoredImage } from '#backend/catalog/products/stored.ts';
import type { ExportedProduct, ExportedVariant } from '#backend/catalog/products/stored-products.ts';
import type { Localized } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { Media } from './media.ts';
import { plainPrice } from './price-rows.ts';

/** A row to be written; an empty field is undefined. */
export type Row = Record<string, unknown>;

export const localized = (fi: string, en: string | null): Localized | undefined =>
  fi === '' && !en ? undefined : { fi, ...(en && { en }) };
const filled = <T extends readonly unknown[]>(list: T) => (list.length > 0 ? list : undefined);
const unless = <T>(value: T, usual: T) => (value === usual ? undefined : value);
const present = <T>(value: T | null) => value ?? undefined;
const isFilled = (value: object | undefined): value is object => value !== undefined && Object.keys(value).length > 0;

const imageRows = (images: readonly StoredImage[], media: Media): ImageRow[] | undefined =>
  filled(images.map(({ id, alt, shotAngle }) => ({ file: media.picture(id), shotAngle, alt })));

function pageFields(product: ExportedProduct, media: Media): Row {
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

const euros = (cents: number | null | undefined) => (typeof cents === 'number' ? eurosFromCents(cents) : undefined);

/** Fields that a variant row can inherit from its parent. */
const inheritable = (variant: ExportedVariant, now: Date): Row => ({
  price: euros(plainPrice(variant.prices, now)?.cents),
  backorder: unless(variant.backorder, false),
  nextDeliveryDate: present(variant.next_delivery_date),
  productLine: unless(variant.product_line, 1),
});

const ownFields = (variant: ExportedVariant): Row => ({
  variationName: localized(variant.variation_name_fi, variant.variation_name_en),
  variationOptions: isFilled(variant.options) ? variant.options : undefined,
  stock: isFilled(variant.shelf) ? variant.shelf : undefined,
  ean: present(variant.ean),
  erpinfo: present(variant.erpinfo),
});

/** The fields in which all variants agree; they are written on the parent row only. */
function agreed(rows: readonly Row[]): Row {
  const [first = {}, ...rest] = rows;
  return Object.fromEntries(
    Object.entries(first).filter(([field, value]) => rest.every((row) => row[field] === value)),
  );
}

/** The rows of a product: one, or a page row with shared fields and one row per sku. */
export function productRows(product: ExportedProduct, media: Media, now: Date): Row[] {
  const { sku, variants } = product;
  const page = pageFields(product, media);
  const [only, ...others] = variants;
  if (only && others.length === 0 && only.sku === sku)
    return [{ sku, ...page, ...inheritable(only, now), ...ownFields(only) }];
  const given = variants.map((variant) => inheritable(variant, now));
  const shared = agreed(given);
  return [
    { sku, ...page, ...shared },
    ...variants.map((variant, i) => ({
      sku: variant.sku,
      parentSku: sku,
      ...Object.fromEntries(Object.entries(given[i] ?? {}).filter(([field]) => !(field in shared))),
      images: imageRows(variant.images, media),
      ...ownFields(variant),
    })),
  ];
}
