import { type Locale, type Localized, localize } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { vatRate } from '#domain/base/vat.ts';
import { tyreFacts } from '#domain/catalog/labels/tyre-label.ts';
import { cheapestBlock, priceBlock } from '#domain/catalog/prices/price-block.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { activeBreaks } from '#domain/catalog/prices/quantity-breaks.ts';
import { unitPrice } from '#domain/catalog/prices/unit-price.ts';
import { compareKeys } from '#domain/catalog/products/comparable.ts';
import { keyFacts } from '#domain/catalog/products/key-facts.ts';
import type {
  CategoryCrumb,
  PriceBlock,
  Product,
  ProductCard,
  ProductDocument,
  ProductImage,
  Stock,
  Variant,
} from '#domain/catalog/products/product.ts';
import { availability, combinedStock, UNLIMITED_STOCK } from '#domain/catalog/stock/availability.ts';
import { shop } from '#shop.config';
import type { CategoryTree } from './category-tree.ts';
import type { CardRecord, ProductRecord, VariantRecord } from './queries.ts';
import type { LocalizedList, StoredDocument, StoredImage } from './stored.ts';

const inLocale = (text: Localized, locale: Locale): string => localize(text, locale).text;
const listInLocale = (texts: LocalizedList, locale: Locale): string[] => texts[locale] ?? texts.fi ?? [];
const isMilieu = (image: { shotAngle: string }) => image.shotAngle.toLowerCase().includes('miljöö');

const presentImage = (image: StoredImage, locale: Locale): ProductImage => ({
  id: image.id,
  alt: inLocale(image.alt, locale),
  shotAngle: image.shotAngle,
  ...(image.focus && { focus: image.focus }),
});

/** A product's own pictures, else those of its first variant with pictures. */
const imagesOf = (product: Pick<ProductRecord, 'images' | 'variants'>): StoredImage[] =>
  product.images.length > 0
    ? product.images
    : (product.variants.find((variant) => variant.images.length > 0)?.images ?? []);

/** Pictures without the milieu ones (product-2). */
const plainImages = (images: readonly StoredImage[], locale: Locale): ProductImage[] =>
  images.filter((image) => !isMilieu(image)).map((image) => presentImage(image, locale));

/** Pictures of a variant: its own, then those of the product that no variant names, when its own are among the product's (product-13). */
function picturesOf(product: ProductRecord, variant: VariantRecord, locale: Locale): ProductImage[] {
  const all = plainImages(imagesOf(product), locale);
  const own = plainImages(variant.images, locale);
  if (own.length === 0) return all;
  if (own.some(({ id }) => !all.some((image) => image.id === id))) return own;
  const named = new Set(product.variants.flatMap(({ images }) => images.map(({ id }) => id)));
  return [...own, ...all.filter(({ id }) => !named.has(id))];
}

type Priced = Pick<ProductRecord, 'vatClass' | 'isGiftCard'>;
/** A time with its date in the time zone of the shop. */
type Moment = { now: Date; today: string };

const momentOf = (now: Date): Moment => ({ now, today: localDay(now, shop.timeZone) });

/** The price block of a variant at the VAT rate of the day (price-6). */
const presentPrice = (product: Priced, { prices, content }: VariantRecord, { now, today }: Moment): PriceBlock => {
  const block = priceBlock(priceAt(prices, now), vatRate(product.vatClass, today), now);
  const unit = block.final && content && unitPrice(block.final.inclTax, content);
  return { ...block, ...(unit && { unit }), ...(product.isGiftCard && { isVoucher: true as const }) };
};

/** The stock of a variant minus the holds of orders (stock-3). */
const presentStock = (product: Priced, variant: VariantRecord, { today }: Moment): Stock =>
  product.isGiftCard ? UNLIMITED_STOCK : availability(variant, today);

/** One variant at a time: price block, VAT rate of the day, stock minus holds. */
export function presentVariant(product: ProductRecord, variant: VariantRecord, locale: Locale, now: Date): Variant {
  const moment = momentOf(now);
  const price = presentPrice(product, variant, moment);
  const breaks = price.final && !product.customization ? activeBreaks(price.final.inclTax, variant.quantityBreaks) : [];
  return {
    sku: variant.sku,
    variationName: inLocale(variant.name, locale),
    options: variant.options,
    price,
    ...(breaks.length > 0 && { quantityBreaks: breaks }),
    vatRate: vatRate(product.vatClass, moment.today),
    stock: presentStock(product, variant, moment),
    images: picturesOf(product, variant, locale),
    productLine: variant.productLine,
    ean: variant.ean,
    erpinfo: variant.erpinfo,
    ...(variant.content && { content: variant.content }),
    ...(variant.tyreLabel && { tyreLabel: variant.tyreLabel }),
    ...(variant.battery && { battery: variant.battery }),
  };
}

/** Cards of a listing, in the given order. */
export function presentCards(products: readonly CardRecord[], locale: Locale, now: Date): ProductCard[] {
  const moment = momentOf(now);
  return products.map((product) => presentCard(product, locale, moment));
}

