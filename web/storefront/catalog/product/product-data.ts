import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isBrandCategory } from '#domain/catalog/products/category.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { LONGEST, truncateAtWord } from '#web/storefront/base/seo/description.ts';
import { renderInfo, renderUsedFacts, renderWatchLinks } from './info/render-info.tsx';
import type { MethodsFor } from './json-ld/offer-terms.ts';
import { productJsonLd } from './json-ld/product.ts';
import type { Delivery, ProductData, ProductView } from './product-view.ts';

const MAX_SUGGESTED = 4;
const BRAND_PREFIX = 'brandit/';

const isPickup = ({ group }: ReturnType<MethodsFor>[number]) => group === 'StorePickup';

/** The cheapest delivery and the cheapest pickup of one piece, in cents; null when there is none (product-1). */
export function cheapestDelivery(
  { shippingClass, shippingMethods, depositCents }: Pick<Product, 'shippingClass' | 'shippingMethods' | 'depositCents'>,
  methodsFor: MethodsFor,
  isGiftCard = false,
): Delivery {
  const line = { shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit: depositCents, isGiftCard };
  const methods = methodsFor(line);
  const cheapest = (some: typeof methods) => (some.length > 0 ? Math.min(...some.map(({ price }) => price)) : null);
  return {
    from: cheapest(methods.filter((method) => !isPickup(method))),
    pickup: cheapest(methods.filter(isPickup)),
  };
}

function presentView(product: Product, fits: boolean): ProductView {
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

function presentHead({ description, salesPhrases, images }: Product): ProductData['head'] {
  const text = [description.split('\n')[0], ...salesPhrases].join(' ');
  return { description: truncateAtWord(text, LONGEST), image: images[0]?.id ?? null };
}

type ProductServices = Pick<Shop, 'catalog' | 'fitment' | 'diagrams' | 'alerts' | 'delivery' | 'baseUrl'>;

/** The data of a product page and its JSON-LD; null when there is no such product. */
export async function loadProduct(
  { catalog, fitment, diagrams, alerts, delivery, baseUrl }: ProductServices,
  slug: string,
  locale: Locale,
): Promise<{ data: ProductData; jsonLd: object } | null> {
  const page = await catalog.productPage(slug, locale);
  if (!page) return null;
  const { product, items, accessoryIds, relatedIds } = page;
  const relatedIsPopular = relatedIds.length === 0;
  const shownIds = relatedIsPopular ? await popularInCategory(product, catalog) : relatedIds;
  const [fits, ofMachine, [accessories = [], shown = []]] = await Promise.all([
    fitment.ofSku(product.sku, locale),
    diagrams.ofMachine(product, locale),
    catalog.cardLists([accessoryIds, shownIds], locale),
  ]);
  const data: ProductData = {
    product: presentView(product, fits.length > 0),
    items: Object.fromEntries(items.map((item) => [item.sku, item])),
    delivery: cheapestDelivery(product, delivery.methodsFor, product.variants[0]?.price.isVoucher),
    html: {
      info: await renderInfo({ product, fitment: fits, diagrams: ofMachine }, locale),
      usedFacts: await renderUsedFacts(product, locale),
      watchLinks: await renderWatchLinks(product, locale, alerts.kindsOf),
    },
    accessories,
    related: relatedIsPopular ? shown.filter(({ slug }) => slug !== product.slug).slice(0, MAX_SUGGESTED) : shown,
    relatedIsPopular,
    head: presentHead(product),
  };
  return { data, jsonLd: productJsonLd(product, { baseUrl, locale, methodsFor: delivery.methodsFor }) };
}

/** The ids of the most popular products of its category, then of its main category. */
async function popularInCategory(product: Product, catalog: Shop['catalog']): Promise<number[]> {
  const category = product.categories.findLast((one) => !isBrandCategory(one))?.path;
  const mainCategory = category?.split('/')[0];
  const lists = await Promise.all([category, mainCategory].map((path) => catalog.popularIds(MAX_SUGGESTED * 2, path)));
  return [...new Set(lists.flat())];
}
