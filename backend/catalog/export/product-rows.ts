import {
  type ExportedProduct,
  type ExportedVariant,
  imageRows,
  isFilled,
  localized,
  pageFields,
  present,
  quantityPricesOf,
  type Row,
  unless,
} from '#backend/catalog/import/rows/product-columns.ts';
import type { Cents } from '#domain/base/money.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { Media } from './media.ts';
import { plainPrice } from './price-rows.ts';

const euros = (cents: Cents | null | undefined) => (typeof cents === 'number' ? eurosFromCents(cents) : undefined);

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
  content: present(variant.content),
  tyreLabel: present(variant.tyre_label),
  battery: present(variant.battery),
  quantityPrices: quantityPricesOf(variant.quantity_breaks),
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
