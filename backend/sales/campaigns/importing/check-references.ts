import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { CampaignRow } from './campaign-row.ts';

/** The values of `wanted` that a column of the catalog has. */
async function known(db: Kysely<Tables>, kind: 'category' | 'sku' | 'brand', wanted: string[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  if (kind === 'category') {
    const rows = await db.selectFrom('category').select('path').where('path', 'in', wanted).execute();
    return new Set(rows.map(({ path }) => path));
  }
  if (kind === 'sku') {
    const rows = await db.selectFrom('product_variant').select('sku').where('sku', 'in', wanted).execute();
    return new Set(rows.map(({ sku }) => sku));
  }
  const brands = await db.selectFrom('product').select('brand').distinct().execute();
  const suppliers = await db.selectFrom('spare_part').select('supplier').distinct().execute();
  const names = [...brands.map(({ brand }) => brand), ...suppliers.map(({ supplier }) => supplier)];
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return new Set(wanted.filter((name) => lower.has(name.toLowerCase())));
}

type Reference = { row: number; field: string; kind: 'category' | 'sku' | 'brand'; value: string };

function references({ rules }: CampaignRow, row: number): Reference[] {
  return rules.flatMap(({ when, then }, r) => [
    ...when.flatMap((entry, w) =>
      (['category', 'brand', 'sku'] as const).flatMap((kind) =>
        (entry[kind] ?? []).map((value) => ({ row, field: `rules.${r}.when.${w}.${kind}`, kind, value })),
      ),
    ),
    ...(then.gift === undefined
      ? []
      : [{ row, field: `rules.${r}.then.gift`, kind: 'sku' as const, value: then.gift }]),
  ]);
}

/**
 * References of campaigns that the shop does not have, so that such rules would have no effect. Spare part codes are
 * not checked.
 */
export async function unknownReferences(
  db: Kysely<Tables>,
  rows: readonly CampaignRow[],
): Promise<{ row: number; field: string; reason: string }[]> {
  const all = rows.flatMap(references).filter(({ kind, value }) => kind !== 'sku' || !value.includes('@'));
  const found = new Map<string, Set<string>>();
  for (const kind of ['category', 'sku', 'brand'] as const) {
    const wanted = [...new Set(all.filter((one) => one.kind === kind).map(({ value }) => value))];
    found.set(kind, await known(db, kind, wanted));
  }
  return all
    .filter(({ kind, value }) => !found.get(kind)?.has(value))
    .map(({ row, field, kind, value }) => ({ row, field, reason: `the shop has no ${kind} ${value}` }));
}
