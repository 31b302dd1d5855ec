import type { Sku } from '#domain/base/ids.ts';
import { hasLost } from '../reading/read-rows.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { checkDuplicates, countUnlisted } from './check-products.ts';
import { isPage, isPart, isSold } from './staged-sql.ts';

type Found = { file: string; line: number; sku: Sku; total: number };

/** Reports rows of stock, prices, history and fitment whose sku will not exist. */
export async function checkSkus(run: ImportRun, modes: { products: Mode; 'spare-parts': Mode }): Promise<void> {
  const mode = modes.products;
  const knowsProducts = !hasLost(run.problems, 'products');
  for (const table of knowsProducts ? ['raw_stock', 'raw_price', 'raw_history'] : [])
    await note(run, table, 'sku', isSold(mode, 'raw.sku'), 'sku for sale');
  const isThere = `raw.remove or ${isPage(mode, 'raw.product_sku')} or ${isPart(modes['spare-parts'], 'raw.product_sku')}`;
  if (knowsProducts && !hasLost(run.problems, 'spare-parts'))
    await note(run, 'raw_fitment', 'product_sku', `(${isThere})`, 'product or spare part');
  await checkDuplicates(run, 'raw_stock', 'sku', 'sku');
  await checkDuplicates(run, 'raw_history', 'sku, from_at', 'from');
  await checkDuplicates(run, 'raw_fitment', 'product_sku, make, model, year_from, year_to', 'model');
  await checkHistory(run);
}

async function note(run: ImportRun, table: string, column: string, isThere: string, what: string): Promise<void> {
  const rows = await select<Found>(
    run.db,
    `select file, line, raw.${column} as sku, count(*) over ()::int as total from staging.${table} raw where not ${isThere} order by n limit 100`,
  );
  for (const { file, line, sku } of rows)
    run.problems.add({ file, line, field: 'sku', reason: `${sku} is no ${what}` });
  countUnlisted(run, rows);
}

/** Rejects changes to prices that the shop itself recorded (price-5). */
async function checkHistory(run: ImportRun): Promise<void> {
  const rows = await select<{ file: string; line: number; first: Date | null }>(
    run.db,
    `select file, line, first from staging.raw_history raw
     left join lateral (select min(from_at) as first from price_history where sku = raw.sku and not declared) own on true
     where not raw.broken and raw.from_at >= coalesce(first, $1::timestamptz)
       and not exists (select from price_history known where known.sku = raw.sku and known.from_at = raw.from_at
                       and known.cents is not distinct from raw.cents)
     order by n limit 100`,
    [run.at.toISOString()],
  );
  for (const { file, line, first } of rows)
    run.problems.add({
      file,
      line,
      field: 'from',
      reason: first
        ? `the shop has recorded the prices of this sku itself since ${first.toISOString()}`
        : 'must be in the past',
    });
  const differing = await select<{ file: string; line: number }>(
    run.db,
    `select file, line from staging.raw_history raw join price_history known using (sku, from_at)
     where not raw.broken and known.cents is distinct from raw.cents and known.declared order by n limit 100`,
  );
  for (const at of differing)
    run.problems.add({
      ...at,
      field: 'price',
      reason: 'differs from the recorded price: the price history is append-only',
    });
}
