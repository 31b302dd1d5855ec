import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { readVehicle } from '#domain/catalog/fitment/fitment.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';

/** Skus of the product pages that fit a vehicle, given as in a filter (`writeVehicle`). */
export type FittingSkus = (vehicle: string) => Promise<readonly string[]>;

/** Fitment rows of a vehicle, with or without a note. */
export async function readFittingSkus(db: Kysely<Tables>, text: string): Promise<readonly Sku[]> {
  const vehicle = readVehicle(text);
  if (!vehicle) return [];
  const { make, model, year } = vehicle;
  const ofYear = year === null ? sql`true` : sql`${year}::int between year_from and year_to`;
  const { rows } = await sql<{ sku: Sku }>`
    select distinct product_sku as sku from fitment
    where lower(make) = lower(${make}) and lower(model) = lower(${model}) and ${ofYear}`.execute(db);
  return rows.map(({ sku }) => sku);
}

/** The skus of pages that fit the vehicles in the filters, by the vehicle's text. */
export async function readFitting(filters: readonly Filter[], fittingSkus: FittingSkus) {
  const fitting: Record<string, readonly string[]> = {};
  for (const condition of filters.flat(2))
    if (condition.attribute === 'vehicle' && condition.kind === 'value')
      fitting[condition.value] ??= await fittingSkus(condition.value);
  return fitting;
}
