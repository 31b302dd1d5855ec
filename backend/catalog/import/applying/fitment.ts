import type { Connection } from '#backend/platform/db/db.ts';
import type { Diff } from '../diff.ts';
import type { Mode } from '../run.ts';
import { select } from '../staging/rows.ts';

const KEY = 'product_sku, make, model, year_from, year_to';

/** Compares the imported vehicles with the stored ones and stages the differences for `writeFitment`. */
export async function compareFitment(db: Connection, mode: Mode, partsMode: Mode, diff: Diff): Promise<void> {
  const ofGonePart = `or exists (select from spare_part p join staging.part_gone using (id)
    where p.product_code || '@' || p.supplier_number = old.product_sku)`;
  const gone = `(exists (select from product p join staging.touched t on t.product_id = p.id
    where t.gone and p.sku = old.product_sku) ${partsMode === null ? '' : ofGonePart})`;
  const other = {
    whole: `not exists (select from staging.raw_fitment new where (${keyOf('new')}) = (${keyOf('old')})
      and new.note is not distinct from old.note)`,
    delta: `exists (select from staging.raw_fitment new where (${keyOf('new')}) = (${keyOf('old')})
      and (new.remove or new.note is distinct from old.note))`,
  };
  await db.exec(`create unlogged table staging.fitment_old as
    select ${KEY} from fitment old where ${mode === null ? gone : `${gone} or ${other[mode]}`}`);
  await db.exec(`create unlogged table staging.fitment_new as
    select ${KEY}, note from staging.raw_fitment new where not remove and not exists (
      select from fitment old where (${keyOf('new')}) = (${keyOf('old')}) and new.note is not distinct from old.note)`);
  const [counts] = await select<{ before: number; after: number; both: number }>(
    db,
    `select (select count(*) from staging.fitment_old) as before, (select count(*) from staging.fitment_new) as after,
            (select count(*) from staging.fitment_old join staging.fitment_new using (${KEY})) as both`,
  );
  const { before = 0, after = 0, both = 0 } = counts ?? {};
  diff.count('fitment', 'added', after - both);
  diff.count('fitment', 'changed', both);
  diff.count('fitment', 'removed', before - both);
}

const keyOf = (table: string) =>
  KEY.split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');

export async function writeFitment(tx: Connection): Promise<void> {
  await tx.exec(`delete from fitment old using staging.fitment_old gone where (${keyOf('gone')}) = (${keyOf('old')})`);
  await tx.exec(`insert into fitment (${KEY}, note) select ${KEY}, note from staging.fitment_new`);
}
