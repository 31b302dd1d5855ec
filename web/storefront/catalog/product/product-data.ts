import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { isBrandCategory } from '#domain/catalog/products/category.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { fitOf, type ReviewSummary } from '#domain/catalog/reviews/review.ts';
import { packingStoreOf } from '#domain/catalog/stock/packing-store.ts';
import { shop } from '#shop.config';
import { LONGEST, truncateAtWord } from '#web/storefront/base/seo/description.ts';
import {
  deliveryTexts,
  renderFacts,
  renderInfo,
  renderQuietLinks,
  renderReviews,
  renderVehicleFacts,
  renderWatchLinks,
} from './info/render-info.tsx';
import type { MethodsFor } from './json-ld/offer-terms.ts';
import { productJsonLd } from './json-ld/product.ts';
import type { Delivery, ProductData, ProductView } from './product-view.ts';

const MAX_SUGGESTED = 4;
const BRAND_PREFIX = 'brandit/';

const isPickup = ({ group }: ReturnType<MethodsFor>[number]) => group === 'StorePickup';

type Sent = Pick<Product, 'shippingClass' | 'shippingMethods' | 'depositCents' | 'variants'>;

/** The cheapest delivery and the cheapest pickup of one piece, in cents; null when there is none (product-1). */
export function cheapestDelivery(
  { shippingClass, shippingMethods, depositCents, variants }: Sent,
  methodsFor: MethodsFor,
): Pick<Delivery, 'days' | 'query'> & { from: Cents | null; pickup: Cents | null } {
  const isGiftCard = variants[0]?.price.isVoucher ?? false;
  const line = { shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit: depositCents, isGiftCard };
  const methods = methodsFor(line);
  const cheapest = (some: typeof methods) => some.toSorted((one, other) => one.price - other.price)[0];
  const sent = cheapest(methods.filter((method) => !isPickup(method)));
  return {
    from: sent?.price ?? null,
    pickup: cheapest(methods.filter(isPickup))?.price ?? null,
    days: sent?.workingDays ? [...sent.workingDays, packedIn(variants), sent.serviceProvider] : null,
    ...(shippingClass === 'vehicle' && { query: '&handover=1' }),
  };
}

/** The store that packs one piece, when it is the same for every choice that is in stock. */
function packedIn(variants: Sent['variants']): string | undefined {
  const ids = shop.stores.map(({ id }) => id);
  const packing = new Set(variants.map(({ sku, stock }) => packingStoreOf(ids, [{ sku, stock, amount: 1 }])));
  packing.delete(null);
  return packing.size === 1 ? ([...packing][0] ?? undefined) : undefined;
}

type Value = Product['selectableVariationAttributes'][number]['values'][number];

/** The background of a value's button: two colours are the halves of a diagonal. Made here, where it costs the browser no code. */
export const withBackground = ({ swatch2, ...value }: Value): Value =>
  swatch2 ? { ...value, swatch: `linear-gradient(135deg,${value.swatch} 50%,${swatch2} 50%)` } : value;

function presentView(product: Product, fits: boolean): ProductView {
  const { sku, slug, name, lang, brand, milieuImage, labels, labelTags, reviewScore, reviewCount } = product;
  const { variants, customization, saleMode, depositCents, compareKeys } = product;
  const selectableVariationAttributes = product.selectableVariationAttributes.map((attribute) => ({
    ...attribute,
    values: attribute.values.map(withBackground),
  }));
  const brandPath = product.categories.find(isBrandCategory)?.path;
  return {
    sku,
    slug,
    name,
    brand,
    milieuImage,
    labels,
    labelTags,
    reviewScore,
    reviewCount,
    selectableVariationAttributes,
    variants,
    customization,
    saleMode,
    depositCents,
    compareKeys,
    ...(lang && { lang }),
    brandSlug: brandPath?.slice(BRAND_PREFIX.length) ?? null,
    used: product.tradeIn !== null,
    fits,
  };
}

/** Reviews of this shop's own buyers take the place of a rating that came with the product's data. */
const ratingOf = ({ count, average }: ReviewSummary) => (count > 0 ? { reviewScore: average, reviewCount: count } : {});

