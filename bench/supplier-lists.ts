/** A supplier's price list in Latin-1 with broken rows: dropped, checked, corrected, applied and taken back. */
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportState } from '../domain/catalog/imports/import-run.ts';
import { openBuiltShop } from './built-shop.ts';
import { writeSupplierList } from './part-lists.ts';
import { figure, helpOnDemand } from './report.ts';

helpOnDemand(`Times a supplier's price list from its drop to its undo, with the memory of the process.
  DATABASE_URL=postgres://… npm run bench -- supplier-lists  an empty PostgreSQL database; a filled one is used again
  npm run bench -- supplier-lists                            PGlite
ROWS (200000) sets the length of the list; one row in a hundred is broken. Needs a build: npm run build.`);

const ROWS = Number(process.env.ROWS ?? 200_000);
const LOOK_MS = 100;
const MEGABYTE = 1024 * 1024;
const actor = { kind: 'command', name: 'bench' } as const;

const { shop, close } = await openBuiltShop('supplier-lists');
const made = await shop.suppliers.create(actor, { number: '1044', name: 'Polaris' });
const [known] = await shop.suppliers.list(actor);
const supplierId = made.ok ? made.value.id : (known?.id ?? 0);

let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, LOOK_MS);
const told = new Set<string>();

const runOf = async (id: number) => {
  const run = await shop.imports.one(actor, id);
  if (!run) throw new Error(`no run ${id}`);
  return run;
};

async function until(id: number, states: readonly ImportState[]) {
  for (;;) {
    const run = await runOf(id);
    if (run.progress) told.add(JSON.stringify(run.progress));
    if (states.includes(run.state)) return run;
    await delay(LOOK_MS);
  }
}

const judge = (name: string, from: number, facts: Record<string, unknown> = {}) => {
  const load = loadavg()[0]?.toFixed(1);
  const megabytes = Math.round(most / MEGABYTE);
  figure(`${name} ${ROWS} rows`, performance.now() - from, 'ms', {
    database: shop.db.kind,
    load,
    megabytes,
    progress: told.size,
    ...facts,
  });
  told.clear();
};

/** Drops an edition of the list, checks it, and applies its good rows. */
async function bring(edition: number) {
  const folder = join(shop.settings.DATA_DIR, 'lists');
  await mkdir(folder, { recursive: true });
  const path = await writeSupplierList(join(folder, 'upload'), ROWS, edition);
  let from = performance.now();
  const id = await shop.imports.begin(
    actor,
    { path, name: 'polaris.csv', bytes: ROWS * 60, fields: {} },
    { supplierId },
  );
  const checked = await until(id, ['checked', 'unreadable']);
  const { counts, failure } = checked;
  if (checked.state === 'unreadable') throw new Error(failure ?? 'unreadable');
  judge(`checked, edition ${edition}`, from, { ...counts });
  from = performance.now();
  const choice = {
    kind: 'supplier-list',
    supplierId,
    reading: checked.reading,
    mapping: null,
    leavesOut: true,
    allowsRemovals: false,
    absent: 'keep',
  } as const;
  await shop.imports.configure(actor, id, choice);
  const again = await until(id, ['checked']);
  judge(`checked again, edition ${edition}`, from);
  from = performance.now();
  await shop.imports.apply(actor, id, again.version);
  const applied = await until(id, ['applied', 'checked']);
  if (applied.state !== 'applied') throw new Error(`not applied: ${applied.failure}`);
  judge(`applied, edition ${edition}`, from);
  return id;
}

await bring(1);
const id = await bring(2);
const from = performance.now();
const undone = await shop.imports.undo(actor, id);
if (!undone.ok) throw new Error(undone.reason);
const back = await until(undone.value.id, ['applied', 'checked']);
judge('taken back', from, { left: back.counts.left, changed: back.counts.changed });

clearInterval(watch);
await rm(join(shop.settings.DATA_DIR, 'lists'), { recursive: true, force: true });
await close();
