import { netOf } from '#domain/base/vat.ts';
import { type Size, sizePrice } from '#domain/catalog/prices/size-price.ts';
import { type CartItem, lineId } from './cart-item.ts';

/**
 * Turns size-priced goods into one piece of a chosen size: its id, size and prices (price-8). The deposit never exceeds
 * the price. Any other item is returned unchanged. The size must have passed `checkSize`.
 */
export function sizedItem(item: CartItem, { widthCm, lengthCm }: Size): CartItem {
  const { sizing, price } = item;
  if (!sizing || item.customization) return item;
  const customization = { identifier: 'size' as const, widthCm, lengthCm };
  const ofPiece = (perM2: number) => sizePrice(perM2, customization).cents;
  const inclTax = ofPiece(price.finalPrice.inclTax);
  return {
    ...item,
    id: lineId({ sku: item.sku, customization }),
    customization,
    price: {
      ...price,
      price: ofPiece(price.price),
      finalPrice: { inclTax, exclTax: netOf(inclTax, item.vatRate) },
      lowest30: price.lowest30 === null ? null : ofPiece(price.lowest30),
    },
    deposit: item.deposit === null ? null : Math.min(item.deposit, inclTax),
  };
}
