import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { destinationRate } from '#domain/sales/delivery/destination-vat.ts';

/** The item as sold to a country: the same price including VAT, with the destination's VAT rate (delivery-4). */
export function soldTo<Item extends CartItem>(item: Item, country: string): Item {
  const vatRate = destinationRate(item.vatRate, country);
  if (vatRate === item.vatRate) return item;
  const { inclTax } = item.price.finalPrice;
  return { ...item, vatRate, price: { ...item.price, finalPrice: { inclTax, exclTax: netOf(inclTax, vatRate) } } };
}
