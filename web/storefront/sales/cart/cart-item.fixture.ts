import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';

const HELMET = {
  parentSku: 'KYP',
  title: 'Routa Tunturi kelkkakypärä',
  variationName: 'Lumi ja kuusi, koko M',
  slug: 'routa-tunturi',
  link: '/product/routa-tunturi',
  price: {
    price: 16900,
    finalPrice: { inclTax: 13900, exclTax: 11076 },
    salePercent: 18,
    lowest30: 16900,
    priceRuleId: null,
  },
  stock: { qty: 5, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: { oulu: 5 } },
  brands: ['Routa'],
} satisfies Partial<CartItem>;

/** A reduced helmet in the cart, for tests and examples. Override only what the test needs. */
export const cartItem = (over: Partial<CartItem> = {}): CartItem =>
  testCartItem('KYP-1', 13_900, { ...HELMET, id: lineId({ sku: 'KYP-1', ...over }), ...over });
