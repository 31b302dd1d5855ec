import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { cleanCode, writtenGtins } from '#domain/base/scanned-code.ts';

/** A sku as staff know it. */
export type Goods = { sku: Sku; name: string; ean: string | null; brand: string };

const MOST_FOUND = 30;

const goods = (db: Kysely<Tables>) =>
  db
    .selectFrom('product_variant as variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'variant.ean', 'product.brand'])
    .select(sql<string>`trim(product.name_fi || ' ' || variant.variation_name_fi)`.as('name'));

/** The goods with this sku, ignoring case, or with this code printed on them; null when there are none. */
export async function goodsByCode(db: Kysely<Tables>, text: string): Promise<Goods | null> {
  const code = cleanCode(text);
  if (code === '') return null;
  const bySku = await goods(db).where('variant.sku', 'in', [code, code.toUpperCase()]).limit(1).executeTakeFirst();
  const eans = writtenGtins(code);
  if (bySku || eans.length === 0) return bySku ?? null;
  return (await goods(db).where('variant.ean', 'in', eans).orderBy('variant.sku').limit(1).executeTakeFirst()) ?? null;
}

/** Goods by a part of their sku, code or name, at most 30. */
export function goodsByText(db: Kysely<Tables>, text: string): Promise<Goods[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6);
  if (words.length === 0) return Promise.resolve([]);
  let found = goods(db).orderBy('product.popularity', 'desc').orderBy('variant.sku').limit(MOST_FOUND);
  for (const word of words) {
    const part = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    found = found.where(
      sql<boolean>`(product.name_fi || ' ' || variant.variation_name_fi || ' ' || product.brand || ' ' || variant.sku || ' ' || coalesce(variant.ean, '')) ilike ${part}`,
    );
  }
  return found.execute();
}

/** Names of skus; skus that are no longer sold are absent. */
export async function goodsOf(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<Sku, Goods>> {
  const rows = await goods(db)
    .where('variant.sku', '=', sql<string>`any(${[...skus]})`)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Shelf places of skus in a store. */
export async function placesOf(db: Kysely<Tables>, storeId: string, skus: readonly Sku[]): Promise<Map<Sku, string>> {
  const rows = await db
    .selectFrom('shelf_place')
    .select(['sku', 'place'])
    .where('store_id', '=', storeId)
    .where('sku', '=', sql<string>`any(${[...skus]})`)
    .execute();
  return new Map(rows.map(({ sku, place }) => [sku, place]));
}
