import { centsFromEuros } from '#domain/base/money.ts';
import { type PartStock, partPrice, type SparePartHit } from '#domain/catalog/spare-parts/part.ts';

/** The response of `/api/get-sparepart-hydration-data`; euros including VAT. */
export type Hydration = { stock: PartStock | null; price: { price: number | null } };

/** A hit with its current stock and price, never reduced (spare-part-8). An unknown price stays as it was. */
export function withHydration(hit: SparePartHit, { stock, price }: Hydration): SparePartHit {
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

/** Calls `work` for every entry, at most `concurrency` at a time, until all are done or `isStopped` returns true. */
export async function forEachConcurrently<T>(
  entries: readonly T[],
  concurrency: number,
  work: (entry: T) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const waiting = [...entries];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !isStopped(); next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, entries.length) }, worker));
}
