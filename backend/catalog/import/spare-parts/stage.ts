import type { z } from 'zod';
import { centsFromEuros } from '#domain/base/money.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import { checkDuplicates } from '../checking/check-products.ts';
import { sparePartDeltaRow, sparePartRow } from '../format.ts';
import type { ImportRun, Mode } from '../run.ts';
import { stageRows } from '../staging/stage-rows.ts';

const COLUMNS = [
  'product_code',
  'code_norm',
  'supplier_number',
  'supplier',
  'product_group',
  'product_group_en',
  'name',
  'price_cents',
  'qty',
  'available_on',
  'replaced_by',
  'remove',
];

export const CODE_INDEX = 'create index if not exists raw_part_code on staging.raw_part (code_norm)';

/** Streams the spare parts of the folder into their staging table. Returns the number of rows. */
export async function stageSpareParts(run: ImportRun, mode: Mode): Promise<number> {
  if (mode === null) return 0;
  // a new table is built in code order; the embedded database sorts on insert
  if (mode === 'whole' && run.db.kind === 'pglite') await run.db.exec(CODE_INDEX);
  const name = mode === 'delta' ? 'spare-parts.delta' : 'spare-parts';
  const schema = mode === 'delta' ? sparePartDeltaRow : sparePartRow;
  const toColumns = (row: z.infer<typeof sparePartDeltaRow>) => ({
    product_code: row.tuotekoodi,
    code_norm: normaliseCode(row.tuotekoodi),
    supplier_number: row.toimittajanumero,
    supplier: row.toimittaja ?? null,
    product_group: row.seurantaryhman_nimi,
    product_group_en: row.seurantaryhman_nimi_en,
    name: row.tuotenimi ?? null,
    price_cents: row.myyntihinta === null || row.myyntihinta === undefined ? null : centsFromEuros(row.myyntihinta),
    qty: row.saldo ?? null,
    available_on: row.saatavilla ?? null,
    // a part that replaces itself is not replaced
    replaced_by: [...new Set(row.korvaavat ?? [])].filter((code) => code !== row.tuotekoodi),
    remove: row.remove === true,
  });
  const standIns = { toimittaja: '?', tuotenimi: '?', myyntihinta: null };
  return stageRows(run, name, schema, 'raw_part', COLUMNS, toColumns, { standIns });
}

export async function checkSpareParts(run: ImportRun): Promise<void> {
  await run.db.exec('analyze staging.raw_part (n, supplier_number, product_code, code_norm, remove)');
  await checkDuplicates(run, 'raw_part', 'supplier_number, product_code', 'tuotekoodi');
  const { rows } = await run.db.query<{ file: string; line: number; field: string }>(
    `select file, line, case when supplier is null then 'toimittaja' else 'tuotenimi' end as field from staging.raw_part
     where not remove and (supplier is null or name is null) order by n limit 100`,
  );
  for (const at of rows) run.problems.add({ ...at, reason: 'is missing' });
}
