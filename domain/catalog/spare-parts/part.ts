import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { Price } from '#domain/catalog/products/product.ts';

/** A spare part of a price list, identified by supplier and code. */
export type SparePart = {
  supplierNumber: string;
  supplier: string;
  group: string;
  /** The group's English name; empty when the price list has none. */
  groupEn: string;
  productCode: string;
  name: string;
  /** Including VAT (spare-part-7); null: no price, so it cannot be bought. */
  price: Cents | null;
  /** Pieces the supplier has; null: unknown. */
  qty: number | null;
  /** The day from which it is available, `YYYY-MM-DD`. */
  availableOn: string | null;
  /** Codes of the same supplier that replaced it, as its price list has them. */
  replacedBy: readonly string[];
};

export type PartKey = Pick<SparePart, 'productCode' | 'supplierNumber'>;

/** `productCode@supplierNumber`: identifies a part in links, carts and orders (spare-part-2). */
export const sparePartSku = ({ productCode, supplierNumber }: PartKey): string => `${productCode}@${supplierNumber}`;

/** A cart's stock of any part: the supplier's pieces are no limit (spare-part-6). */
export const CART_STOCK = 9999;

/** A part without a price, or one that has been replaced, is not sold (spare-part-12). */
export const isSold = (part: SparePart): boolean => part.price !== null && part.replacedBy.length === 0;

/**
 * Availability of a part. Parts are ordered from the supplier, so availability never prevents a purchase: `backorder` means
 * that the supplier has none now, or that its stock is unknown.
 */
export type PartStock = {
  qty: number | null;
  stockStatus: 'inStock' | 'backorder';
  nextDeliveryDate: string | null;
};

/** A part as pages show it. Money in cents. */
export type SparePartHit = {
  supplierNumber: string;
  supplier: string;
  group: string;
  groupEn: string;
  productCode: string;
  sku: Sku;
  name: { default: string; variation: string };
  /** Null until hydrated, where the source's list lacks it (spare-part-3). */
  stock: PartStock | null;
  price: { inclTax: Cents } | null;
  finalPrice: Price | null;
  /** In percent, of today. */
  vatRate: number;
  /** Skus that replaced it; a part with any is not sold (spare-part-12). */
  replacedBy: string[];
  isSold: boolean;
};

/** Availability of a part on a day `YYYY-MM-DD`; a delivery day in the past is ignored. */
export const partStock = ({ qty, availableOn }: Pick<SparePart, 'qty' | 'availableOn'>, today: string): PartStock => ({
  qty,
  stockStatus: qty !== null && qty > 0 ? 'inStock' : 'backorder',
  nextDeliveryDate: availableOn !== null && availableOn > today ? availableOn : null,
});

/** A price with and without the VAT of a rate in percent. */
export const partPrice = (inclTax: Cents, vatRate: number): Price => ({ inclTax, exclTax: netOf(inclTax, vatRate) });

/** A part as a hit, hydrated when its source has stock and price. `today` is the shop's local day. */
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
