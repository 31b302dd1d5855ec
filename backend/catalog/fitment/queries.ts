import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import type { ModelYearBounds } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';

/** How open-ended years are stored. */
const OPEN_START = 0;
const OPEN_END = 9999;

export type StoredFitment = Omit<Fitment, 'note'> & { sku: Sku; note: Localized | null };

/** The fitment rows of skus, sorted by make, model and first year. */
export async function readFitmentOf(db: Kysely<Tables>, skus: readonly Sku[]): Promise<StoredFitment[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .selectFrom('fitment')
    .selectAll()
    .where('product_sku', 'in', [...skus])
    .orderBy('make')
    .orderBy('model')
    .orderBy('year_from')
    .execute();
  return rows.map((row) => ({
    sku: row.product_sku,
    make: row.make,
    model: row.model,
    yearFrom: row.year_from === OPEN_START ? null : row.year_from,
    yearTo: row.year_to === OPEN_END ? null : row.year_to,
    note: row.note,
  }));
}

/** Of skus without fitment rows, the products whose deepest own category has products with rows: parts and consumables (vehicle-3). */
export async function unknownFitSkus(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Sku[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<{ sku: Sku }>`
    select product.sku from product
    cross join lateral (
      select category.id from category join product_category listed on listed.category_id = category.id
      where listed.product_id = product.id and path not like 'brandit%' and path not like 'tuotesarjat%'
      order by level desc, path limit 1) own
    where product.sku = any(${[...skus]}::text[]) and exists (
      select 1 from product_category listed join product other on other.id = listed.product_id
      join fitment on fitment.product_sku = other.sku where listed.category_id = own.id)`.execute(db);
  return rows.map(({ sku }) => sku);
}

export type StoredModel = ModelYearBounds & { make: string; model: string };

/** Which goods count: null is products and spare parts, '' all products, a path the products of that category's subtree. */
export type FitScope = string | null;

function scopeCondition(scope: FitScope) {
  if (scope === null) return sql``;
  const listed = scope
    ? sql`join product_category listed on listed.product_id = product.id
        join category on category.id = listed.category_id
          and (category.path = ${scope} or starts_with(category.path, ${`${scope}/`}))`
    : sql``;
  return sql`where product_sku in (select product.sku from product ${listed})`;
}

/** Every model that goods of the scope fit. Models that differ only in letter case are one. */
export async function readModels(db: Kysely<Tables>, scope: FitScope): Promise<StoredModel[]> {
  const { rows } = await sql<StoredModel>`
    select min(make) as make, min(model) as model,
      least(min(nullif(year_from, ${OPEN_START})), min(nullif(year_to, ${OPEN_END}))) as least,
      greatest(max(nullif(year_from, ${OPEN_START})), max(nullif(year_to, ${OPEN_END}))) as greatest,
      bool_or(year_from = ${OPEN_START}) as "openStart", bool_or(year_to = ${OPEN_END}) as "openEnd"
    from fitment ${scopeCondition(scope)} group by lower(make), lower(model)`.execute(db);
  return rows;
}

export type FittingGoods = { id: number; category: string };

/**
 * Products that fit a vehicle, by popularity, each with its deepest category that is no brand's. Those that only may fit, as the year is
 * unknown or a note limits them, are among them: the page of each says so.
 */
export async function readFittingGoods(db: Kysely<Tables>, vehicle: Vehicle): Promise<FittingGoods[]> {
  const { rows } = await sql<FittingGoods>`
    select product.id, (
      select path from category join product_category listed on listed.category_id = category.id
      where listed.product_id = product.id and path not like 'brandit%' and path not like 'tuotesarjat%'
      order by level desc, path limit 1) as category
    from product where sku in (${fittingSkus(vehicle)}) order by popularity desc, id`.execute(db);
  return rows.filter(({ category }) => category !== null);
}

/** How many spare parts of price lists fit a vehicle. */
export async function countFittingParts(db: Kysely<Tables>, vehicle: Vehicle): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from spare_part part
    join (${fittingSkus(vehicle)}) fits on fits.product_sku = part.product_code || '@' || part.supplier_number`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

const fittingSkus = ({ make, model, year }: Vehicle) => sql`
  select distinct product_sku from fitment where lower(make) = lower(${make}) and lower(model) = lower(${model})
    and ${year === null ? sql`true` : sql`${year}::int between year_from and year_to`}`;

/** The product page of a machine itself: its brand is the make, and its Finnish name begins with make and model. */
export async function findMachine(db: Kysely<Tables>, { make, model }: Vehicle): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from product where lower(brand) = lower(${make})
      and starts_with(lower(name_fi) || ' ', lower(${`${make} ${model} `})) and trade_in is null
    order by length(name_fi), id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
