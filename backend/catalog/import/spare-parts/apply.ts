import type { Connection } from '#backend/platform/db/db.ts';
import { addIndexes, createLike, finish } from '../applying/new-tables.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { COLUMNS, VALUES, valuesFrom } from './columns.ts';
import { CODE_INDEX } from './stage.ts';

const BATCH = 2000;
/** Rows per batch: PGlite writes them with all indexes in some hundredths of a second. */
const STRETCH = 2000;
/** More than a twentieth of all parts is built as a new table, less is written in place. */
const SWAP_PART = 20;
/** More than this is written to the embedded database in small batches. */
const AT_ONCE = 1000;
const SAME_PART = 'raw.supplier_number = part.supplier_number and raw.product_code = part.product_code';
const valuesOf = (table: string) => VALUES.map((column) => `${table}.${column}`).join(', ');
const DIFFERS = `(${valuesOf('raw')}) is distinct from (${valuesOf('part')})`;

type Work = Pick<Connection, 'query'>;

/**
 * The extent of a price list's changes. `swaps`: a new table is built; `inBatches`: written to the embedded database in small
 * batches (`pending-changes.ts`).
 */
export type PartChanges = { isChanged: boolean; swaps: boolean; inBatches: boolean; rows: number };

/** Compares the staged parts with the shop's in batches and stages the differences. */
export async function compareParts(run: ImportRun, mode: Mode, rows: number): Promise<PartChanges> {
  if (mode === null) return { isChanged: false, swaps: false, inBatches: false, rows };
  const { db } = run;
  await db.exec(`create unlogged table staging.part_change (n integer primary key, id integer);
                 create unlogged table staging.part_gone (id integer primary key)`);
  for (let from = 0; from < rows; from += BATCH)
    await db.query(
      `insert into staging.part_change select raw.n, part.id from staging.raw_part raw
       left join spare_part part on ${SAME_PART}
       where raw.n > $1 and raw.n <= $2 and not raw.remove and (part.id is null or ${DIFFERS})`,
      [from, from + BATCH],
    );
  if (mode === 'delta') await goneOfDelta(db, rows);
  else await goneOfWhole(db);
  const [counts] = await select<{ added: number; changed: number; removed: number }>(
    db,
    `select count(*) filter (where id is null) as added, count(id) as changed,
            (select count(*) from staging.part_gone) as removed from staging.part_change`,
  );
  const { added = 0, changed = 0, removed = 0 } = counts ?? {};
  run.diff.count('spareParts', 'added', added);
  run.diff.count('spareParts', 'changed', changed);
  run.diff.count('spareParts', 'removed', removed);
  const all = added + changed + removed;
  const swaps = all > run.swapAbove && all > (await estimatedParts(db)) / SWAP_PART;
  return { isChanged: all > 0, swaps, inBatches: db.kind === 'pglite' && !swaps && all > AT_ONCE, rows };
}

/** Parts that a delta removes. */
async function goneOfDelta(db: Work, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += BATCH)
    await db.query(
      `insert into staging.part_gone select part.id from staging.raw_part raw join spare_part part on ${SAME_PART}
       where raw.n > $1 and raw.n <= $2 and raw.remove`,
      [from, from + BATCH],
    );
}

/** Parts that are missing in a whole file. */
async function goneOfWhole(db: Work): Promise<void> {
  const most = await mostId(db);
  for (let from = 0; from < most; from += BATCH)
    await db.query(
      `insert into staging.part_gone select part.id from spare_part part where part.id > $1 and part.id <= $2
         and not exists (select from staging.raw_part raw where ${SAME_PART})`,
      [from, from + BATCH],
    );
}

async function mostId(db: Work): Promise<number> {
  const [row] = await select<{ most: number }>(db, 'select coalesce(max(id), 0) as most from spare_part');
  return row?.most ?? 0;
}

/** The planner's estimate of the number of parts: counting a million blocks the embedded database. */
async function estimatedParts(db: Work): Promise<number> {
  const [row] = await select<{ parts: number }>(
    db,
    "select greatest(reltuples, 0)::float8 as parts from pg_class where oid = 'spare_part'::regclass",
  );
  return row?.parts ?? 0;
}

/**
 * Builds the new table beside the old one in batches of codes; parts that stay keep their ids. Rows in code order are
 * adjacent for searches, and indexes grow at one end.
 */
export async function buildParts(run: ImportRun): Promise<void> {
  const { db } = run;
  await createLike(db, 'spare_part');
  // the embedded database has one session: one `create index` over a million rows would block searches for seconds
  const indexesFirst = db.kind === 'pglite';
  if (indexesFirst) await addIndexes(db, 'spare_part');
  // free space in each page for new prices: a later delta then updates no index (HOT update)
  await db.exec('alter table staging.spare_part set (fillfactor = 90)');
  await db.exec(CODE_INDEX);
  await db.exec('create index on staging.part_change (id); analyze staging.part_change; analyze staging.part_gone');
  const most = await mostId(db);
  let done = 0;
  for await (const { beyond, from, to } of stretches(db)) {
    const within = `code_norm ${beyond} $2 and code_norm <= $3`;
    const { affected } = await db.query(
      `insert into staging.spare_part (id, ${COLUMNS})
       select id, ${COLUMNS} from public.spare_part part where ${within}
         and not exists (select from staging.part_gone gone where gone.id = part.id)
         and not exists (select from staging.part_change change where change.id = part.id)
       union all
       select coalesce(change.id, $1 + change.n), ${COLUMNS}
       from staging.raw_part raw join staging.part_change change using (n) where ${within}
       order by code_norm, supplier_number`,
      [most, from, to],
    );
    done += affected;
    run.progress('index', done, 0);
  }
  if (!indexesFirst) await addIndexes(db, 'spare_part');
  await finish(db, 'spare_part');
  await db.exec(
    "select setval(pg_get_serial_sequence('staging.spare_part', 'id'), (select max(id) from staging.spare_part))",
  );
}

type Stretch = { beyond: '>' | '>='; from: string; to: string };

/** Ranges of codes with some thousands of the shop's and the staged parts each, from the first code to the last. */
async function* stretches(db: Work): AsyncGenerator<Stretch> {
  const tables = ['public.spare_part', 'staging.raw_part'];
  for (let from = '', beyond: Stretch['beyond'] = '>='; ; beyond = '>') {
    const codes = (order: string) =>
      tables.map(
        (table) => `(select code_norm from ${table} where code_norm ${beyond} $1 order by code_norm ${order} limit 1)`,
      );
    const [row] = await select<{ to: string | null }>(
      db,
      `select coalesce(least(${codes(`offset ${STRETCH}`)}), greatest(${codes('desc')})) as to`,
      [from],
    );
    if (!row || row.to === null) return;
    yield { beyond, from, to: row.to };
    from = row.to;
  }
}

/** Writes a small change into the existing table. */
export async function writeParts(tx: Connection): Promise<void> {
  await tx.exec('delete from spare_part where id in (select id from staging.part_gone)');
  await tx.exec(`
    update spare_part part set ${valuesFrom('raw')}
    from staging.part_change change join staging.raw_part raw using (n) where change.id = part.id`);
  await tx.exec(`
    insert into spare_part (${COLUMNS}) select ${COLUMNS} from staging.part_change change
    join staging.raw_part raw using (n) where change.id is null order by n`);
}
