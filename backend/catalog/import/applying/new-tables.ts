import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';

/** The tables that an import may rebuild, ordered so that each refers to earlier ones only. */
export const catalogTables = ['product', 'product_variant', 'product_category'] as const;

type Db = Pick<Connection, 'query' | 'exec'>;

/**
 * Creates an empty `staging` table with the columns, defaults, checks and statistics targets of the public one. Add its
 * indexes by `addIndexes`, its foreign keys by `addReferences`.
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

/** Analyzes a filled table and enables autovacuum. */
export async function finish(db: Db, table: string): Promise<void> {
  // no statistics for columns that no query filters by: long values take longest to sample
  const columns = await select<{ name: string }>(
    db,
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and atttypid <> 'jsonb'::regtype and attname !~ '^(description|name|variation|review|shipping|related|accessories|original_codes)'`,
    [`staging.${table}`],
  );
  await db.exec(`alter table staging.${table} reset (autovacuum_enabled)`);
  await db.exec(`analyze staging.${table} (${columns.map(({ name }) => name).join(', ')})`);
}

type Definition = { name: string; definition: string; constraint_definition: string | null };

/** Gives a staged table the missing indexes and keys of the public one, under the same names. */
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

/** The foreign keys of a public table, retargeted to staged tables where those exist. */
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
