import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { PricePoint } from '#domain/catalog/prices/price-points.ts';

export type PricedSku = {
  sku: Sku;
  productId: number;
  plan: PricePlan;
  firstSoldOn: string;
  /** The newest price point that the shop recorded itself; declared ones do not count. */
  last: PricePoint | null;
};

const pricedSkus = sql`
  select variant.sku, variant.product_id as "productId", variant.prices as plan, page.first_sold_on as "firstSoldOn",
         last.cents as last_cents, last.from_at as last_from
  from product_variant variant join product page on page.id = variant.product_id
  left join lateral (
    select cents, from_at from price_history where sku = variant.sku and not declared order by from_at desc limit 1
  ) last on true`;

type Row = Omit<PricedSku, 'last'> & { last_cents: Cents | null; last_from: Date | null };

const present = ({ last_cents, last_from, ...row }: Row): PricedSku => ({
  ...row,
  last: last_from && { cents: last_cents, from: last_from },
});

/** Locks up to `limit` skus with a scheduled price change at or before `now`; skips those another process has locked. */
export async function lockDueSkus(tx: Kysely<Tables>, now: Date, limit: number): Promise<PricedSku[]> {
  const { rows } = await sql<Row>`${pricedSkus} where variant.next_price_at <= ${now.toISOString()}::timestamptz
    order by variant.next_price_at, variant.sku limit ${limit} for update of variant skip locked`.execute(tx);
  return rows.map(present);
}

/** Locks skus in alphabetical order, which prevents deadlocks; unknown ones are left out. */
export async function lockPricedSkus(tx: Kysely<Tables>, skus: readonly Sku[]): Promise<PricedSku[]> {
  const { rows } = await sql<Row>`${pricedSkus} where variant.sku = any(${[...skus]}::text[])
    order by variant.sku for update of variant`.execute(tx);
  return rows.map(present);
}

export async function readPricedSku(db: Kysely<Tables>, sku: Sku): Promise<PricedSku | null> {
  const { rows } = await sql<Row>`${pricedSkus} where variant.sku = ${sku}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

export type RecordedPoint = PricePoint & { declared: boolean };

/** The price history of skus, in order of time. */
export async function readHistory(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<string, RecordedPoint[]>> {
  const rows = await db
    .selectFrom('price_history')
    .select(['sku', 'cents', 'from_at', 'declared'])
    .where('sku', '=', sql<string>`any(${[...skus]}::text[])`)
    .orderBy('sku')
    .orderBy('from_at')
    .execute();
  const grouped = Map.groupBy(rows, ({ sku }) => sku);
  return new Map(
    [...grouped].map(([sku, points]) => [
      sku,
      points.map(({ cents, from_at, declared }) => ({ cents, from: from_at, declared })),
    ]),
  );
}

/** Appends points to the history; existing points stay unchanged (price-5). */
export async function appendHistory(tx: Kysely<Tables>, points: readonly (PricePoint & { sku: Sku })[]): Promise<void> {
  if (points.length === 0) return;
  const rows = points.map(({ sku, cents, from }) => ({ sku, cents, from_at: from.toISOString() }));
  await sql`
    insert into price_history (sku, cents, from_at)
    select sku, cents, from_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as point (sku text, cents integer, from_at timestamptz)
    on conflict do nothing`.execute(tx);
}

/** Writes price plans and the time of the next change of each. */
export async function writePlans(
  tx: Kysely<Tables>,
  plans: readonly { sku: Sku; plan: PricePlan; next: Date | null }[],
): Promise<void> {
  if (plans.length === 0) return;
  await sql`
    update product_variant variant set prices = planned.plan, next_price_at = planned.next
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as planned (sku text, plan jsonb, next timestamptz)
    where variant.sku = planned.sku`.execute(tx);
}

/** The time of the next scheduled price change that is not applied yet; null when none is scheduled. */
export async function nextPriceAt(db: Kysely<Tables>): Promise<Date | null> {
  const row = await db
    .selectFrom('product_variant')
    .select((eb) => eb.fn.min('next_price_at').as('next'))
    .where('next_price_at', 'is not', null)
    .executeTakeFirst();
  return row?.next ?? null;
}
