import { type Kysely, sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FitmentDelta, type FittedVehicle, fitmentRows } from '#domain/catalog/fitment/fitment-rows.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { readFitmentOf } from './queries.ts';

/** A vehicle of the list, and how many goods fit it. */
export type ListedVehicle = FittedVehicle & { goods: number };

const MOST_LISTED = 300;
const MOST_WORDS = 6;
const MOST_SKUS = 20_000;

/** The goods that fit any of the vehicles, with exactly these years. */
async function skusOf(db: Kysely<Tables>, vehicles: readonly FittedVehicle[]): Promise<Sku[]> {
  const { rows } = await sql<{ sku: string }>`
    select distinct product_sku as sku from fitment join json_to_recordset(${JSON.stringify(vehicles)}::json)
      as wanted (make text, model text, "yearFrom" int, "yearTo" int)
    on fitment.make = wanted.make and fitment.model = wanted.model
      and year_from = coalesce(wanted."yearFrom", 0) and year_to = coalesce(wanted."yearTo", 9999)
    order by 1 limit ${MOST_SKUS}`.execute(db);
  return rows.map(({ sku }) => sku);
}

/** The vehicles of the fitment data for staff, and rows of changes of many goods (fitment-1). */
export function createStaffFitment({ db }: Pick<ShopContext, 'db'>) {
  return {
    /** Vehicles by make and model whose words are all in them, at most 300. */
    async list(actor: Actor, text: string): Promise<ListedVehicle[]> {
      authorise(actor, 'products.read', { subject: 'vehicles' });
      const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const held = words.map((word) => sql`make || ' ' || model ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
      const { rows } = await sql<ListedVehicle>`
        select make, model, nullif(year_from, 0) as "yearFrom", nullif(year_to, 9999) as "yearTo",
          count(distinct product_sku)::int as goods
        from fitment where ${words.length > 0 ? sql.join(held, sql` and `) : sql`true`}
        group by make, model, year_from, year_to order by lower(make), lower(model), year_from limit ${MOST_LISTED}`.execute(
        db.kysely,
      );
      return rows;
    },

    /** The rows that put one vehicle in the place of others for all goods that fit them. */
    async replacing(actor: Actor, vehicles: readonly FittedVehicle[], by: FittedVehicle): Promise<FitmentDelta[]> {
      authorise(actor, 'products.read', { subject: 'vehicles' });
      const skusByVehicle = await Promise.all(vehicles.map((one) => skusOf(db.kysely, [one])));
      const rows = vehicles.flatMap((one, i) =>
        fitmentRows(skusByVehicle[i] ?? [], { kind: 'replace', vehicles: [one], by }),
      );
      return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    },

    /** The rows that give goods the vehicles of another; none when it has no vehicles. */
    async copying(actor: Actor, from: Sku, to: readonly Sku[]): Promise<FitmentDelta[]> {
      authorise(actor, 'products.read', { subject: 'vehicles' });
      const vehicles = await readFitmentOf(db.kysely, [from]);
      return fitmentRows(to, { kind: 'add', vehicles });
    },
  };
}
