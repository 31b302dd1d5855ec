import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import { CART_ITEM_VERSION, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import { lineSku, type QuoteReplyLine } from './quote-reply.ts';

/**
 * A line of an accepted quote as an order line. 'goods': the catalog has the sku, so its stock is held and its
 * delivery rules apply; 'service': no stock of the shop is involved (work, a part without a supplier's price).
 */
export type LockedLine = { item: CartItem; amount: number; kind: 'goods' | 'service' };

/**
 * The order line of a quote reply line, at the quoted price and VAT rate (quote-5). Campaigns, deposits and sizes of
 * the catalog do not apply. `known` is the catalog's item of its sku, `deposit` what a trade-in leaves to pay of its piece.
 */
export function lockedLine(
  line: QuoteReplyLine,
  index: number,
  known: CartItem | undefined,
  deposit: Cents | null = null,
): LockedLine {
  const { title, variationName, amount, unit, vatRate } = line;
  // the quoted price holds for every amount
  const { quantityBreaks: _, ...item } = known ?? unknownItem(line, index);
  return {
    kind: known ? 'goods' : 'service',
    amount,
    item: {
      ...item,
      id: item.sku,
      title,
      variationName,
      amount,
      vatRate,
      price: {
        price: unit,
        finalPrice: { inclTax: unit, exclTax: netOf(unit, vatRate) },
        salePercent: null,
        lowest30: null,
        priceRuleId: null,
      },
      isCartRuleItem: false,
      customization: null,
      sizing: null,
      saleMode: 'buy',
      deposit,
    },
  };
}

/** The item of a line that is in no catalog. Work weighs nothing; goods with only a code are delivered as a parcel. */
function unknownItem({ sku, title, variationName, amount, vatRate }: QuoteReplyLine, index: number): CartItem {
  const id = lineSku(sku, index);
  return {
    id,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku: id,
    parentSku: id,
    title,
    variationName,
    amount,
    image: null,
    slug: '',
    link: '',
    vatRate,
    price: { price: 0, finalPrice: { inclTax: 0, exclTax: 0 }, salePercent: null, lowest30: null, priceRuleId: null },
    shippingClass: sku === null ? 'letter' : 'parcel',
    shippingOptions: [],
    variationOptions: {},
    productLine: 1,
    stock: { qty: amount, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: {} },
    erpinfo: null,
    brands: [],
    categories: [],
    reviews: null,
    isCartRuleItem: false,
    sparePart: false,
    isGiftCard: false,
    customization: null,
    sizing: null,
    saleMode: 'buy',
    deposit: null,
  };
}
