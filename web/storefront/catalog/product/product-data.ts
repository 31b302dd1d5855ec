import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isBrandCategory } from '#domain/catalog/products/category.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { isPickup, type ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { cutText, LONGEST } from '#web/storefront/base/seo/description.ts';
import { writeInfo, writeUsed, writeWatches } from './info/write.tsx';
import { productJsonLd } from './json-ld/product.ts';
import type { Delivery, ProductData, ProductView } from './product-view.ts';

const SUGGESTED = 4;
const BRAND_PREFIX = 'brandit/';

/** The cheapest delivery and the cheapest pickup of one piece alone, wherever it goes; null when there is none. */
export function cheapestDelivery(
  { shippingClass, shippingMethods, depositCents }: Pick<Product, 'shippingClass' | 'shippingMethods' | 'depositCents'>,
  isGiftCard = false,
): Delivery {
  const line = { shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit: depositCents, isGiftCard };
  const methods = allowedMethods([line]);
  const cheapest = (some: readonly ShippingMethod[]) =>
    some.length > 0 ? Math.min(...some.map(({ price }) => price)) : null;
  return {
    from: cheapest(methods.filter((method) => !isPickup(method))),
    pickup: cheapest(methods.filter(isPickup)),
  };
}

function viewOf(product: Product, fits: boolean): ProductView {
  const { sku, slug, name, lang, brand, milieuImage, labels, labelTags, reviewScore, reviewCount } = product;
  const { selectableVariationAttributes, variants, customization, saleMode, depositCents, compareKeys } = product;
  const brandPath = product.categories.find(isBrandCategory)?.path;
  return {
    ...{ sku, slug, name, brand, milieuImage, labels, labelTags, reviewScore, reviewCount },
    ...{ selectableVariationAttributes, variants, customization, saleMode, depositCents, compareKeys },
    ...(lang && { lang }),
    brandSlug: brandPath?.slice(BRAND_PREFIX.length) ?? null,
    used: product.tradeIn !== null,
    fits,
  };
}

function headOf({ description, salesPhrases, images }: Product): ProductData['head'] {
  const text = [description.split('\n')[0], ...salesPhrases].join(' ');
  return { description: cutText(text, LONGEST), image: images[0]?.id ?? null };
}

/** What the product page of a slug shows, and what it tells search engines; null when there is no such product. */
export async function loadProduct(
  { catalog, fitment, diagrams, baseUrl }: Pick<Shop, 'catalog' | 'fitment' | 'diagrams' | 'baseUrl'>,
  slug: string,
  locale: Locale,
): Promise<{ data: ProductData; jsonLd: object } | null> {
  const product = isPossibleId(slug) ? await catalog.product(slug, locale) : null;
  if (!product) return null;
  const skus = product.variants.map(({ sku }) => sku);
  const [items, fits, ofMachine, accessories, named] = await Promise.all([
    catalog.cartItems(skus, locale),
    fitment.ofSku(product.sku, locale),
    diagrams.ofMachine(product, locale),
    catalog.cardsBySku(product.accessories, locale),
    catalog.cardsBySku(product.related, locale),
  ]);
  const data: ProductData = {
    product: viewOf(product, fits.length > 0),
    items: Object.fromEntries(items),
    delivery: cheapestDelivery(product, product.variants[0]?.price.isVoucher),
    written: {
      info: await writeInfo({ product, fitment: fits, diagrams: ofMachine }, locale),
      used: await writeUsed(product, locale),
      watches: await writeWatches(product, locale),
    },
    accessories,
    related: named.length > 0 ? named : await popularBeside(product, catalog, locale),
    relatedIsPopular: named.length === 0,
    head: headOf(product),
  };
  return { data, jsonLd: productJsonLd(product, { baseUrl, locale }) };
}

/** The most popular of its own shelf, then of the whole department. */
async function popularBeside(product: Product, catalog: Shop['catalog'], locale: Locale): Promise<ProductCard[]> {
  const shelf = product.categories.findLast((category) => !isBrandCategory(category))?.path;
  const department = shelf?.split('/')[0];
  const lists = await Promise.all([shelf, department].map((path) => catalog.popular(locale, SUGGESTED * 2, path)));
  const bySlug = new Map(lists.flat().map((card) => [card.slug, card]));
  bySlug.delete(product.slug);
  return [...bySlug.values()].slice(0, SUGGESTED);
}
