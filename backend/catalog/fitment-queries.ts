import type { Kysely } from 'kysely';
import type { Localized } from '#domain/base/locale.ts';
import type { Fitment } from '#domain/catalog/product.ts';
import type { Tables } from '../db/tables.ts';

/** Open years are stored as these. */
const SINCE_EVER = 0;
const UNTIL_NOW = 9999;

/** The vehicles a product page's sku fits, by make, model and first year. */
export async function readFitment(
  db: Kysely<Tables>,
  productSku: string,
): Promise<(Omit<Fitment, 'note'> & { note: Localized | null })[]> {
  const rows = await db
    .selectFrom('fitment')
    .selectAll()
    .where('product_sku', '=', productSku)
    .orderBy('make')
    .orderBy('model')
    .orderBy('year_from')
    .execute();
  return rows.map((row) => ({
    make: row.make,
    model: row.model,
    yearFrom: row.year_from === SINCE_EVER ? null : row.year_from,
    yearTo: row.year_to === UNTIL_NOW ? null : row.year_to,
    note: row.note as Localized | null,
  }));
}
