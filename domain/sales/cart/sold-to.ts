import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { destinationRate } from '#domain/sales/delivery/destination-vat.ts';

/** An item as it is sold to a country: the price the shopper saw, with the destination's VAT in it (decisions 6). */
export function soldTo<Item extends CartItem>(item: Item, country: string): Item {
  const vatRate = destinationRate(item.vatRate, country);
  if (vatRate === item.vatRate) return item;
  const { inclTax } = item.price.finalPrice;
  return { ...item, vatRate, price: { ...item.price, finalPrice: { inclTax, exclTax: netOf(inclTax, vatRate) } } };
}