/** The card of a product with one variant has that sku; otherwise it has the product sku and the cheapest price. */
function presentCard(product: CardRecord, locale: Locale, moment: Moment): ProductCard {
  const { variants } = product;
  const only = variants.length === 1 ? variants[0] : undefined;
  const name = localize(product.name, locale);
  const image = imagesOf(product).find((one) => !isMilieu(one));
  const used = presentUsed(product);
  // classes of the EU tyre label come first: the law wants them beside the price (tyre-label-1)
  const classes = tyreFacts(
    variants.map(({ tyreLabel }) => tyreLabel),
    locale,
  );
  // a used machine's line tells its year and use instead
  const facts = !used && (classes ?? keyFacts(product.facts.map((value) => inLocale(value, locale))));
  return {
    sku: only?.sku ?? product.sku,
    slug: product.slug,
    name: { default: name.text, variation: only && !used ? inLocale(only.name, locale) : '' },
    ...(name.lang && { lang: name.lang }),
    brand: product.brand,
    ...(facts && { facts }),
    image: image ? presentImage(image, locale) : null,
    price: cheapestBlock(variants.map((variant) => presentPrice(product, variant, moment))),
    stock: combinedStock(variants.map((variant) => presentStock(product, variant, moment))),
    labels: product.labels,
    labelTags: product.labelTags.map((tag) => inLocale(tag, locale)),
    reviewScore: product.reviewScore,
    reviewCount: product.reviewCount,
    variantCount: variants.length,
    saleMode: product.saleMode,
    sizePriced: product.customization !== null,
    compareKeys: compareKeys(product.mainCategory, product.shippingClass),
    used,
  };
}

function presentUsed({ tradeIn }: Pick<ProductRecord, 'tradeIn'>): ProductCard['used'] {
  if (!tradeIn) return null;
  const { year, hours, kilometres, condition } = tradeIn;
  return { year, hours, kilometres, condition };
}

/** The warranty as the last of the attributes, so that comparison and feeds have it too. */
const warrantyRow = ({ warrantyMonths: months }: Pick<ProductRecord, 'warrantyMonths'>) =>
  months === null
    ? []
    : [{ label: { fi: 'Takuu', en: 'Warranty' }, value: { fi: `${months} kk`, en: `${months} months` } }];

const presentDocument = (document: StoredDocument, locale: Locale): ProductDocument => ({
  title: inLocale(document.title, locale),
  language: document.language,
  ...('id' in document
    ? { url: `/documents/${document.id}/${encodeURIComponent(document.file)}`, bytes: document.bytes }
    : { url: document.url, bytes: null }),
});

/** The view object of the product page (product-1). */
export function presentProduct(product: ProductRecord, tree: CategoryTree, locale: Locale, now: Date): Product {
  const name = localize(product.name, locale);
  const images = imagesOf(product);
  const milieu = images.find(isMilieu);
  return {
    sku: product.sku,
    slug: product.slug,
    name: name.text,
    ...(name.lang && { lang: name.lang }),
    brand: product.brand,
    description: inLocale(product.description, locale),
    salesPhrases: listInLocale(product.phrases, locale),
    attributes: [...product.attributes, ...warrantyRow(product)].map(({ label, value }) => ({
      label: inLocale(label, locale),
      value: inLocale(value, locale),
    })),
    images: plainImages(images, locale),
    milieuImage: milieu ? presentImage(milieu, locale) : null,
    labels: product.labels,
    reviewScore: product.reviewScore,
    reviewCount: product.reviewCount,
    vatClass: product.vatClass,
    shippingClass: product.shippingClass,
    shippingMethods: product.shippingMethods,
    selectableVariationAttributes: product.selectable.map(({ code, label, values }) => ({
      code,
      label: inLocale(label, locale),
      values: values.map((value) => ({ ...value, label: inLocale(value.label, locale) })),
    })),
    variants: product.variants.map((variant) => presentVariant(product, variant, locale, now)),
    categories: presentCrumbs(product, tree),
    compareKeys: compareKeys(knownCategories(product, tree)[0]?.path ?? null, product.shippingClass),
    manufacturer: product.manufacturer,
    safety: { responsible: product.safety.responsible, warnings: listInLocale(product.safety.warnings, locale) },
    updatedAt: product.updatedAt.toISOString(),
    itemId: product.itemId,
    labelTags: product.labelTags.map((tag) => inLocale(tag, locale)),
    documents: product.documents.map((document) => presentDocument(document, locale)),
    customization: product.customization,
    hygieneSealed: product.hygieneSealed,
    saleMode: product.saleMode,
    depositCents: product.depositCents,
    tradeIn: product.tradeIn,
    related: product.related,
    accessories: product.accessories,
    originalCodes: product.originalCodes,
    kits: product.kits,
    video: product.video,
  };
}

const knownCategories = ({ categoryIds }: ProductRecord, tree: CategoryTree) =>
  categoryIds.flatMap((id) => tree.byId.get(id) ?? []);

/** The path of the main category from the top, then the other categories. */
function presentCrumbs(product: ProductRecord, tree: CategoryTree): CategoryCrumb[] {
  const [main, ...others] = knownCategories(product, tree);
  if (!main) return [];
  const crumbs = [...tree.pathTo(main), ...others].map(({ path, name, level }) => ({ path, name, level }));
  return crumbs.filter((crumb, i) => crumbs.findIndex((other) => other.path === crumb.path) === i);
}
