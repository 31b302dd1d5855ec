import { CART_STOCK, type SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { CART_ITEM_VERSION, type CartItem } from './cart-item.ts';

/**
 * A spare part as a new cart line of one piece (spare-part-6). Null when the part is not sold: no price, or replaced
 * (spare-part-12). Its variation shows supplier and code. Browser and server make the same line.
 */
export function sparePartItem(hit: SparePartHit): CartItem | null {
  const { sku, supplier, productCode, finalPrice, vatRate, stock } = hit;
  if (!finalPrice || !hit.isSold) return null;
  return {
    id: sku,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku,
    parentSku: sku,
    title: hit.name.default,
    variationName: `${supplier}, ${productCode}`,
    amount: 1,
    image: null,
    slug: sku,
    link: `/varaosa/${encodeURIComponent(sku)}`,
    price: {
      price: finalPrice.inclTax,
      finalPrice: { inclTax: finalPrice.inclTax, exclTax: finalPrice.exclTax },
      salePercent: null,
      lowest30: null,
      priceRuleId: null,
    },
    vatRate,
    shippingClass: 'parcel',
    shippingOptions: [],
    variationOptions: {},
    productLine: 1,
    stock: {
      qty: CART_STOCK,
      stockStatus: stock?.stockStatus ?? 'backorder',
      nextDeliveryDate: stock?.nextDeliveryDate ?? null,
      storeAvailability: {},
    },
    erpinfo: null,
    brands: [supplier],
    categories: [],
    reviews: null,
    isCartRuleItem: false,
    sparePart: true,
    isGiftCard: false,
    customization: null,
    sizing: null,
    saleMode: 'buy',
    deposit: null,
  };
}
