import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { readFitmentOf, type StoredFitment } from '#backend/catalog/fitment/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

/** The vehicles of a sku as stored, its name, and a fingerprint of all of them. */
export type StoredVehicles = { name: string; rows: StoredFitment[]; stamp: string };

const yearOf = (value: unknown) => (typeof value === 'number' ? value : null);
const vehicleOf = (row: StoredFitment | ImportRow) => {
  const { make, model, yearFrom, yearTo }: Record<string, unknown> = row;
  return JSON.stringify([make, model, yearOf(yearFrom), yearOf(yearTo)]);
};

const yearsText = (from: number | null, to: number | null) =>
  from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;
const nameOf = (row: StoredFitment | ImportRow) => {
  const { make, model, yearFrom, yearTo }: Record<string, unknown> = row;
  return `${make} ${model}${yearsText(yearOf(yearFrom), yearOf(yearTo))}`;
};

/** A stored vehicle as a row of an import. */
const rowOf = ({ sku, make, model, yearFrom, yearTo, note }: StoredFitment): ImportRow => ({
  sku,
  make,
  model,
  ...(yearFrom !== null && { yearFrom }),
  ...(yearTo !== null && { yearTo }),
  ...(note && { note }),
});

const fingerprint = (rows: readonly ImportRow[]) =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => [vehicleOf(row), row.note ?? null]).toSorted()))
    .digest('hex')
    .slice(0, 32);

/** The vehicles of skus of products and of spare parts; unknown skus are absent. */
export async function readVehicles(db: Kysely<Tables>, skus: readonly string[]): Promise<Map<string, StoredVehicles>> {
  const { rows: known } = await sql<{ sku: string; name: string }>`
    select sku, name_fi as name from product where sku = any(${[...skus]}::text[])
    union all
    select product_code || '@' || supplier_number, name from spare_part
    where (product_code, supplier_number) in (
      select regexp_replace(sku, '@[^@]*$', ''), substring(sku from '[^@]*$') from unnest(${[...skus]}::text[]) sku)`.execute(
    db,
  );
  const stamps = await vehicleStamps(db, skus);
  const bySku = Map.groupBy(await readFitmentOf(db, skus), ({ sku }) => sku);
  return new Map(
    known.map(({ sku, name }) => [sku, { name, rows: bySku.get(sku) ?? [], stamp: stamps.get(sku) ?? '' }]),
  );
}

/** Fingerprints of all vehicles of skus, as the database writes them. */
export async function vehicleStamps(db: Kysely<Tables>, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; stamp: string }>`
    select sku, (select md5(coalesce(string_agg(f::text, ',' order by make, model, year_from, year_to), ''))
      from fitment f where f.product_sku = sku) as stamp from unnest(${[...skus]}::text[]) sku`.execute(db);
  return new Map(rows.map(({ sku, stamp }) => [sku, stamp]));
}

/** Compares rows of a fitment delta of one sku with the shop: which vehicles it gains and loses (change-3). */
export function checkFitment(row: SetRow, stored: StoredVehicles | undefined): Checked {
  if (!stored) return invalidRow(row, 'no-such-sku');
  const before = new Map(stored.rows.map((one) => [vehicleOf(one), rowOf(one)]));
  const wanted = row.input.map((given) => ({
    given,
    was: before.get(vehicleOf(given)) ?? null,
    isGone: given.remove === true,
  }));
  const changing = wanted.filter(({ given, was, isGone }) =>
    isGone ? was !== null : was === null || JSON.stringify(was.note ?? null) !== JSON.stringify(given.note ?? null),
  );
  const touched = (list: readonly (ImportRow | null)[]) => fingerprint(list.filter((one) => one !== null));
  return {
    ...row,
    name: stored.name,
    shopper: null,
    notices: [],
    stamp: stored.stamp,
    changes: changing.map(({ given, was, isGone }) => ({
      field: 'fitment',
      before: was ? nameOf(was) : null,
      after: isGone ? null : nameOf(given),
    })),
    inverse: changing.map(({ given, was }) => was ?? { ...given, remove: true }),
    seen: touched(wanted.map(({ was }) => was)),
    wrote: touched(wanted.map(({ given, isGone }) => (isGone ? null : given))),
    rows: changing.map(({ given }) => given),
  };
}
