/** Change sets of 1,000 and 50,000 rows by kind: made, checked, applied, recalled and undone, beside the bars of issue 23. */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { importCatalog } from '../backend/catalog/import/import-catalog.ts';
import type { ChangeRule, ChangeSetState } from '../domain/catalog/change-sets/change-set.ts';
import { writeCatalog } from './big-catalog.ts';
import { openBuiltShop } from './built-shop.ts';
import { figure, helpOnDemand } from './report.ts';

helpOnDemand(`Times change sets: made with their check, applied, and recalled or undone.
  DATABASE_URL=postgres://… npm run bench -- change-sets  an empty PostgreSQL database; a filled one is used again
  npm run bench -- change-sets                            PGlite
PRODUCTS (45000) sets the size of the catalog, ROWS (1000,50000) those of the sets, KINDS
(prices,draft,archived,quantity) what they do. Stock is removed before pages leave the shop. Needs a build: npm run build.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 45_000);
const SIZES = (process.env.ROWS ?? '1000,50000').split(',').map(Number);
const SMALL_BAR_MS = 2000;
const LARGE_BAR_MS = 60_000;
const SMALL = 1000;
const LOOK_MS = 100;

const { shop, close } = await openBuiltShop('change-sets');
const { changeSets } = shop;
const actor = { kind: 'command', name: 'bench' } as const;
const RULES: Record<string, ChangeRule> = {
  prices: {
    kind: 'price',
    change: { by: 'percent', percent: 4 },
    rounding: { step: 100, ending: 90, direction: 'nearest' },
  },
  // the undo of both publishes
  draft: { kind: 'state', state: 'draft', to: null },
  archived: { kind: 'state', state: 'archived', to: null },
  quantity: { kind: 'quantity', breaks: [{ from: 10, percent: 5 }] },
};
const KINDS = (process.env.KINDS ?? Object.keys(RULES).join(',')).split(',');

const known = await shop.db.query('select 1 from product limit 1');
if (known.rows.length === 0) {
  process.stderr.write(`  ${PRODUCTS} products\n`);
  await importCatalog(shop, await writeCatalog(`${shop.settings.DATA_DIR}/catalog`, PRODUCTS, 1), {});
  await shop.db.exec('analyze');
}

const setOf = async (id: number) => {
  const set = await changeSets.one(actor, id);
  if (!set) throw new Error(`no set ${id}`);
  return set;
};

/** Waits for a job's work; answers how often the progress differed. */
async function until(id: number, states: readonly ChangeSetState[]): Promise<number> {
  const told = new Set<string>();
  for (;;) {
    const { state, progress } = await setOf(id);
    if (progress) told.add(JSON.stringify(progress));
    if (states.includes(state)) return told.size;
    await delay(LOOK_MS);
  }
}

let isFast = true;
function judge(name: string, from: number, rows: number, facts: Record<string, unknown> = {}) {
  const ms = performance.now() - from;
  const bar = rows > SMALL ? LARGE_BAR_MS : SMALL_BAR_MS;
  isFast &&= ms <= bar;
  const load = loadavg()[0]?.toFixed(1);
  figure(`${name} ${rows} rows`, ms, 'ms', { database: shop.db.kind, bar, ok: ms <= bar, load, ...facts });
}

/** Applies a checked set. */
async function applied(name: string, id: number, rows: number): Promise<ChangeSetState> {
  const { counts, version } = await setOf(id);
  if (counts.problems > 0) throw new Error(`${counts.problems} rows with problems`);
  const from = performance.now();
  await changeSets.approve(actor, id, version);
  const told = await until(id, ['scheduled', 'applied', 'checked']);
  const { state, failure } = await setOf(id);
  if (state === 'checked') throw new Error(`the set was not applied: ${failure}`);
  judge(`${name} applied`, from, rows, { progress: told, changed: counts.changed });
  return state;
}

async function run(kind: string, rule: ChangeRule, rows: number) {
  if (rule.kind === 'state') await shop.db.exec('delete from stock_level');
  const found = await shop.db.query<{ sku: string }>(
    rule.kind === 'state'
      ? 'select sku from product order by id limit $1'
      : 'select sku from product_variant order by id limit $1',
    [rows],
  );
  const selection = { by: 'skus' as const, skus: found.rows.map(({ sku }) => sku) };
  let from = performance.now();
  const made = await changeSets.make(actor, { title: `${kind} ${rows}`, source: 'rule', rule, selection });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value;
  const told = await until(id, ['checked']);
  judge(`${kind} made and checked`, from, rows, { progress: told });
  const state = await applied(kind, id, rows);
  from = performance.now();
  if (state === 'scheduled') {
    const recalled = await changeSets.recall(actor, id);
    if (!recalled.ok) throw new Error(recalled.reason);
    judge(`${kind} recalled`, from, rows);
    return;
  }
  const undo = await changeSets.undo(actor, id);
  if (!undo.ok) throw new Error(undo.reason);
  await until(undo.value.id, ['checked']);
  judge(`${kind}: undo made and checked`, from, rows);
  await applied(`${kind}: undo`, undo.value.id, rows);
}

for (const rows of SIZES)
  for (const kind of KINDS) {
    const rule = RULES[kind];
    if (!rule) throw new Error(`no kind ${kind}: ${Object.keys(RULES).join(', ')}`);
    await run(kind, rule, rows);
  }

await close();
process.exit(isFast ? 0 : 1);
