import { type Kysely, sql } from 'kysely';
import { readHistory } from '#backend/catalog/prices/service.ts';
import type { PageChanges } from '#backend/catalog/products/staff/page-changes.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { checkCosts, readKnownCosts } from './check-costs.ts';
import { checkFitment, readVehicles } from './check-fitment.ts';
import { checkPage, tryPages } from './check-pages.ts';
import { checkPrice, type PriceTimes } from './check-prices.ts';
import { checkGoods } from './check-products.ts';
import { readGoods, readPrices } from './goods.ts';
import { type Checked, isWritten, type SetRow } from './set-row.ts';

const PAGE = 500;

/** `input` and `seen` are those of the set, or of the way back of a set that is recalled. */
export type Source = 'set' | 'way-back';

/** The rows of a set in pages, in order. */
export async function* setRows(db: Kysely<Tables>, setId: number, source: Source): AsyncGenerator<SetRow[]> {
  const values =
    source === 'set'
      ? sql`n, part, key, name, input, problem, reason, resolution, seen from change_set_row where set_id = ${setId}`
      : sql`n, part, key, name, inverse as input, null as problem, null as reason, null as resolution, wrote as seen
            from change_set_row where set_id = ${setId} and wrote is not null and inverse is not null`;
  for (let after = 0; ; ) {
    const { rows } = await sql<SetRow>`select ${values} and n > ${after} order by n limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.n;
  }
}

type How = PriceTimes & {
  pages: Pick<PageChanges, 'check'>;
  /** Of a row whose values are no longer those it must find. */
  changed: 'conflict' | 'changed_since';
};

const isKept = ({ input }: SetRow) => input.length === 0;

/** A row whose values changed meanwhile is a problem until a person decides; then it is written over them. */
function compared(row: SetRow, checked: Checked, { changed }: How): Checked {
  if (checked.problem === 'invalid' || row.seen === null || row.seen === checked.seen) return checked;
  if (row.resolution === 'mine') return { ...checked, problem: changed };
  const resolution = changed === 'changed_since' ? 'skip' : row.resolution;
  return { ...checked, problem: changed, seen: row.seen, resolution };
}

/** Compares rows with the shop as it is now. */
export async function checkRows(db: Kysely<Tables>, rows: readonly SetRow[], how: How): Promise<Checked[]> {
  const keys = (part: SetRow['part']) => rows.filter((row) => row.part === part && !isKept(row)).map(({ key }) => key);
  const skus = keys('prices');
  const pages = keys('products');
  const costs = await readKnownCosts(db, keys('costs'));
  const vehicles = await readVehicles(db, keys('fitment'));
  const prices = skus.length > 0 ? await readPrices(db, skus) : new Map();
  const history = skus.length > 0 ? await readHistory(db, skus) : new Map();
  const goods = pages.length > 0 ? await readGoods(db, pages, how.now) : new Map();
  const tried = await tryPages(db, rows, how);
  return rows.map((row) => {
    if (isKept(row)) return { ...row, ...UNCHECKED };
    const clean = { ...row, problem: null, reason: null };
    const check: Record<SetRow['part'], () => Checked> = {
      prices: () => checkPrice(clean, prices.get(row.key), history.get(row.key) ?? [], how),
      fitment: () => checkFitment(clean, vehicles.get(row.key)),
      products: () => checkGoods(clean, goods.get(row.key)),
      costs: () => checkCosts(clean, costs.get(row.key), how.now),
      pages: () => checkPage(clean, tried.get(row.key)),
    };
    return compared(row, check[row.part](), how);
  });
}

const UNCHECKED = { inverse: null, changes: [], shopper: null, notices: [], wrote: null, rows: [], stamp: null };

const COLUMNS = [
  'name',
  'inverse',
  'changes',
  'shopper',
  'margin',
  'notices',
  'problem',
  'reason',
  'resolution',
  'seen',
  'wrote',
] as const;

/** Stores what a check found. Notices are stored only for rows that will be written. */
export async function storeChecked(db: Kysely<Tables>, setId: number, rows: readonly Checked[]): Promise<void> {
  const values = rows.map((row) => ({
    n: row.n,
    ...Object.fromEntries(COLUMNS.map((column) => [column, row[column]])),
    wrote: isWritten(row) ? row.wrote : null,
  }));
  await sql`
    update change_set_row stored set ${sql.raw(COLUMNS.map((column) => `${column} = given.${column}`).join(', '))}
    from json_populate_recordset(null::change_set_row, ${JSON.stringify(values)}::json) given
    where stored.set_id = ${setId} and stored.n = given.n`.execute(db);
}
