import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { sizePrice } from '#domain/catalog/prices/size-price.ts';
import type { Content, ContentUnit } from '#domain/catalog/prices/unit-price.ts';
import type { Product, ProductImage, Stock, Variant } from '#domain/catalog/products/product.ts';
import { element } from './xml.ts';

export type FeedContext = {
  locale: Locale;
  baseUrl: string;
  now: Date;
  /** The price of sending one piece anywhere in Finland; null for goods that are only picked up or delivered by zone. */
  cheapestDelivery(product: Product): Cents | null;
};

const MAX_ADDITIONAL_PICTURES = 10;
const MAX_LENGTH = { title: 150, description: 5000 };

export const euros = (cents: Cents) => `${(cents / 100).toFixed(2)} EUR`;
const cut = (text: string, length: number) => [...text].slice(0, length).join('');
const AVAILABILITY: Record<Stock['stockStatus'], string> = {
  inStock: 'in_stock',
  backorder: 'backorder',
  outOfStock: 'out_of_stock',
};

type Field = [name: string, value: string | string[]];
const field = (...pair: Field): Field => pair;

/** Names of units as Google Merchant Center has them. */
const FEED_UNITS: Partial<Record<ContentUnit, string>> = { m2: 'sqm', m3: 'cbm', pcs: 'ct' };
const FEED_BASES: Partial<Record<ContentUnit, string>> = {
  ml: 'l',
  cl: 'l',
  dl: 'l',
  g: 'kg',
  cm: 'm',
};

/** How much a sku contains, and the unit that its unit price is of (price-14). */
function unitFields(content: Content | undefined): Field[] {
  if (!content) return [];
  const { amount, unit } = content;
  const base = FEED_BASES[unit] ?? unit;
  // decilitres are not among the units of the feed
  const measure = unit === 'dl' ? `${amount * 100} ml` : `${amount} ${FEED_UNITS[unit] ?? unit}`;
  return [
    ['unit_pricing_measure', measure],
    ['unit_pricing_base_measure', `1 ${unit in FEED_UNITS ? FEED_UNITS[unit] : base}`],
  ];
}

/** The price fields of a sku. Goods priced by size are listed at their smallest size. */
function priceFields({ customization }: Product, { price, content }: Variant, now: Date): Field[] {
  const smallest = customization && { widthCm: customization.widthCm.min, lengthCm: customization.lengthCm.min };
  const ofPiece = (cents: Cents) => euros(smallest ? sizePrice(cents, smallest).cents : cents);
  const { final, normal } = price;
  if (!final) return [];
  const unit: Field[] = smallest
    ? [
        ['unit_pricing_measure', `${sizePrice(0, smallest).areaM2} sqm`],
        ['unit_pricing_base_measure', '1 sqm'],
      ]
    : unitFields(content);
  if (normal === null) return [['price', ofPiece(final.inclTax)], ...unit];
  return [
    ['price', ofPiece(normal)],
    ['sale_price', ofPiece(final.inclTax)],
    ...(final.endAt ? [field('sale_price_effective_date', `${now.toISOString()}/${final.endAt}`)] : []),
    ...unit,
  ];
}

const shippingFields = (price: Cents | null): Field[] =>
  price === null ? [] : [['shipping', [element('g:country', 'FI'), element('g:price', euros(price))]]];

function pictureFields(images: readonly ProductImage[], baseUrl: string): Field[] {
  // WebP: Google Merchant Center does not accept AVIF
  const [first, ...more] = images.map(({ id }) => `${baseUrl}/pictures/${id}/large.webp`);
  if (!first) return [];
  const others = more.slice(0, MAX_ADDITIONAL_PICTURES);
  return [['image_link', first], ...others.map((link): Field => ['additional_image_link', link])];
}

/** Brand and GTIN identify new goods. A used machine has no GTIN, and the maker's part number is not in the catalog. */
function identity({ brand, tradeIn }: Product, { ean }: Variant): Field[] {
  return [['brand', brand], ean && !tradeIn ? ['gtin', ean] : ['identifier_exists', 'no']];
}

/** The category names of the main path, from the top. `categories` lists other categories after it. */
export function mainPath({ categories }: Pick<Product, 'categories'>): string[] {
  const end = categories.findIndex(({ path }, i) => i > 0 && !path.startsWith(`${categories[i - 1]?.path}/`));
  return categories.slice(0, end < 0 ? undefined : end).map(({ name }) => name);
}

/** The address of a product's page in a language. */
export const productAddress = (
  { slug }: { slug: string },
  { locale, baseUrl }: Pick<FeedContext, 'locale' | 'baseUrl'>,
) => `${baseUrl}${locale === 'fi' ? '' : `/${locale}`}/product/${encodeURIComponent(slug)}`;

function fieldsOf(product: Product, variant: Variant, where: FeedContext): Field[] {
  const { locale, baseUrl, now, cheapestDelivery } = where;
  const isOneOf = product.variants.length > 1;
  const title = isOneOf && variant.variationName ? `${product.name}, ${variant.variationName}` : product.name;
  const { stockStatus, nextDeliveryDate } = variant.stock;
  const main = mainPath(product);
  return [
    ['id', variant.sku],
    ...(isOneOf ? [field('item_group_id', product.sku)] : []),
    ['title', cut(title, MAX_LENGTH.title)],
    ['description', cut(product.description || title, MAX_LENGTH.description)],
    [
      'link',
      `${productAddress(product, { locale, baseUrl })}${isOneOf ? `?sku=${encodeURIComponent(variant.sku)}` : ''}`,
    ],
    ...pictureFields(variant.images.length > 0 ? variant.images : product.images, baseUrl),
    ['availability', AVAILABILITY[stockStatus]],
    ...(stockStatus === 'backorder' && nextDeliveryDate ? [field('availability_date', nextDeliveryDate)] : []),
    ...priceFields(product, variant, now),
    ...identity(product, variant),
    ...(main.length > 0 ? [field('product_type', main.join(' > '))] : []),
    ['condition', product.tradeIn ? 'used' : 'new'],
    ...shippingFields(cheapestDelivery(product)),
  ];
}

/** The skus of a product that a feed of goods lists: those with a price, but no gift cards and nothing that is sold by quote. */
export function sellableVariants({ saleMode, vatClass, variants }: Product): Variant[] {
  if (saleMode === 'quote' || vatClass === 'voucher') return [];
  return variants.filter(({ price }) => price.final !== null && !price.isVoucher);
}

const items = (product: Product, where: FeedContext, renamed: (field: Field) => Field = (one) => one): string[] =>
  sellableVariants(product).map((variant) =>
    element(
      'item',
      fieldsOf(product, variant, where)
        .map(renamed)
        .map(([name, value]) => element(`g:${name}`, value)),
    ),
  );

/**
 * The `<item>` elements of a product (Google Merchant Center, RSS 2.0): one for each sku that has a price. Prices include
 * VAT. During a reduction `price` is the 30-day lowest price, as on the product page (price-3).
 */
export const googleItems = (product: Product, where: FeedContext): string[] => items(product, where);

const META_AVAILABILITY: Record<string, string> = {
  in_stock: 'in stock',
  backorder: 'available for order',
  out_of_stock: 'out of stock',
};

/** The same for catalogs of Meta, which read the format of Google with other words for the stock. */
export const metaItems = (product: Product, where: FeedContext): string[] =>
  items(product, where, ([name, value]) =>
    name === 'availability' ? [name, META_AVAILABILITY[String(value)] ?? value] : [name, value],
  );
