import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { GivenRow, NewSet } from '#backend/catalog/change-sets/service.ts';
import { readFitmentOf } from '#backend/catalog/fitment/service.ts';
import {
  type FitmentRow,
  fitmentDeltaRow,
  fitmentRow,
  priceRow,
  productDeltaColumns,
  productDeltaRow,
} from '#backend/catalog/import/format.ts';
import { createProblems } from '#backend/catalog/import/problems.ts';
import { readRows } from '#backend/catalog/import/reading/read-rows.ts';
import { clearable, fieldOf } from '#backend/catalog/import/reading/shape.ts';
import { isOneOf, keysOf } from '#domain/base/records.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { fitmentRows } from '#domain/catalog/fitment/fitment-rows.ts';
import { writeFile } from './files/write-file.ts';
import { createFoundProblems } from './found-problems.ts';
import { brokenLines, type ImportRunRow } from './queries.ts';
import { type RunDeps, sourceOf } from './run-import.ts';

const KINDS = {
  'products.delta': { part: 'products', schema: productDeltaRow, shape: clearable(fieldOf(productDeltaColumns).shape) },
  prices: { part: 'prices', schema: priceRow, shape: fieldOf(priceRow).shape },
  'fitment.delta': { part: 'fitment', schema: fitmentDeltaRow, shape: fieldOf(fitmentDeltaRow).shape },
  fitment: { part: 'fitment', schema: fitmentRow, shape: fieldOf(fitmentRow).shape },
} as const;

const kinds = keysOf(KINDS);

/** Change sets keep their rows twice; larger files are imported as they are. */
const MOST_ROWS = 50_000;
/** What a change set cannot take back: files, pieces, and removed products. */
const ELSEWHERE = ['images', 'documents', 'stock', 'remove'];

/** Vehicles that a whole set of them leaves out. */
async function leftOut(deps: RunDeps, given: readonly ImportRow[]): Promise<GivenRow[]> {
  const key = ({ sku, make, model, yearFrom, yearTo }: ImportRow | FitmentRow) =>
    JSON.stringify([sku, make, model, yearFrom ?? null, yearTo ?? null]);
  const kept = new Set(given.map(key));
  const stored = await deps.db.kysely.selectFrom('fitment').select('product_sku').distinct().execute();
  const rows = await readFitmentOf(
    deps.db.kysely,
    stored.map(({ product_sku }) => product_sku),
  );
  const vehicles = rows.flatMap(({ sku, ...vehicle }) => fitmentRows([sku], { kind: 'remove', vehicles: [vehicle] }));
  return vehicles.filter((row) => !kept.has(key(row))).map((row) => ({ part: 'fitment', row }));
}

/** Whether a file has products that the shop does not know: they come whole, with their prices, which a change set sets apart. */
async function hasNewSku({ db }: RunDeps, rows: readonly GivenRow[]): Promise<boolean> {
  const skus = rows.map(({ row }) => row.sku);
  const { rows: found } = await sql`
    select from unnest(${skus}::text[]) as given (sku)
    where not exists (select from product where product.sku = given.sku)
      and not exists (select from product_variant variant where variant.sku = given.sku) limit 1`.execute(db.kysely);
  return found.length > 0;
}

/**
 * The rows of a file of products, prices or vehicles as a change set, which shows each of them with what shoppers will see, and starts prices
 * only ten minutes after the approval (change-6). Null: the file has what a change set cannot hold.
 */
export async function changeSetOf(deps: RunDeps, run: ImportRunRow): Promise<NewSet | null> {
  const { kind } = run;
  if (!isOneOf(kinds, kind) || run.counts.rows > MOST_ROWS) return null;
  const { part, schema, shape } = KINDS[kind];
  const folder = await mkdtemp(join(deps.folderOf(run.id), 'set-'));
  try {
    const source = await sourceOf(deps, run, run.leavesOut ? await brokenLines(deps.db.kysely, run.id) : new Set());
    await writeFile(source, kind, folder, createFoundProblems());
    const rows: GivenRow[] = [];
    for await (const { row, hasAttributeColumns } of readRows(folder, kind, schema, createProblems(), { shape })) {
      if (hasAttributeColumns || (part === 'products' && ELSEWHERE.some((field) => field in row))) return null;
      const { sku, ...rest } = row;
      rows.push({ part, row: { sku, ...rest } satisfies ImportRow });
    }
    if (part === 'products' && (await hasNewSku(deps, rows))) return null;
    if (kind === 'fitment')
      rows.push(
        ...(await leftOut(
          deps,
          rows.map(({ row }) => row),
        )),
      );
    return { title: run.fileName, source: 'file', rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
