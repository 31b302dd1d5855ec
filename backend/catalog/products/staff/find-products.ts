import { type Kysely, sql } from 'kysely';
import { holdsAll, searchWords } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

export type FoundProduct = { sku: Sku; name: string };

/** Matches looked at: enough to rank them, few enough to answer while somebody types. */
const MOST_RANKED = 500;

/**
 * Products and drafts of a code (sku or EAN), else whose name, brand or sku holds every word; codes first, then names that begin
 * with the text. Ranks some hundred matches, whatever their number, and reads them by index.
 */
export async function findProducts(db: Kysely<Tables>, text: string, limit: number): Promise<FoundProduct[]> {
  const codes = [text, text.toUpperCase(), text.toLowerCase()];
  const words = searchWords(text);
  const holds = holdsAll(sql`product_search_text(name_fi, name_en, brand, sku)`, words);
  const { rows } = await sql<FoundProduct>`
    select sku, min(name) as name from (
      select p.sku, p.name_fi as name, true as "isCode" from product p
        where p.id in (select product_id from product_variant where sku = any(${codes}::text[])
          union all select product_id from product_variant where ean = ${text})
      union all select sku, name_fi, true from product_draft where sku = any(${codes}::text[])
      ${
        holds
          ? sql`union all (select sku, name_fi, false from product where ${holds} limit ${MOST_RANKED})
            union all (select sku, name_fi, false from product_draft where ${holds} limit ${MOST_RANKED})`
          : sql``
      }
    ) found
    group by sku
    order by bool_or("isCode") desc, bool_or(starts_with(lower(name), ${text.toLowerCase()})) desc, min(name), sku
    limit ${limit}`.execute(db);
  return rows;
}
