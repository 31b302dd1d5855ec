import { productAddress } from '#backend/catalog/feed/feed-items.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Content, UnitPrice } from '#domain/catalog/prices/unit-price.ts';
import type { Product, ProductImage, StockStatus, Variant } from '#domain/catalog/products/product.ts';
import { wayToBuy } from '#domain/catalog/products/way-to-buy.ts';
import { namedDescription } from './texts.ts';

export type Where = { locale: Locale; baseUrl: string };

const MAX_PICTURES = 8;
const STATUS = { inStock: 'in_stock', backorder: 'backorder', outOfStock: 'out_of_stock' } as const satisfies Record<
  StockStatus,
  string
>;

export const money = (amount: Cents) => ({ amount, currency: 'EUR' });

const picture = ({ id, alt }: ProductImage, baseUrl: string) => ({
  type: 'image',
  url: `${baseUrl}/pictures/${id}/large.webp`,
  ...(alt && { alt_text: alt }),
});

/** The price of a litre, kilogram or the like (price-14); `content`: how much of it the variant holds. */
const unitPrice = ({ cents, per }: UnitPrice, content: Content = { amount: 1, unit: per }) => ({
  ...money(cents),
  measure: { value: content.amount, unit: content.unit },
  reference: { value: 1, unit: per },
});

/** Whether an agent's cart takes a variant: what is sold by quote is not. */
export function isBuyable({ stock, price }: Variant, { saleMode }: Product): boolean {
  const way = wayToBuy(saleMode, stock.stockStatus, price.final !== null);
  return way === 'buy' || way === 'deposit';
}

const availabilityOf = (variant: Variant, product: Product) => ({
  available: isBuyable(variant, product),
  status: STATUS[variant.stock.stockStatus],
});

/** The values of a variant, in the order of the product's options. */
export const optionsOf = ({ options }: Variant, { selectableVariationAttributes: all }: Product) =>
  all.flatMap(({ code, label: name, values }) => {
    const value = values.find((one) => one.code === options[code]);
    return value ? [{ name, label: value.label }] : [];
  });

/** A variant with a price; its id is the sku that carts take. A struck-through price is the lawful one of the page (price-4). */
function presentVariant(variant: Variant, cents: Cents, product: Product, where: Where) {
  const { sku, ean, variationName, price, images } = variant;
  const url = productAddress(product, where);
  const options = optionsOf(variant, product);
  return {
    id: sku,
    sku,
    title: variationName ? `${product.name}, ${variationName}` : product.name,
    description: { plain: namedDescription(product, where.locale) },
    url: product.variants.length > 1 ? `${url}?sku=${encodeURIComponent(sku)}` : url,
    price: money(cents),
    ...(price.normal !== null && { list_price: money(price.normal) }),
    ...(price.unit && { unit_price: unitPrice(price.unit, variant.content) }),
    ...(ean && { barcodes: [{ type: 'EAN', value: ean }] }),
    availability: availabilityOf(variant, product),
    ...(options.length > 0 && { options }),
    ...(images.length > 0 && { media: images.slice(0, MAX_PICTURES).map((image) => picture(image, where.baseUrl)) }),
  };
}

type PricedVariant = { variant: Variant; cents: Cents };

export const pricedVariants = ({ variants }: Product): PricedVariant[] =>
  variants.flatMap((variant) => (variant.price.final ? [{ variant, cents: variant.price.final.inclTax }] : []));

const rangeOf = (cents: readonly Cents[]) => ({ min: money(Math.min(...cents)), max: money(Math.max(...cents)) });

/** A product with those of its variants that have a price; null when none has, as the protocol knows no goods without one. */
export function presentProduct(
  product: Product,
  where: Where,
  only: readonly PricedVariant[] = pricedVariants(product),
) {
  const priced = pricedVariants(product);
  if (priced.length === 0) return null;
  const usual = priced.flatMap(({ variant }) => variant.price.normal ?? []);
  const { selectableVariationAttributes: options, reviewScore, reviewCount, images, customization } = product;
  return {
    id: product.sku,
    handle: product.slug,
    title: product.name,
    description: { plain: namedDescription(product, where.locale) },
    url: productAddress(product, where),
    categories: product.categories.map(({ path }) => ({ value: path, taxonomy: 'merchant' })),
    price_range: rangeOf(priced.map(({ cents }) => cents)),
    ...(usual.length === priced.length && { list_price_range: rangeOf(usual) }),
    ...(images.length > 0 && { media: images.slice(0, MAX_PICTURES).map((image) => picture(image, where.baseUrl)) }),
    ...(options.length > 0 && {
      options: options.map(({ label, values }) => ({
        name: label,
        values: values.map((value) => ({ id: value.code, label: value.label })),
      })),
    }),
    variants: only.map(({ variant, cents }) => presentVariant(variant, cents, product, where)),
    ...(reviewScore !== null &&
      reviewCount > 0 && { rating: { value: reviewScore, scale_max: 5, count: reviewCount } }),
    ...(product.labelTags.length > 0 && { tags: product.labelTags }),
    metadata: {
      brand: product.brand,
      sale_mode: product.saleMode,
      vat_rates: [...new Set(priced.map(({ variant }) => variant.vatRate))],
      ...(product.depositCents !== null && { deposit: product.depositCents }),
      ...(customization && { cut_to_size_cm: { width: customization.widthCm, length: customization.lengthCm } }),
    },
  };
}

export type UcpProduct = NonNullable<ReturnType<typeof presentProduct>>;
