import type { Cents } from '#domain/base/money.ts';
import { nextBoundary, type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { FieldChange } from '../diff.ts';
import type { PriceRow, ProductRow, StockRow } from '../format.ts';
import { mergePatch } from '../patches/merge-patch.ts';
import type { Patch } from '../patches/staged-patches.ts';
import type { ImportRun } from '../run.ts';
import type { Output } from './output.ts';
import { planPrice, type WrongPrice } from './plan-price.ts';
import type { Shelf, StoredSku } from './stored.ts';

/** The imported rows of a sku; what is missing stays unchanged. */
export type SkuFiles = { row?: ProductRow; patch?: Patch; stock?: StockRow; prices?: PriceRow[] };

/** A sku after the import. */
export type ResolvedSku = {
  prices: PricePlan;
  backorder: boolean;
  nextDeliveryDate: string | null;
  shelf: Shelf;
  /** Its row of product_variant changes, apart from columns of the product's row. */
  isChanged: boolean;
};

const euros = (cents: Cents | null) => (cents === null ? null : cents / 100);

/** The stock without stores that have 0, so that 0 and a missing store are equal. */
const pieces = (shelf: Partial<Record<string, number>>): Shelf =>
  Object.fromEntries(Object.entries(shelf).flatMap(([store, qty = 0]) => (qty > 0 ? [[store, qty]] : [])));

/** The parts of the stock that a patch does not name are read again: orders may have taken pieces since it was completed. */
function shelfAfter({ shelf }: StoredSku, { row, patch, stock }: SkuFiles): Shelf {
  if (stock) return pieces(stock.stock);
  if (!row || (patch && patch.stock === undefined)) return shelf;
  if (!patch) return pieces(row.stock ?? {});
  return patch.stock ? pieces(mergePatch(shelf, patch.stock) as Shelf) : {};
}

/** Compares the imported rows of a sku with the shop; stages its stock and price history, and counts the differences. */
export function resolveSku(
  run: ImportRun,
  output: Output,
  stored: StoredSku,
  files: SkuFiles,
  firstSoldOn: string,
): ResolvedSku | { wrong: WrongPrice } {
  const { sku } = stored;
  const { row, stock } = files;
  const planned = planPrice(run, stored, files, firstSoldOn);
  if ('wrong' in planned) return planned;
  const { plan, points } = planned;
  if (planned.isChanged)
    run.diff.add('prices', stored.id === null ? 'added' : 'changed', sku, priceChange(run, stored, plan));
  output.put('price_point', ...points.map(({ cents, from }) => ({ sku, cents, from_at: from, declared: false })));

  const date = stock?.nextDeliveryDate === undefined ? row?.nextDeliveryDate : stock.nextDeliveryDate;
  const after = {
    backorder: stock?.backorder ?? row?.backorder ?? (row ? false : stored.backorder),
    nextDeliveryDate: date === undefined ? (row ? null : stored.next_delivery_date) : date,
    shelf: shelfAfter(stored, files),
  };
  const changes = stockChanges(stored, after);
  if (changes.length > 0) run.diff.add('stock', 'changed', sku, changes);
  for (const store_id of new Set([...Object.keys(after.shelf), ...Object.keys(stored.shelf)])) {
    const qty = after.shelf[store_id] ?? 0;
    const was = stored.shelf[store_id] ?? 0;
    if (qty !== was) output.put('shelf', { sku, store_id, qty, was });
  }
  const isChanged =
    planned.isChanged || after.backorder !== stored.backorder || after.nextDeliveryDate !== stored.next_delivery_date;
  return { prices: plan, ...after, isChanged };
}

const nextAt = (run: ImportRun, plan: PricePlan) => nextBoundary(plan, run.at)?.toISOString() ?? null;

/** The product_variant columns that files of prices and stock change too. */
export const changingColumns = (run: ImportRun, { prices, backorder, nextDeliveryDate }: ResolvedSku) => ({
  prices,
  next_price_at: nextAt(run, prices),
  backorder,
  next_delivery_date: nextDeliveryDate,
});

/** The ids of the stores that have it in stock, as in the search index. */
export const storesOf = ({ shelf }: ResolvedSku): string[] => Object.keys(shelf).toSorted();

function priceChange(run: ImportRun, stored: StoredSku, plan: PricePlan): FieldChange[] {
  const before = stored.prices ? priceAt(stored.prices, run.at) : null;
  const after = priceAt(plan, run.at);
  if (!before) return [{ field: 'price', after: euros(after.price) }];
  if (before.price !== after.price) return [{ field: 'price', before: euros(before.price), after: euros(after.price) }];
  return [{ field: 'coming prices' }];
}

function stockChanges(
  stored: StoredSku,
  after: { shelf: Shelf; backorder: boolean; nextDeliveryDate: string | null },
): FieldChange[] {
  const stores = [...new Set([...Object.keys(stored.shelf), ...Object.keys(after.shelf)])].toSorted();
  return [
    ...stores.map((store) => ({
      field: `stock.${store}`,
      before: stored.shelf[store] ?? 0,
      after: after.shelf[store] ?? 0,
    })),
    { field: 'backorder', before: stored.backorder, after: after.backorder },
    { field: 'nextDeliveryDate', before: stored.next_delivery_date, after: after.nextDeliveryDate },
  ].filter(({ before, after: now }) => before !== now);
}
