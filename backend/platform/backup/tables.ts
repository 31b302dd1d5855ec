import type { Connection } from '#backend/platform/db/db.ts';
import { DERIVED_TABLES, SHORT_LIVED_TABLES } from './format.ts';

export type Column = { name: string; type: string };
export type TableShape = {
  name: string;
  /** Columns in table order, without generated ones. */
  columns: Column[];
  /** Columns of the primary key. */
  key: Column[];
  /** Referenced tables, except by deferrable foreign keys. */
  refersTo: string[];
};

const SHAPES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                              order by array_position(i.indkey::int2[], a.attnum))
       from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
       where i.indrelid = c.oid and i.indisprimary), '[]') as key,
    coalesce((select json_agg(distinct t.relname) from pg_constraint f join pg_class t on t.oid = f.confrelid
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid and not f.condeferrable), '[]') as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`;

/** The tables of a backup, by name. */
export async function readShapes(connection: Connection): Promise<TableShape[]> {
  const { rows } = await connection.query<TableShape>(SHAPES);
  const isKept = ({ name }: TableShape) => !DERIVED_TABLES.has(name) && !SHORT_LIVED_TABLES.has(name);
  const shapes = rows.filter(isKept);
  for (const { name, key } of shapes) if (key.length === 0) throw new Error(`table ${name} has no primary key`);
  return shapes;
}

/** The tables in order of their foreign keys, referenced ones first. */
export function inLoadingOrder(shapes: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const left = new Map(shapes.map((shape) => [shape.name, shape]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const shape of free) left.delete(shape.name);
    ordered.push(...free);
  }
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
