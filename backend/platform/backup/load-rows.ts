import type { Connection } from '#backend/platform/db/db.ts';
import { linesOf } from '#backend/platform/lines.ts';
import { quoted, type TableShape } from './tables.ts';

const BATCH_BYTES = 1_000_000;

/** Inserts the rows of a table with their ids; returns their number. */
export async function loadRows(
  connection: Connection,
  { name, columns }: TableShape,
  content: AsyncIterable<Buffer>,
  progress: (rows: number) => void,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name));
  const typed = columns.map((column) => `${quoted(column.name)}::${column.type}`);
  const texts = names.map((column) => `${column} text`);
  const statement = `insert into public.${quoted(name)} (${names.join(', ')}) overriding system value
    select ${typed.join(', ')} from json_to_recordset($1::json) as source (${texts.join(', ')})`;
  let rows = 0;
  let batch: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await connection.query(statement, [`[${batch.join(',')}]`]);
    rows += batch.length;
    progress(rows);
    batch = [];
    bytes = 0;
  };
  for await (const line of linesOf(content)) {
    batch.push(line);
    bytes += line.length;
    if (bytes > BATCH_BYTES) await flush();
  }
  await flush();
  return rows;
}
