import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

type IndexTable = 'search_quick' | 'search_document' | 'search_content' | 'search_term';

/** Inserts many rows with one parameter. The keys of a row are its columns; lists become arrays, texts tsvectors. */
export async function insertRows(
  tx: Kysely<Tables>,
  table: IndexTable,
  rows: readonly object[],
  onConflict = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${onConflict}`.execute(tx);
}
