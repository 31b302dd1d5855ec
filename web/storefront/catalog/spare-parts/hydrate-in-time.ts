import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { eachAtOnce, hydratedHit } from './hydrated.ts';

/** How long a page waits for stock that comes from the supplier's own system; the browser asks for the rest. */
const WAIT_MS = 400;
const AT_ONCE = 5;

/** Parts with stock and price where they lack them, as far as they come in time; in their order. */
export async function hydratedInTime(
  parts: readonly SparePartHit[],
  hydrate: SparePartService['hydrate'],
): Promise<SparePartHit[]> {
  const missing = parts.filter(({ stock }) => stock === null);
  if (missing.length === 0) return [...parts];
  const come = new Map<string, SparePartHit>();
  let isOver = false;
  const ask = async (hit: SparePartHit) => {
    const { stock, price } = await hydrate(hit.sku);
    // null means that it could not be learnt: the browser tries once more
    if (stock) come.set(hit.sku, hydratedHit(hit, { stock, price: { price: price && eurosFromCents(price.inclTax) } }));
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([eachAtOnce(missing, AT_ONCE, ask, () => isOver), late]);
  clearTimeout(timer);
  isOver = true;
  return parts.map((hit) => come.get(hit.sku) ?? hit);
}
