import { eurosFromCents } from '#domain/base/money.ts';
import { netOf, vatRate } from '#domain/base/vat.ts';
import type { SparePartRow } from '../engine/find-spare-parts.ts';
import type { Hit } from './attributes.ts';

/** A spare part hit (spec 3): `stock` stays null until the part is hydrated; money in euros including VAT. */
export function presentSparePartHit(part: SparePartRow, today: string): Hit {
  const { price: cents, name, ...rest } = part;
  const price =
    cents === null
      ? null
      : { inclTax: eurosFromCents(cents), exclTax: eurosFromCents(netOf(cents, vatRate('standard', today))) };
  return {
    objectID: part.sku,
    ...rest,
    name: { default: name, variation: '' },
    stock: null,
    price: price && { inclTax: price.inclTax },
    finalPrice: price,
  };
}
