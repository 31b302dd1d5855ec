import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { cheapestBlock } from '#domain/catalog/prices/price-block.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import type { Price, Product, ProductImage, Variant } from '#domain/catalog/products/product.ts';
import { combinedStock } from '#domain/catalog/stock/availability.ts';
import type { ProductHit } from '../memory/product-search.ts';
import type { Hit } from './attributes.ts';

const VARIANTS = ['thumbnail', 'small', 'medium', 'large', 'zoom'];
const pictureUrl = (id: string, variant: string) => `/pictures/${encodeURIComponent(id)}/${variant}.webp`;

const presentImage = ({ id, shotAngle }: ProductImage) => ({
  url: pictureUrl(id, 'large'),
  variants: Object.fromEntries(VARIANTS.map((variant) => [variant, pictureUrl(id, variant)])),
  shotAngle,
});

const euros = (cents: Cents | null) => (cents === null ? null : eurosFromCents(cents));

const presentPrice = (price: Price) => ({
  inclTax: euros(price.inclTax),
  exclTax: euros(price.exclTax),
  ...(price.ruleId && { ruleId: price.ruleId }),
  ...(price.endAt && { endAt: price.endAt }),
});

/** The colour of the chosen variant, `#rrggbb`. */
const swatchOf = ({ selectableVariationAttributes }: Product, { options }: Variant) =>
  selectableVariationAttributes
    .flatMap(({ code, values }) => values.find((value) => value.code === options[code])?.swatch ?? [])
    .at(0) ?? null;

/** Fields that depend on whether the hit is one sku or the product with all its skus. */
function shownAs(product: Product, only: Variant | undefined) {
  if (only) return { sku: only.sku, variation: only.variationName, stock: only.stock, price: only.price };
  const { variants } = product;
  return {
    sku: product.sku,
    variation: '',
    stock: combinedStock(variants.map(({ stock }) => stock)),
    price: cheapestBlock(variants.map(({ price }) => price)),
  };
}

function presentMarketing({ manufacturer, brand, salesPhrases }: Product) {
  const [first = null, second = null, third = null] = salesPhrases;
  return {
    productManufacturer: manufacturer?.name ?? brand,
    productSalesPhrase1: first,
    productSalesPhrase2: second,
    productSalesPhrase3: third,
  };
}

/**
 * A product hit of the protocol, money in euros (search-5). `asSku` when hits are skus; a product with one sku is that sku
 * anyway. `images` has every picture with its angle, lifestyle pictures last; they are never the default (product-2).
 */
export function presentProductHit(
  hit: ProductHit,
  product: Product,
  asSku: boolean,
  categoryOf: ReadonlyMap<string, Category>,
): Hit {
  const first = product.variants.find(({ sku }) => sku === hit.sku) ?? product.variants[0];
  const only = asSku || product.variants.length === 1 ? first : undefined;
  const shown = shownAs(product, only);
  const { final, normal, range } = shown.price;
  const pictures = (asSku ? first?.images : undefined) ?? product.images;
  const own = first?.images[0] ?? null;
  const main = pictures[0] ?? own;
  return {
    objectID: shown.sku,
    sku: shown.sku,
    itemId: product.itemId,
    parentSku: hit.parentSku,
    slug: product.slug,
    name: { default: product.name, variation: shown.variation },
    ...(product.lang && { lang: product.lang }),
    brand: product.brand,
    yotpo: { reviewScore: product.reviewScore },
    stock: shown.stock,
    finalPrice: final && presentPrice(final),
    pricedFrom: shown.price.pricedFrom ?? null,
    saleMode: product.saleMode,
    price: { inclTax: euros(normal ?? final?.inclTax ?? null) },
    variationPrices: {
      lowest: euros(range?.lowest ?? final?.inclTax ?? null),
      highest: euros(range?.highest ?? final?.inclTax ?? null),
    },
    images: [...pictures, ...(product.milieuImage ? [product.milieuImage] : [])].map(presentImage),
    defaultImage: main && presentImage(main),
    defaultVariationImage: own ? presentImage(own) : main && presentImage(main),
    labels: product.labels,
    labelTags: product.labelTags,
    swatch: first ? swatchOf(product, first) : null,
    erpinfo: first?.erpinfo ?? null,
    marketing: presentMarketing(product),
    selectableVariationAttributes: product.selectableVariationAttributes,
    customization: product.customization && { identifier: product.customization.identifier },
    vatRate: first?.vatRate ?? null,
    productLine: hit.productLine,
    categories: hit.categories.flatMap((path) => {
      const category = categoryOf.get(path);
      return category
        ? { level: category.level, id: category.id, parentId: category.parentId, value: category.name }
        : [];
    }),
  };
}
