import { eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { vatRate } from '#domain/base/vat.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import { type SparePart, type SparePartHit, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { shop } from '#shop.config';

/** A row in the supplier's field names; `myyntihinta` is euros including VAT (spare-part-7). */
export type RawSparePart = {
  toimittajanumero: string;
  toimittaja: string;
  seurantaryhman_nimi: string;
  tuotekoodi: string;
  tuotenimi: string;
  myyntihinta: number | null;
};

/** The date in the time zone of the shop and its general VAT rate in percent. */
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

/** A cart line with one piece of a part, never reduced; null for a part that is not sold (spare-part-6, spare-part-8). */
export const presentPartItem = (part: SparePart, now: Date): CartItem | null => sparePartItem(presentHit(part, now));
