import { eurosFromCents } from '#domain/base/money.ts';
import { vatRate } from '#domain/base/vat.ts';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { Hit } from './attributes.ts';

/** A spare part hit: `stock` is null until the part is hydrated (spare-part-3); money in euros including VAT. */
export function presentSparePartHit(part: SparePart, today: string): Hit {
  const {
    finalPrice,
    price,
    stock: _,
    vatRate: _rate,
    isSold: _sold,
    ...hit
  } = sparePartHit(part, vatRate('standard', today), today);
  return {
    objectID: hit.sku,
    ...hit,
    stock: null,
    price: price && { inclTax: eurosFromCents(price.inclTax) },
    finalPrice: finalPrice && {
      inclTax: eurosFromCents(finalPrice.inclTax),
      exclTax: eurosFromCents(finalPrice.exclTax),
    },
  };
}
