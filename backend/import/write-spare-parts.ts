import { type Kysely, sql } from 'kysely';
import { centsFromEuros } from '#domain/base/money.ts';
import { normaliseCode } from '#domain/spare-parts/code.ts';
import type { Tables } from '../db/tables.ts';
import type { Counts } from './catalog-data.ts';
import { sparePartRow } from './format.ts';
import { alreadyAt, createProblems, type Place } from './problems.ts';
import { SPARE_PARTS } from './read-folder.ts';
import { readRows } from './reading/read-rows.ts';

const BATCH = 1000;

/**
 * Makes the stored spare parts equal to the file, streaming it through a staging table. A price file is too long to
 * keep in memory, so it is checked while it is loaded: a bad row throws `ImportRefused` and the transaction goes back.
 */
export async function writeSpareParts(
  tx: Kysely<Tables>,
  folder: string,
  onProgress: (done: number) => void,
): Promise<Counts> {
  const problems = createProblems();
  await sql`create temporary table staged_part (
    n int generated always as identity, file text, line int, product_code text, code_norm text, supplier_number text, supplier text, product_group text, name text,
    price_cents int) on commit drop`.execute(tx);
  let batch: object[] = [];
  let staged = 0;
  const stage = async () => {
    await sql`
      insert into staged_part (file, line, product_code, code_norm, supplier_number, supplier, product_group, name, price_cents)
      select file, line, product_code, code_norm, supplier_number, supplier, product_group, name, price_cents
      from json_populate_recordset(null::staged_part, ${JSON.stringify(batch)}::json)`.execute(tx);
    staged += batch.length;
    batch = [];
    onProgress(staged);
  };
  for await (const { file, line, row } of readRows(folder, SPARE_PARTS, sparePartRow, problems)) {
    batch.push({
      file,
      line,
      product_code: row.tuotekoodi,
      code_norm: normaliseCode(row.tuotekoodi),
      supplier_number: row.toimittajanumero,
      supplier: row.toimittaja,
      product_group: row.seurantaryhman_nimi,
      name: row.tuotenimi,
      price_cents: row.myyntihinta === null ? null : centsFromEuros(row.myyntihinta),
    });
    if (batch.length === BATCH) await stage();
  }
  if (batch.length > 0) await stage();

  const { rows: doubles } = await sql<Place & { first: Place }>`
    select file, line, first from (
      select n, file, line, row_number() over rows as nth,
             first_value(json_build_object('file', file, 'line', line)) over rows as first
      from staged_part window rows as (partition by supplier_number, product_code order by n)) lines
    where nth > 1 order by n limit 100`.execute(tx);
  for (const { first, ...at } of doubles) problems.add({ ...at, field: 'tuotekoodi', reason: alreadyAt(first, at) });
  problems.refuseIfAny();
  return swap(tx);
}

async function swap(tx: Kysely<Tables>): Promise<Counts> {
  await sql`create index on staged_part (supplier_number, product_code)`.execute(tx);
  await sql`analyze staged_part`.execute(tx);
  const removed = await sql`
    delete from spare_part part where not exists (
      select from staged_part staged
      where staged.supplier_number = part.supplier_number and staged.product_code = part.product_code)`.execute(tx);
  const changed = await sql`
    update spare_part part
    set code_norm = staged.code_norm, supplier = staged.supplier, product_group = staged.product_group,
        name = staged.name, price_cents = staged.price_cents
    from staged_part staged
    where staged.supplier_number = part.supplier_number and staged.product_code = part.product_code
      and (staged.code_norm, staged.supplier, staged.product_group, staged.name, staged.price_cents)
        is distinct from (part.code_norm, part.supplier, part.product_group, part.name, part.price_cents)`.execute(tx);
  const added = await sql`
    insert into spare_part (product_code, code_norm, supplier_number, supplier, product_group, name, price_cents)
    select product_code, code_norm, supplier_number, supplier, product_group, name, price_cents
    from staged_part order by n
    on conflict (supplier_number, product_code) do nothing`.execute(tx);
  const count = ({ numAffectedRows = 0n }) => Number(numAffectedRows);
  return { added: count(added), changed: count(changed), removed: count(removed) };
}
