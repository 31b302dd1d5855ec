import type { Connection } from '#backend/platform/db/db.ts';
import type { DiagramChanges } from './compare-diagrams.ts';

const COLUMNS = ['make', 'model', 'year_from', 'year_to', 'name', 'position', 'drawing', 'hotspots'];

export async function writeDiagrams(tx: Connection, { removed, written }: DiagramChanges): Promise<void> {
  if (removed.length > 0) await tx.query('delete from diagram where slug = any($1::text[])', [removed]);
  const list = COLUMNS.join(', ');
  const values = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');
  for (const record of written)
    await tx.query(
      `insert into diagram (slug, ${list}) select slug, ${list} from json_populate_record(null::diagram, $1::json)
       on conflict (slug) do update set ${values}`,
      [JSON.stringify(record)],
    );
}
