import { localDay } from '#domain/base/local-day.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { vatRate } from '#domain/base/vat.ts';
import { CART_ITEM_VERSION, type CartItem } from '#domain/cart/cart-item.ts';
import {
  CART_STOCK,
  isSold,
  partPrice,
  partStock,
  type SparePart,
  type SparePartHit,
  sparePartHit,
  sparePartSku,
} from '#domain/spare-parts/part.ts';
import { shop } from '#shop.config';

/** A row as the supplier's system writes it (spec 3); `myyntihinta` is euros including VAT. */
export type RawSparePart = {
  toimittajanumero: string;
  toimittaja: string;
  seurantaryhman_nimi: string;
  tuotekoodi: string;
  tuotenimi: string;
  myyntihinta: number | null;
};

/** The day that VAT and days of delivery go by, and the rate of it. */
function dayOf(now: Date): { today: string; rate: number } {
  const today = localDay(now, shop.timeZone);
  return { today, rate: vatRate('standard', today) };
}

export function presentHit(part: SparePart, now: Date): SparePartHit {
  const { today, rate } = dayOf(now);
  return sparePartHit(part, rate, today);
}

export const presentRaw = (part: SparePart): RawSparePart => ({
  toimittajanumero: part.supplierNumber,
  toimittaja: part.supplier,
  seurantaryhman_nimi: part.group,
  tuotekoodi: part.productCode,
  tuotenimi: part.name,
  myyntihinta: part.price === null ? null : eurosFromCents(part.price),
});

/** A part as a fresh cart line of one piece; null for one that is not sold. It shows no reduction (decisions 7). */
export function presentPartItem(part: SparePart, now: Date): CartItem | null {
  if (part.price === null || !isSold(part)) return null;
  const { today, rate } = dayOf(now);
  const sku = sparePartSku(part);
  const { stockStatus, nextDeliveryDate } = partStock(part, today);
  return {
    id: sku,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku,
    parentSku: sku,
    title: part.name,
    variationName: '',
    amount: 1,
    image: null,
    slug: sku,
    link: `/varaosa/${encodeURIComponent(sku)}`,
    price: {
      price: part.price,
      finalPrice: partPrice(part.price, rate),
      salePercent: null,
      lowest30: null,
      priceRuleId: null,
    },
    vatRate: rate,
    shippingClass: 'parcel',
    shippingOptions: [],
    variationOptions: {},
    productLine: 1,
    stock: { qty: CART_STOCK, stockStatus, nextDeliveryDate, storeAvailability: {} },
    erpinfo: null,
    brands: [part.supplier],
    categories: [],
    reviews: null,
    isCartRuleItem: false,
    sparePart: true,
    customization: null,
    sizing: null,
    saleMode: 'buy',
    deposit: null,
  };
}
