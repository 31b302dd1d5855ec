import { discountPercent } from '../base/percent.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { CART_ITEM_VERSION, type CartItem } from './cart-item.ts';

/**
 * The cart item of a product's variant (spec 3), or null when it has no price and so cannot be bought.
 * The picture is the variant's first, else the product's; `price` is the reference of the struck-through price.
 */
export function buildCartItem(product: Product, variant: Variant, amount = 1): CartItem | null {
  const { final, normal, lowest30 } = variant.price;
  if (final === null) return null;
  const image = variant.images[0] ?? product.images[0] ?? null;
  return {
    id: variant.sku,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku: variant.sku,
    parentSku: product.sku,
    title: product.name,
    variationName: variant.variationName,
    amount,
    image: image?.id ?? null,
    slug: product.slug,
    link: `/product/${product.slug}`,
    price: {
      price: normal ?? final.inclTax,
      finalPrice: { inclTax: final.inclTax, exclTax: final.exclTax },
      salePercent: discountPercent(normal, final.inclTax),
      lowest30,
      priceRuleId: final.ruleId ?? null,
    },
    vatRate: variant.vatRate,
    shippingClass: product.shippingClass,
    shippingOptions: product.shippingMethods,
    variationOptions: variant.options,
    productLine: variant.productLine,
    stock: variant.stock,
    erpinfo: null,
    brands: [product.brand],
    categories: product.categories.map((category) => category.path),
    reviews: product.reviewScore,
    isCartRuleItem: false,
    sparePart: false,
  };
}
