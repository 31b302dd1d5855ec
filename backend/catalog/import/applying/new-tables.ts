import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';

/** The tables an import may build anew beside the old ones, in an order in which each refers only to earlier ones. */
export const catalogTables = [
  'product',
  'product_variant',
  'product_category',
  'search_quick',
  'search_document',
] as const;

type Db = Pick<Connection, 'query' | 'exec'>;

/**
 * An empty `staging` table with the columns, defaults, checks and statistics targets of the public one. Its indexes
 * come by `addIndexes`, its references by `addReferences`.
 */
export async function createLike(db: Db, table: string): Promise<void> {
  await db.exec(`create table staging.${table} (like public.${table}
    including defaults including constraints including storage including generated including identity including comments)
    with (autovacuum_enabled = false)`);
  const targets = await select<{ name: string; target: number }>(
    db,
    `select attname as name, attstattarget as target from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attstattarget > 0`,
    [`public.${table}`],
  );
  for (const { name, target } of targets)
    await db.exec(`alter table staging.${table} alter column ${name} set statistics ${target}`);
}

/** Makes a filled table ready to be used: known to the planner, and vacuumed like any other from now on. */
export async function finish(db: Db, table: string): Promise<void> {
  // what no query chooses by says nothing to the planner, and long values take the longest to look at
  const columns = await select<{ name: string }>(
    db,
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and atttypid <> 'jsonb'::regtype and attname !~ '^(description|name|variation|sort_key|review|shipping|related|accessories)'`,
    [`staging.${table}`],
  );
  await db.exec(`alter table staging.${table} reset (autovacuum_enabled)`);
  await db.exec(`analyze staging.${table} (${columns.map(({ name }) => name).join(', ')})`);
}

type Definition = { name: string; definition: string; constraint_definition: string | null };

/** Gives a staged table the indexes and keys of the public one, under the same names. Those it has already are left. */
export async function addIndexes(db: Db, table: string) {
  const wanted = await select<Definition>(
    db,
    `select class.relname as name, pg_get_indexdef(index.indexrelid) as definition,
            pg_get_constraintdef(made.oid) as constraint_definition
     from pg_index index join pg_class class on class.oid = index.indexrelid
     left join pg_constraint made on made.conindid = index.indexrelid and made.contype in ('p', 'u', 'x')
       and made.conrelid = index.indrelid
     where index.indrelid = $1::regclass
       and not exists (select from pg_indexes where schemaname = 'staging' and indexname = class.relname)
     order by class.relname`,
    [`public.${table}`],
  );
  for (const { name, definition, constraint_definition } of wanted) {
    if (constraint_definition)
      await db.exec(`alter table staging.${table} add constraint ${name} ${constraint_definition}`);
    else await db.exec(definition.replace(/ ON (?:ONLY )?public\./, ' ON staging.'));
  }
}

/** What a public table's references say, with those to other staged tables pointing there. */
export async function referencesOf(db: Db, table: string, staged: readonly string[]) {
  const rows = await select<{ name: string; definition: string; target: string }>(
    db,
    `select conname as name, pg_get_constraintdef(oid) as definition, confrelid::regclass::text as target
     from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [`public.${table}`],
  );
  return rows.map(({ name, definition, target }) => {
    const isStaged = staged.includes(target);
    const where = `${isStaged ? 'staging' : 'public'}.${target}`;
    return { name, isStaged, definition: definition.replace(`REFERENCES ${target}(`, `REFERENCES ${where}(`) };
  });
}
