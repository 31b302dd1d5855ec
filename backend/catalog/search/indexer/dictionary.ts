import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type AttributeValue, attributesOf, optionsOf } from './attribute-values.ts';
import type { ProductRow } from './product-rows.ts';

const BATCH = 2000;

/** The texts of filter keys, collected while indexing. */
export class Dictionary {
  private readonly values = new Map<string, AttributeValue>();

  addProduct(product: ProductRow): void {
    // the order of a variation option is the shop's own, so it wins over an attribute with the same words
    for (const value of product.variants.flatMap((variant) => optionsOf(product, variant)))
      this.values.set(value.key, value);
    for (const value of attributesOf(product)) if (!this.values.has(value.key)) this.values.set(value.key, value);
  }

  /** Inserts new keys and updates changed texts, in one order everywhere, so that writers never deadlock. */
  async write(tx: Kysely<Tables>): Promise<void> {
    const rows = [...this.values.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    for (let at = 0; at < rows.length; at += BATCH)
      await sql`
        insert into search_attribute (key, code, label, value, position)
        select key, code, label, value, position
        from jsonb_populate_recordset(null::search_attribute, ${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb) new
        where not exists (select from search_attribute old where old.key = new.key and old.label = new.label
                          and old.value = new.value and old.position = new.position)
        order by key
        on conflict (key) do update set label = excluded.label, value = excluded.value, position = excluded.position
      `.execute(tx);
  }
}
