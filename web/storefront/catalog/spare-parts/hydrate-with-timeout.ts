import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { forEachConcurrently, withHydration } from './hydrated.ts';

/** How long a page waits for stock from a supplier's own system; the browser fetches the rest. */
const WAIT_MS = 400;
const CONCURRENCY = 5;

/** Adds stock and price to parts that lack stock (spare-part-3), as far as they arrive in time. Keeps the order. */
export async function hydrateWithTimeout(
  parts: readonly SparePartHit[],
  hydrate: SparePartService['hydrate'],
): Promise<SparePartHit[]> {
  const missing = parts.filter(({ stock }) => stock === null);
  if (missing.length === 0) return [...parts];
  const hydrated = new Map<string, SparePartHit>();
  let isTimedOut = false;
  const load = async (hit: SparePartHit) => {
    const { stock, price } = await hydrate(hit.sku);
    // null means unknown: the browser tries once more
    if (stock)
      hydrated.set(hit.sku, withHydration(hit, { stock, price: { price: price && eurosFromCents(price.inclTax) } }));
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([forEachConcurrently(missing, CONCURRENCY, load, () => isTimedOut), late]);
  clearTimeout(timer);
  isTimedOut = true;
  return parts.map((hit) => hydrated.get(hit.sku) ?? hit);
}
