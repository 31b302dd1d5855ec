import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Connection, Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { connectionOf } from '../applying/swap.ts';
import { select } from '../staging/rows.ts';
import { COLUMNS, valuesFrom } from './columns.ts';

/**
 * Small batches for the embedded database, which blocks all searches while a transaction writes: half a second for twenty
 * thousand prices. The changes are stored as pending first; one short transaction commits to them; then they are written in
 * batches. After a kill the next start continues.
 */
const DECIDED = 'spare_part_change';
const BIT = 500;
const KEPT_AT_ONCE = 1000;

/** Stores the staged changes as pending, in batches. They have no effect yet. */
export async function storePendingChanges(db: Pick<Connection, 'query'>, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += KEPT_AT_ONCE)
    await db.query(
      `insert into spare_part_change (part_id, ${COLUMNS}) select change.id, ${COLUMNS}
       from staging.part_change change join staging.raw_part raw using (n) where n > $1 and n <= $2 order by n`,
      [from, from + KEPT_AT_ONCE],
    );
  await db.query('insert into spare_part_change (part_id, remove) select id, true from staging.part_gone');
}

/** Once this transaction commits, the pending changes take effect. */
export async function commitPendingChanges(tx: Connection): Promise<void> {
  await tx.exec(`insert into shop_meta (key, value) values ('${DECIDED}', 'decided')`);
}

/** Writes committed pending changes, or discards uncommitted ones of a killed import. */
export async function finishPendingChanges(db: Pick<Db, 'query' | 'kysely'>): Promise<void> {
  const [state] = await select<{ decided: boolean; kept: boolean }>(
    db,
    `select exists (select from shop_meta where key = $1) as decided, exists (select from spare_part_change) as kept`,
    [DECIDED],
  );
  if (!state?.decided) {
    if (state?.kept) await db.query('truncate spare_part_change');
    return;
  }
  for (let isMore = true; isMore; ) {
    const from = performance.now();
    isMore = await db.kysely.transaction().execute(takeBit);
    // waiting requests run before the next batch
    await delay(performance.now() - from);
  }
}

/** Writes one batch; false when it was the last one. */
async function takeBit(tx: Kysely<Tables>): Promise<boolean> {
  const db = connectionOf(tx);
  await db.exec('lock table spare_part_change in exclusive mode');
  const [bit] = await select<{ last: number | null }>(
    db,
    `select max(n) as last from (select n from spare_part_change order by n limit ${BIT}) bit`,
  );
  if (bit?.last == null) {
    await db.exec('truncate spare_part_change');
    await db.query('delete from shop_meta where key = $1', [DECIDED]);
    return false;
  }
  const taken = [bit.last];
  await db.query(
    'delete from spare_part where id in (select part_id from spare_part_change where n <= $1 and remove)',
    taken,
  );
  await db.query(
    `update spare_part part set ${valuesFrom('change')} from spare_part_change change
     where n <= $1 and not remove and change.part_id = part.id`,
    taken,
  );
  await db.query(
    `insert into spare_part (${COLUMNS}) select ${COLUMNS} from spare_part_change
     where n <= $1 and part_id is null order by n`,
    taken,
  );
  await db.query('delete from spare_part_change where n <= $1', taken);
  return true;
}
