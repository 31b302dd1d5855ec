import { sql } from 'kysely';
import { planPrice } from '#backend/catalog/import/resolving/plan-price.ts';
import { unknownSku } from '#backend/catalog/import/resolving/stored.ts';
import { appendHistory, readHistory } from '#backend/catalog/prices/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { nextBoundary, type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { PricePoint } from '#domain/catalog/prices/price-points.ts';
import type { ProductProblem } from './check-product.ts';
import type { Found, Page, Refused, Written } from './page-rows.ts';

export const namesIn = (row: object, but: readonly string[] = []) =>
  Object.keys(row).filter((name) => !but.includes(name));
export const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
/** Sets columns of an update from a row named `given`. */
export const columnsFrom = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`));

/** Pieces on a shelf or held by an order keep a sku: the books of stock would lose them. */
export async function refuseStocked<T>(tx: Tx, skusOf: ReadonlyMap<T, readonly Sku[]>): Promise<Refused<T>> {
  const skus = [...skusOf.values()].flat();
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string }>`
    select sku from stock_level where sku = any(${skus}::text[]) and qty > 0
    union select sku from stock_hold where sku = any(${skus}::text[])`.execute(tx);
  const stocked = new Set(rows.map(({ sku }) => sku));
  return new Map(
    [...skusOf].flatMap(([product, own]): [T, ProductProblem[]][] => {
      const kept = own.filter((sku) => stocked.has(sku)).toSorted();
      return kept.length > 0 ? [[product, kept.map((sku) => ({ field: 'variants', reason: `${sku} has stock` }))]] : [];
    }),
  );
}

/** Deletes skus; the price history says when they stopped being for sale (price-5). */
export async function removeSkus(tx: Tx, skus: readonly Sku[], now: Date): Promise<void> {
  if (skus.length === 0) return;
  await appendHistory(
    tx,
    skus.map((sku) => ({ sku, cents: null, from: now })),
  );
  await sql`delete from stock_level where sku = any(${[...skus]}::text[])`.execute(tx);
  await sql`delete from product_variant where sku = any(${[...skus]}::text[])`.execute(tx);
}

type Plan = { prices: PricePlan; next_price_at: Date | null };
export type FirstPrices = { plans: Map<Sku, Plan>; points: (PricePoint & { sku: Sku })[]; problems: Refused<Written> };

/** First prices of the skus that are not sold yet. */
export async function planFirstPrices(tx: Tx, pages: readonly Page[], now: Date): Promise<FirstPrices> {
  const found: FirstPrices = { plans: new Map(), points: [], problems: new Map() };
  const added = pages.flatMap(({ product, page }) => {
    const sold = new Set(product.stored.id === null ? [] : product.stored.content.variants.map(({ sku }) => sku));
    return product.resolved.variants.flatMap(({ row }) => (sold.has(row.sku) ? [] : { product, row, page }));
  });
  if (added.length === 0) return found;
  const history = await readHistory(
    tx,
    added.map(({ row }) => row.sku),
  );
  for (const { product, row, page } of added) {
    const { sku } = row;
    const kept = product.kept?.[sku];
    if (kept) {
      found.points.push({ sku, cents: priceAt(kept, now).price, from: now });
      found.plans.set(sku, { prices: kept, next_price_at: nextBoundary(kept, now) });
      continue;
    }
    const past = (history.get(sku) ?? []).map((point) => ({ ...point, from: point.from.toISOString() }));
    const planned = planPrice({ at: now }, { ...unknownSku(sku), history: past }, { row }, page.first_sold_on);
    if ('wrong' in planned) {
      const field = `variant/${encodeURIComponent(sku)}/price`;
      found.problems.set(product, [{ field, reason: planned.wrong.reason }]);
      continue;
    }
    found.points.push(...planned.points.map((point) => ({ sku, ...point })));
    found.plans.set(sku, { prices: planned.plan, next_price_at: nextBoundary(planned.plan, now) });
  }
  return found;
}

/** Inserts the added skus and updates the others, whose prices stay. */
export async function writeVariants(
  tx: Tx,
  pages: readonly Found[],
  plans: FirstPrices['plans'],
  points: FirstPrices['points'],
): Promise<void> {
  const rows = pages.flatMap(({ id, product, variants }) =>
    product.resolved.variants.flatMap(({ row: sold }, i) => {
      const columns = variants[i];
      const facts = { backorder: sold.backorder ?? false, next_delivery_date: sold.nextDeliveryDate ?? null };
      return columns ? { ...columns, ...facts, product_id: id } : [];
    }),
  );
  const added = rows.flatMap((row) => {
    const plan = plans.get(row.sku);
    return plan ? { ...row, ...plan } : [];
  });
  const [one] = rows;
  const [first] = added;
  const isWritten = new Set(rows.map(({ sku }) => sku));
  await appendHistory(
    tx,
    points.filter(({ sku }) => isWritten.has(sku)),
  );
  // positions and EANs may move from one sku to another: those that stay are written first
  const stay = rows.filter(({ sku }) => !plans.has(sku));
  if (one && stay.length > 0)
    await sql`update product_variant set ${columnsFrom(namesIn(one, ['sku', 'product_id']))}
      from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(stay)}::jsonb) given
      where product_variant.sku = given.sku`.execute(tx);
  if (!first) return;
  const columns = columnsOf(namesIn(first));
  await sql`insert into product_variant (${columns})
    select ${columns} from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(added)}::jsonb)`.execute(
    tx,
  );
}
