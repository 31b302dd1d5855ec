import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { ToldYears } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';

/** Open years are stored as these. */
const SINCE_EVER = 0;
const UNTIL_NOW = 9999;

export type StoredFitment = Omit<Fitment, 'note'> & { sku: string; note: Localized | null };

/** What skus fit, by make, model and first year. */
export async function readFitmentOf(db: Kysely<Tables>, skus: readonly string[]): Promise<StoredFitment[]> {
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
    yearFrom: row.year_from === SINCE_EVER ? null : row.year_from,
    yearTo: row.year_to === UNTIL_NOW ? null : row.year_to,
    note: row.note as Localized | null,
  }));
}

export type StoredModel = ToldYears & { make: string; model: string };

/** Models that something fits: of the whole shop, of all products ('') or of the products below a category's path. */
export type FitScope = string | null;

function inScope(scope: FitScope) {
  if (scope === null) return sql``;
  const listed = scope
    ? sql`join product_category listed on listed.product_id = product.id
        join category on category.id = listed.category_id
          and (category.path = ${scope} or starts_with(category.path, ${`${scope}/`}))`
    : sql``;
  return sql`where product_sku in (select product.sku from product ${listed})`;
}

/** Every model that something in the scope fits. Models that differ only in case are one. */
export async function readModels(db: Kysely<Tables>, scope: FitScope): Promise<StoredModel[]> {
  const { rows } = await sql<StoredModel>`
    select min(make) as make, min(model) as model,
      least(min(nullif(year_from, ${SINCE_EVER})), min(nullif(year_to, ${UNTIL_NOW}))) as least,
      greatest(max(nullif(year_from, ${SINCE_EVER})), max(nullif(year_to, ${UNTIL_NOW}))) as greatest,
      bool_or(year_from = ${SINCE_EVER}) as "openStart", bool_or(year_to = ${UNTIL_NOW}) as "openEnd"
    from fitment ${inScope(scope)} group by lower(make), lower(model)`.execute(db);
  return rows;
}

/** Counts the imports that changed something. */
export async function readCatalogVersion(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom('shop_meta').select('value').where('key', '=', 'catalog_version').executeTakeFirst();
  return row?.value ?? '';
}
