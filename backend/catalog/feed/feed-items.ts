import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { sizePrice } from '#domain/catalog/prices/size-price.ts';
import type { Product, ProductImage, Stock, Variant } from '#domain/catalog/products/product.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { element } from './xml.ts';

const MOST_MORE_PICTURES = 10;
const LONGEST = { title: 150, description: 5000 };

const euros = (cents: Cents) => `${(cents / 100).toFixed(2)} EUR`;
const cut = (text: string, length: number) => [...text].slice(0, length).join('');
const AVAILABILITY: Record<Stock['stockStatus'], string> = {
  inStock: 'in_stock',
  backorder: 'backorder',
  outOfStock: 'out_of_stock',
};

type Field = [name: string, value: string | string[]];

/** A sku's price as it is sold: of goods priced by size, that of the smallest piece. */
function priceFields({ customization }: Product, { price }: Variant, now: Date): Field[] {
  const smallest = customization && { widthCm: customization.widthCm.min, lengthCm: customization.lengthCm.min };
  const ofPiece = (cents: Cents) => euros(smallest ? sizePrice(cents, smallest).cents : cents);
  const { final, normal } = price;
  if (!final) return [];
  const unit: Field[] = smallest
    ? [
        ['unit_pricing_measure', `${sizePrice(0, smallest).areaM2} sqm`],
        ['unit_pricing_base_measure', '1 sqm'],
      ]
    : [];
  if (normal === null) return [['price', ofPiece(final.inclTax)], ...unit];
  return [
    ['price', ofPiece(normal)],
    ['sale_price', ofPiece(final.inclTax)],
    ...(final.endAt ? ([['sale_price_effective_date', `${now.toISOString()}/${final.endAt}`]] as Field[]) : []),
    ...unit,
  ];
}

/** The cheapest way to have one piece sent anywhere; goods handed over in a store or priced by zone have none. */
function shippingFields(product: Product): Field[] {
  const line = { shippingClass: product.shippingClass, shippingOptions: product.shippingMethods, sparePart: false };
  const sent = allowedMethods([{ ...line, deposit: product.depositCents }]).filter(
    ({ storeId, postcodes }) => storeId === null && postcodes === null,
  );
  if (sent.length === 0) return [];
  const price = Math.min(...sent.map((method) => method.price));
  return [['shipping', [element('g:country', 'FI'), element('g:price', euros(price))]]];
}

function pictureFields(images: readonly ProductImage[], baseUrl: string): Field[] {
  // WebP: AVIF is not among the formats that merchant centres read
  const [first, ...more] = images.map(({ id }) => `${baseUrl}/pictures/${id}/large.webp`);
  if (!first) return [];
  const others = more.slice(0, MOST_MORE_PICTURES);
  return [['image_link', first], ...others.map((link): Field => ['additional_image_link', link])];
}

/** Brand and GTIN tell what a thing is; of a used machine neither does, and the maker's own number is not known. */
function identity({ brand, tradeIn }: Product, { ean }: Variant): Field[] {
  return [['brand', brand], ean && !tradeIn ? ['gtin', ean] : ['identifier_exists', 'no']];
}

/** Names of the main category's path, from the top; the crumbs of other categories follow it. */
function mainPath({ categories }: Product): string[] {
  const end = categories.findIndex(({ path }, i) => i > 0 && !path.startsWith(`${categories[i - 1]?.path}/`));
  return categories.slice(0, end < 0 ? undefined : end).map(({ name }) => name);
}

function fieldsOf(product: Product, variant: Variant, where: { locale: Locale; baseUrl: string; now: Date }): Field[] {
  const { locale, baseUrl, now } = where;
  const isOneOf = product.variants.length > 1;
  const path = `${locale === 'fi' ? '' : `/${locale}`}/product/${encodeURIComponent(product.slug)}`;
  const title = isOneOf && variant.variationName ? `${product.name}, ${variant.variationName}` : product.name;
  const { stockStatus, nextDeliveryDate } = variant.stock;
  const main = mainPath(product);
  return [
    ['id', variant.sku],
    ...(isOneOf ? ([['item_group_id', product.sku]] as Field[]) : []),
    ['title', cut(title, LONGEST.title)],
    ['description', cut(product.description || title, LONGEST.description)],
    ['link', `${baseUrl}${path}${isOneOf ? `?sku=${encodeURIComponent(variant.sku)}` : ''}`],
    ...pictureFields(variant.images.length > 0 ? variant.images : product.images, baseUrl),
    ['availability', AVAILABILITY[stockStatus]],
    ...(stockStatus === 'backorder' && nextDeliveryDate ? ([['availability_date', nextDeliveryDate]] as Field[]) : []),
    ...priceFields(product, variant, now),
    ...identity(product, variant),
    ...(main.length > 0 ? ([['product_type', main.join(' > ')]] as Field[]) : []),
    ['condition', product.tradeIn ? 'used' : 'new'],
    ...shippingFields(product),
  ];
}

/**
 * The items of a product for a merchant centre (Google Merchant's RSS 2.0): one for each sku that can be bought at a
 * price now. Prices include VAT; during a reduction `price` is the 30-day lowest that the shop strikes through too.
 */
export function feedItems(product: Product, where: { locale: Locale; baseUrl: string; now: Date }): string[] {
  // a gift card is money, which merchant feeds do not take
  if (product.saleMode === 'quote' || product.vatClass === 'voucher') return [];
  return (
    product.variants
      // a gift card is money, which merchant feeds do not take
      .filter(({ price }) => price.final !== null && !price.isVoucher)
      .map((variant) =>
        element(
          'item',
          fieldsOf(product, variant, where).map(([name, value]) => element(`g:${name}`, value)),
        ),
      )
  );
}
