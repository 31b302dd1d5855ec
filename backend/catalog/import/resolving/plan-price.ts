import { pricesOfProductRow, pricesOfRow } from '#backend/catalog/prices/row-prices.ts';
import { type PlannedPrices, planPrices, samePlan } from '#domain/catalog/prices/plan-prices.ts';
import { type PricePlan, plainPlan } from '#domain/catalog/prices/price-plan.ts';
import { type PricePoint, pointsToRecord } from '#domain/catalog/prices/price-points.ts';
import { PRODUCT_FIELDS } from '#domain/catalog/prices/wanted-prices.ts';
import { shop } from '#shop.config';
import type { PriceRow, ProductRow } from '../format.ts';
import { patchedPrices } from '../patches/patched-prices.ts';
import type { Patch } from '../patches/staged-patches.ts';
import type { ImportRun } from '../run.ts';
import type { StoredSku } from './stored.ts';

/** `prices` is the index of the row of prices; null when the product's row is wrong. */
export type WrongPrice = { prices: number | null; field: string; reason: string };
export type Planned = { plan: PricePlan; isChanged: boolean; points: PricePoint[] };

const NOT_FOR_SALE = plainPlan(null);

/**
 * The price plan of a sku after the import, and the new points of its history: first what took effect by the old plan, then
 * what the new one changes now (price-5). Rows of prices count before the product's row, which then gives only the regular
 * price when none of them does. A sku that was sold before keeps its past.
 */
export function planPrice(
  run: Pick<ImportRun, 'at'>,
  stored: StoredSku,
  imported: { row?: ProductRow; patch?: Patch; prices?: readonly PriceRow[] },
  firstSoldOn: string,
): Planned | { wrong: WrongPrice } {
  const past = stored.history.map((point) => ({ ...point, from: new Date(point.from) }));
  const last = past.findLast(({ declared }) => !declared) ?? null;
  const due = stored.prices ? pointsToRecord(stored.prices, last, run.at) : [];
  const before = stored.prices ?? (last && NOT_FOR_SALE);
  const request = {
    before,
    history: [...past, ...due],
    firstSoldOn,
    now: run.at,
    timeZone: shop.timeZone,
  };
  const { row, patch, prices } = imported;
  const unchanged = { plan: stored.prices ?? { regular: [], reductions: [] }, isChanged: false, points: [] };
  const tellsRegular = row && (!patch || patch.named.includes('price'));
  const shift = tellsRegular && prices && !prices.some(({ price }) => price !== undefined) ? 1 : 0;
  let made: PlannedPrices;
  if (prices) {
    const regular = shift && row ? [{ price: pricesOfProductRow(row).price }] : [];
    made = planPrices({ ...request, wanted: [...regular, ...prices.map(pricesOfRow)] });
  } else if (row && patch && stored.prices) {
    const patched = patchedPrices(stored.prices, row, patch.named, run.at);
    if (patched === null) return unchanged;
    if ('reason' in patched) return { wrong: { prices: null, ...patched } };
    made = planPrices({ ...request, wanted: patched.map(pricesOfRow) });
  } else if (row) made = planPrices({ ...request, wanted: pricesOfProductRow(row) });
  else return unchanged;
  if (!made.ok) {
    const { row: index, field, reason } = made.problem;
    const name = prices ? field : (PRODUCT_FIELDS[field] ?? field);
    return { wrong: { prices: prices && index >= shift ? index - shift : null, field: name, reason } };
  }
  const { plan } = made;
  if (stored.prices && samePlan(plan, stored.prices)) return { plan, isChanged: false, points: [] };
  const recorded = stored.prices && (due.at(-1) ?? last);
  return { plan, isChanged: true, points: [...due, ...pointsToRecord(plan, recorded, run.at)] };
}
