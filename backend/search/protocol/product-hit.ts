import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { vatRate } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { Price, ProductCard, ProductImage } from '#domain/catalog/product.ts';
import type { ProductHit } from '../engine/find-products.ts';
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

/** The card of a product as one of its skus shows it. */
function asSku(card: ProductCard, item: CartItem): ProductCard {
  const { price } = item;
  return {
    ...card,
    sku: item.sku,
    name: { default: card.name.default, variation: item.variationName },
    image: item.image ? { id: item.image, alt: item.title, shotAngle: card.image?.shotAngle ?? '' } : card.image,
    price: {
      final: { ...price.finalPrice, ...(price.priceRuleId && { ruleId: price.priceRuleId }) },
      normal: price.salePercent === null ? null : price.price,
      discountPercent: price.salePercent,
      lowest30: price.lowest30,
      range: null,
    },
    stock: item.stock,
  };
}

/** A product hit in the spec's Product shape (spec 3), money in euros. `item` is given when hits are skus. */
export function presentProductHit(
  hit: ProductHit,
  card: ProductCard,
  item: CartItem | undefined,
  categoryOf: ReadonlyMap<string, Category>,
  today: string,
): Hit {
  const shown = item ? asSku(card, item) : card;
  const { final, normal, range } = shown.price;
  const image = shown.image && presentImage(shown.image);
  return {
    objectID: shown.sku,
    sku: shown.sku,
    itemId: String(hit.productId),
    parentSku: hit.parentSku,
    slug: shown.slug,
    name: shown.name,
    ...(shown.lang && { lang: shown.lang }),
    brand: shown.brand,
    yotpo: { reviewScore: shown.reviewScore },
    stock: shown.stock,
    finalPrice: final && presentPrice(final),
    price: { inclTax: euros(normal ?? final?.inclTax ?? null) },
    variationPrices: {
      lowest: euros(range?.lowest ?? final?.inclTax ?? null),
      highest: euros(range?.highest ?? final?.inclTax ?? null),
    },
    images: image ? [image] : [],
    defaultImage: image,
    defaultVariationImage: image,
    labels: shown.labels,
    labelTags: shown.labels,
    vatRate: vatRate(hit.vatClass, today),
    productLine: hit.productLine,
    categories: hit.categories.flatMap((path) => {
      const category = categoryOf.get(path);
      return category
        ? { level: category.level, id: category.id, parentId: category.parentId, value: category.name }
        : [];
    }),
  };
}
