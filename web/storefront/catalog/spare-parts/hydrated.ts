import { centsFromEuros } from '#domain/base/money.ts';
import { type PartStock, partPrice, type SparePartHit } from '#domain/catalog/spare-parts/part.ts';

/** The answer of `/api/get-sparepart-hydration-data` (spec 7): euros including VAT. */
export type Hydration = { stock: PartStock | null; price: { price: number | null } };

/** A hit with its stock and the price of now, which is used as the final one (spec 7); what is not told stays. */
export function hydratedHit(hit: SparePartHit, { stock, price }: Hydration): SparePartHit {
  if (price.price === null) return { ...hit, stock };
  const inclTax = centsFromEuros(price.price);
  return {
    ...hit,
    stock,
    price: hit.price ?? { inclTax },
    finalPrice: partPrice(inclTax, hit.vatRate),
    isSold: hit.replacedBy.length === 0,
  };
}

/** Calls `work` for every entry, at most `atOnce` at a time, until all are done or `stopped` says so. */
export async function eachAtOnce<T>(
  entries: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<void>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const waiting = [...entries];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !stopped(); next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker));
}
