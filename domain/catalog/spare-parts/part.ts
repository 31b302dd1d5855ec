import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { Price } from '#domain/catalog/products/product.ts';

/** A spare part as a price list tells it. Supplier and code together name it. */
export type SparePart = {
  supplierNumber: string;
  supplier: string;
  group: string;
  /** The group's English name; empty when the price list has none. */
  groupEn: string;
  productCode: string;
  name: string;
  /** Including VAT; null: no price, so it cannot be bought. */
  price: Cents | null;
  /** Pieces the supplier has; null: not told. */
  qty: number | null;
  /** Day from which it can be had, `YYYY-MM-DD`. */
  availableOn: string | null;
  /** Codes of the same supplier that replaced it, as its price list writes them. */
  replacedBy: readonly string[];
};

export type PartKey = Pick<SparePart, 'productCode' | 'supplierNumber'>;

/** `productCode@supplierNumber`: what a part is known by in links, carts and orders (spec 3). */
export const sparePartSku = ({ productCode, supplierNumber }: PartKey): string => `${productCode}@${supplierNumber}`;

/** What the cart has in stock of any part: the supplier's pieces are no limit (spec 9). */
export const CART_STOCK = 9999;

/** A replaced part is not sold itself, nor one without a price. */
export const isSold = (part: SparePart): boolean => part.price !== null && part.replacedBy.length === 0;

/**
 * What is known of a part's availability. Parts are ordered from the supplier, so that nothing here keeps one from
 * being bought: `backorder` means that the supplier has none now, or has not told.
 */
export type PartStock = {
  qty: number | null;
  stockStatus: 'inStock' | 'backorder';
  nextDeliveryDate: string | null;
};

/** A part as a page shows it (spec 3, Spare part hit). Money in cents. */
export type SparePartHit = {
  supplierNumber: string;
  supplier: string;
  group: string;
  groupEn: string;
  productCode: string;
  sku: string;
  name: { default: string; variation: string };
  /** Null until hydrated, where the source's list does not tell it. */
  stock: PartStock | null;
  price: { inclTax: Cents } | null;
  finalPrice: Price | null;
  /** In percent, of today. */
  vatRate: number;
  /** Skus that replaced it; then it is not sold itself. */
  replacedBy: string[];
  isSold: boolean;
};

/** Availability of a part on a day `YYYY-MM-DD`: a day of delivery that has passed says nothing. */
export const partStock = ({ qty, availableOn }: Pick<SparePart, 'qty' | 'availableOn'>, today: string): PartStock => ({
  qty,
  stockStatus: qty !== null && qty > 0 ? 'inStock' : 'backorder',
  nextDeliveryDate: availableOn !== null && availableOn > today ? availableOn : null,
});

/** A price with and without the VAT of a rate in percent. */
export const partPrice = (inclTax: Cents, vatRate: number): Price => ({ inclTax, exclTax: netOf(inclTax, vatRate) });

/** A part as a hit, hydrated as far as its source tells. `today` is the shop's local day. */
export function sparePartHit(part: SparePart, vatRate: number, today: string): SparePartHit {
  const { supplierNumber, supplier, group, groupEn, productCode, name, price, replacedBy } = part;
  return {
    supplierNumber,
    supplier,
    group,
    groupEn,
    productCode,
    sku: sparePartSku(part),
    name: { default: name, variation: '' },
    stock: partStock(part, today),
    price: price === null ? null : { inclTax: price },
    finalPrice: price === null ? null : partPrice(price, vatRate),
    vatRate,
    replacedBy: replacedBy.map((code) => sparePartSku({ productCode: code, supplierNumber })),
    isSold: isSold(part),
  };
}
