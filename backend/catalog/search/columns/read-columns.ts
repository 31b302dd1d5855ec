import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ProductColumns, Words } from './product-columns.ts';

type SkuRow = [
  sku: Sku,
  position: number,
  stores: string[],
  attributes: string[],
  price: number | null,
  regular: number | null,
  discount: number | null,
  saleEndsAt: number | null,
  inStock: boolean,
  outlet: boolean,
  productLine: number,
];
type Row = [
  id: number,
  sku: Sku,
  popularity: number,
  brand: string,
  categories: string[],
  labels: string[],
  firstSoldOn: number,
  usedYear: number | null,
  fi: string,
  en: string,
  skus: SkuRow[],
];

// many rows as one JSON text: the driver parses arrays ten times slower
const rowsSql = (which: ReturnType<typeof sql>) => sql<{ rows: string }>`
  with names as (
    select product_id, min(sort_key) filter (where locale = 'fi') as fi, min(sort_key) filter (where locale = 'en') as en
    from search_quick where ${which} group by product_id)
  select coalesce(json_agg(one), '[]')::text as rows from (
    select json_build_array(product_id, min(product_sku), min(popularity), min(brand), min(categories), min(labels),
      extract(epoch from min(first_sold_on)), min(used_year), min(fi), min(en),
      json_agg(json_build_array(sku, position, stores, attributes, price_cents, regular_cents, discount_percent,
        extract(epoch from sale_ends_at) * 1000, in_stock, outlet, product_line) order by position, sku)) as one
    from search_document join names using (product_id) where ${which} group by product_id order by product_id) products`;

/** A separator that no lexeme contains. */
const BETWEEN = '\u001f';

export type WordsOfProduct = { id: number; words: Record<Locale, string[]> };

const wordsOf = (text: string | null): string[] => (text ? text.split(BETWEEN) : []);

// one text per language and product, for the same reason
const wordRows = (which: ReturnType<typeof sql>) => sql<{ id: number; fi: string | null; en: string | null }>`
  select product_id as id, min(array_to_string(tsvector_to_array(lex), ${BETWEEN})) filter (where locale = 'fi') as fi,
         min(array_to_string(tsvector_to_array(lex), ${BETWEEN})) filter (where locale = 'en') as en
  from search_quick where ${which} group by product_id order by product_id`;

async function readWords(db: Kysely<Tables>, which: ReturnType<typeof sql>): Promise<() => Generator<WordsOfProduct>> {
  const { rows } = await wordRows(which).execute(db);
  // split one by one, so that a caller that reads many can yield between them
  return function* () {
    for (const { id, fi, en } of rows) yield { id, words: { fi: wordsOf(fi), en: wordsOf(en) } };
  };
}

/** The words of the products with the given ids. */
export const readWordsByIds = (db: Kysely<Tables>, ids: readonly number[]) =>
  readWords(db, sql`product_id = any(${ids}::int[])`);

/** The words of the products with an id above `from`, up to `to`. */
export const readWordsBetween = (db: Kysely<Tables>, from: number, to: number) =>
  readWords(db, sql`product_id > ${from} and product_id <= ${to}`);

function columnsOf(row: Row, words: Words): ProductColumns {
  const [id, sku, popularity, brandName, paths, labelNames, firstSoldOn, usedYear, fi, en, skus] = row;
  const brand = words.number('brand', brandName);
  const categories = words.list('categories', paths);
  const labels = words.list('labels', labelNames);
  const used = words.number('used', String(usedYear !== null));
  return {
    id,
    sku,
    popularity,
    brand,
    categories,
    labels,
    firstSoldOn,
    usedYear,
    sortKeys: { fi, en: en === fi ? fi : en },
    skus: skus.map(([own, position, storeIds, keys, price, regular, discount, ends, inStock, outlet, line]) => {
      const stores = words.list('stores', storeIds);
      const attributes = keys.map((key) => words.number('attributes', key));
      const flags = [words.number('inStock', String(inStock)), words.number('outlet', String(outlet)), used];
      return {
        sku: own,
        position,
        stores,
        attributes,
        terms: [brand, ...categories, ...labels, ...stores, ...attributes, ...flags],
        price,
        regular,
        discount,
        saleEndsAt: ends ?? Number.POSITIVE_INFINITY,
        inStock,
        outlet,
        productLine: line,
      };
    }),
  };
}

/** The products with the given ids from the index. */
export async function readColumnsByIds(db: Kysely<Tables>, ids: readonly number[], words: Words) {
  const { rows } = await rowsSql(sql`product_id = any(${ids}::int[])`).execute(db);
  return (JSON.parse(rows[0]?.rows ?? '[]') as Row[]).map((row) => columnsOf(row, words));
}

/** The products with an id above `from`, up to `to`. */
export async function readColumnsBetween(db: Kysely<Tables>, from: number, to: number, words: Words) {
  const { rows } = await rowsSql(sql`product_id > ${from} and product_id <= ${to}`).execute(db);
  return (JSON.parse(rows[0]?.rows ?? '[]') as Row[]).map((row) => columnsOf(row, words));
}
