import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { CarrierName, CarrierPoint } from './provider.ts';

/** As written by `keepPoints`. */
const asKept = sql<CarrierPoint[]>`points`.as('points');

export type CachedPoints = { points: CarrierPoint[]; fetchedAt: Date };

/** The cached response to a request, or null. */
export async function cachedPoints(
  { db }: Pick<ShopContext, 'db'>,
  provider: CarrierName,
  question: string,
): Promise<CachedPoints | null> {
  const row = await db.kysely
    .selectFrom('service_point_cache')
    .select([asKept, 'fetched_at'])
    .where('provider', '=', provider)
    .where('question', '=', question)
    .executeTakeFirst();
  return row ? { points: row.points, fetchedAt: row.fetched_at } : null;
}

/** Stores a response, replacing the earlier one. */
export async function keepPoints(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  provider: CarrierName,
  question: string,
  points: readonly CarrierPoint[],
): Promise<void> {
  const kept = { points: JSON.stringify(points), fetched_at: now() };
  await db.kysely
    .insertInto('service_point_cache')
    .values({ provider, question, ...kept })
    .onConflict((conflict) => conflict.columns(['provider', 'question']).doUpdateSet(kept))
    .execute();
}

/** All cached points of a carrier in a country, each once. */
export async function knownPoints(
  { db }: Pick<ShopContext, 'db'>,
  provider: CarrierName,
  country: string,
): Promise<CarrierPoint[]> {
  const rows = await db.kysely
    .selectFrom('service_point_cache')
    .select(asKept)
    .where('provider', '=', provider)
    .orderBy('fetched_at', 'desc')
    .limit(MOST_QUESTIONS)
    .execute();
  const known = rows.flatMap((row) => row.points);
  const here = known.filter((point) => (point.country ?? 'FI') === country);
  return [...new Map(here.map((point) => [point.id, point])).values()];
}
const MOST_QUESTIONS = 500;

/** A cached point by id, or null. */
export async function cachedPoint(
  { db }: Pick<ShopContext, 'db'>,
  provider: CarrierName,
  id: string,
): Promise<CarrierPoint | null> {
  const row = await db.kysely
    .selectFrom('service_point_cache')
    .select(asKept)
    .where('provider', '=', provider)
    .where(sql<boolean>`points @> ${JSON.stringify([{ id }])}::jsonb`)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.points.find((point) => point.id === id) ?? null;
}

/** Deletes entries fetched before a moment. */
export async function forgetPoints({ db }: Pick<ShopContext, 'db'>, before: Date): Promise<void> {
  await db.kysely.deleteFrom('service_point_cache').where('fetched_at', '<', before).execute();
}