function presentHead({ description, salesPhrases, images }: Product): ProductData['head'] {
  const text = [description.split('\n')[0], ...salesPhrases].join(' ');
  return { description: truncateAtWord(text, LONGEST), image: images[0]?.id ?? null };
}

type ProductServices = Pick<
  Shop,
  'catalog' | 'fitment' | 'diagrams' | 'alerts' | 'delivery' | 'reviews' | 'questions' | 'content' | 'baseUrl'
>;

/** The data of a product page and its JSON-LD; null when there is no such product. */
export async function loadProduct(
  { catalog, fitment, diagrams, alerts, delivery, reviews, questions, content, baseUrl }: ProductServices,
  slug: string,
  locale: Locale,
): Promise<{ data: ProductData; jsonLd: object } | null> {
  const page = await catalog.productPage(slug, locale);
  if (!page) return null;
  const { product, items, accessoryIds, relatedIds } = page;
  const relatedIsPopular = relatedIds.length === 0;
  const shownIds = relatedIsPopular ? await popularInCategory(product, catalog) : relatedIds;
  const [fits, ofMachine, [accessories = [], shown = []], reviewed, asked, guide] = await Promise.all([
    fitment.ofSku(product.sku, locale),
    diagrams.ofMachine(product, locale),
    catalog.cardLists([accessoryIds, shownIds], locale),
    reviews.ofProduct(product.sku),
    questions.ofProduct(product.sku),
    content.sizeGuide(
      product.categories.map(({ path }) => path),
      locale,
    ),
  ]);
  const cheapest = cheapestDelivery(product, delivery.methodsFor);
  const data: ProductData = {
    product: {
      ...presentView(product, fits.length > 0 || (await isOfMachines(product, catalog))),
      ...ratingOf(reviewed.summary),
    },
    items: Object.fromEntries(items.map((item) => [item.sku, item])),
    delivery: { ...cheapest, ...(await deliveryTexts(product, cheapest, locale)) },
    html: {
      info: await renderInfo({ product, fitment: fits, diagrams: ofMachine }, locale),
      reviews: await renderReviews({ product, reviewed, asked }, locale),
      facts: await renderFacts(product, { guide, fit: fitOf(reviewed.summary) }, locale),
      vehicle: await renderVehicleFacts(product, locale),
      watchLinks: await renderWatchLinks(product, locale, alerts.kindsOf),
      quiet: await renderQuietLinks(product, locale, baseUrl),
    },
    accessories,
    related: relatedIsPopular ? shown.filter(({ slug }) => slug !== product.slug).slice(0, MAX_SUGGESTED) : shown,
    relatedIsPopular,
    head: presentHead(product),
  };
  return { data, jsonLd: productJsonLd(product, { baseUrl, locale, methodsFor: delivery.methodsFor, reviewed }) };
}

/**
 * The path of its own category: the deepest of its main one. A helmet that is also listed among snowmobiles is no part of theirs
 * (vehicle-3).
 */
export function categoryOf({ categories }: Pick<Product, 'categories'>): string | undefined {
  const own = categories.filter((one) => !isBrandCategory(one));
  const [root] = own;
  return root && own.findLast(({ path }) => path === root.path || path.startsWith(`${root.path}/`))?.path;
}

/** Whether others of its category have fitment: then it is a part or consumable whose own is not known (vehicle-3). */
async function isOfMachines(product: Product, catalog: Shop['catalog']): Promise<boolean> {
  const category = categoryOf(product);
  return category !== undefined && catalog.haveFitment(await catalog.popularIds(MAX_SUGGESTED * 2, category));
}

/** The ids of the most popular products of its category, then of its main category. */
async function popularInCategory(product: Product, catalog: Shop['catalog']): Promise<number[]> {
  const category = categoryOf(product);
  const mainCategory = category?.split('/')[0];
  const lists = await Promise.all([category, mainCategory].map((path) => catalog.popularIds(MAX_SUGGESTED * 2, path)));
  return [...new Set(lists.flat())];
}
