import { netOf } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';

/** Standard VAT rates of the other EU countries in percent, as of November 2026; change them with the law. */
const STANDARD: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  HR: 25,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  FR: 20,
  DE: 19,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LV: 21,
  LT: 21,
  LU: 17,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SK: 23,
  SI: 22,
  ES: 21,
  SE: 25,
};

/**
 * The VAT rate in percent of goods sold to a country (delivery-4): the destination's standard rate for distance sales
 * within the EU, as reduced classes differ by country; the product's own rate in Finland. 0 stays 0: margin-scheme
 * goods and gift cards show no VAT anywhere.
 */
export function destinationRate(rate: number, country: string): number {
  return country === 'FI' || rate === 0 ? rate : (STANDARD[country] ?? rate);
}

/** The item as sold to a country: the same price including VAT, with the destination's VAT rate (delivery-4). */
export function withDestinationVat<Item extends CartItem>(item: Item, country: string): Item {
  const vatRate = destinationRate(item.vatRate, country);
  if (vatRate === item.vatRate) return item;
  const { inclTax } = item.price.finalPrice;
  return { ...item, vatRate, price: { ...item.price, finalPrice: { inclTax, exclTax: netOf(inclTax, vatRate) } } };
}
