import type { Locale } from '#domain/base/locale.ts';
import { localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { CART_ITEM_VERSION, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import type { CategoryTree } from './category-tree.ts';
import { presentVariant } from './presenter.ts';
import type { ProductRecord, VariantRecord } from './queries.ts';

/**
 * A new cart line with one piece of a sku; null when it has no price and so cannot be bought. Goods priced by size come
 * without a size, at the price per square metre; `sizedItem` sets the size (price-8).
 */
export function presentCartItem(
  product: ProductRecord,
  record: VariantRecord,
  tree: CategoryTree,
  locale: Locale,
  now: Date,
): CartItem | null {
  const variant = presentVariant(product, record, locale, now);
  return variant.price.final && presentLine(product, record, variant, tree, locale);
}

/** A cart line at price 0 of a sku without a price, for quotes that set their own; null when the sku has a price. */
export function presentUnpriced(
  product: ProductRecord,
  record: VariantRecord,
  tree: CategoryTree,
  locale: Locale,
  now: Date,
): CartItem | null {
  const variant = presentVariant(product, record, locale, now);
  return variant.price.final ? null : presentLine(product, record, variant, tree, locale);
}

const NO_PRICE = { inclTax: 0, exclTax: 0, ruleId: null };

function presentLine(
  product: ProductRecord,
  record: VariantRecord,
  variant: Variant,
  tree: CategoryTree,
  locale: Locale,
): CartItem {
  const { normal, discountPercent, lowest30 } = variant.price;
  const final = variant.price.final ?? NO_PRICE;
  const categories = product.categoryIds.flatMap((id) => {
    const category = tree.byId.get(id);
    return category ? tree.pathTo(category).map(({ path }) => path) : [];
  });
  const choice = product.variants.length > 1 ? `?sku=${encodeURIComponent(variant.sku)}` : '';
  return {
    id: variant.sku,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku: variant.sku,
    parentSku: product.sku,
    title: localize(product.name, locale).text,
    variationName: variant.variationName,
    amount: 1,
    image: variant.images[0]?.id ?? null,
    slug: product.slug,
    link: `/product/${product.slug}${choice}`,
    price: {
      price: normal ?? final.inclTax,
      finalPrice: { inclTax: final.inclTax, exclTax: final.exclTax },
      salePercent: discountPercent,
      lowest30,
      priceRuleId: final.ruleId ?? null,
    },
    ...(variant.quantityBreaks && { quantityBreaks: variant.quantityBreaks }),
    ...(variant.content && { content: variant.content }),
    ...(product.hygieneSealed && { hygieneSealed: true }),
    vatRate: variant.vatRate,
    shippingClass: product.shippingClass,
    shippingOptions: product.shippingMethods,
    variationOptions: variant.options,
    productLine: variant.productLine,
    stock: variant.stock,
    erpinfo: record.erpinfo,
    brands: [product.brand],
    categories: [...new Set(categories)],
    reviews: product.reviewScore,
    isCartRuleItem: false,
    sparePart: false,
    isGiftCard: product.isGiftCard,
    customization: null,
    sizing: product.customization && { ...product.customization, perM2: final.inclTax },
    saleMode: product.saleMode,
    deposit: depositFor(product, final.inclTax),
  };
}

/** The deposit in cents (product-7), at most the price. Goods priced by size have no final price before their size. */
function depositFor({ saleMode, depositCents, customization }: ProductRecord, price: Cents): Cents | null {
  if (saleMode !== 'deposit' || depositCents === null) return null;
  return customization ? depositCents : Math.min(depositCents, price);
}
