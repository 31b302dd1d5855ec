import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRunningShop, socketPath } from '#backend/entrypoints/cli/socket-client.ts';

import type { Db } from '#backend/platform/db/db.ts';
import { makeCategory } from '../../make-products.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { findGoods } from '../world/find.ts';
import { SHELF_SKU } from '../world/goods.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld } from '../world/world.ts';

const STOCK = `sku;stock.oulu;stock.rovaniemi\n${SHELF_SKU};7;3\n`;
const PRICES = `sku;price\n${SHELF_SKU};39,90\n`;

/** What is found where the supplier's files should be; null: the folder itself is not there. */
const DELIVERIES: [what: string, files: Record<string, string> | null][] = [
  ['the share is not mounted', null],
  ['nothing was delivered', {}],
  ['a file of no bytes', { 'products.csv': '' }],
  ['cut off within a row', { 'stock.csv': STOCK.slice(0, -4).replace(';7;', ';') }],
  ['cut off within a quoted text', { 'prices.csv': 'sku;price\n"HYLL' }],
  ['a page of a proxy instead', { 'stock.csv': '<!doctype html><h1>502 Bad Gateway</h1>' }],
  ['zeros, as after a power cut', { 'stock.csv': '\0'.repeat(4096) }],
  ['pieces that are none', { 'stock.csv': STOCK.replace(';7;', ';-7;') }],
  ['a price of another decimal sign', { 'prices.csv': PRICES.replace('39,90', '39,9e5') }],
  ['a sku of another shop', { 'stock.csv': STOCK.replace(SHELF_SKU, 'MUUALTA-1') }],
  ['one file right, the other garbage', { 'stock.csv': STOCK, 'prices.csv': 'Õÿþ' }],
  ['half of a record of JSON', { 'stock.jsonl': `{"sku":"${SHELF_SKU}","stock":{"oulu":7` }],
  ['a catalog without a product', { 'products.csv': 'sku;slug;name;categories;shippingClass;price\n' }],
];

/** The catalog, and the pieces of what nobody orders. */
async function catalogOf(db: Db): Promise<string> {
  const prints = [];
  for (const table of ['category', 'product', 'product_variant', 'redirect'])
    prints.push(
      (
        await db.query(
          `select count(*)::int as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${table} t`,
        )
      ).rows[0],
    );
  const { rows } = await db.query('select store_id, qty from stock_level where sku = $1 order by store_id', [
    SHELF_SKU,
  ]);
  return JSON.stringify([prints, rows]);
}

/** The supplier's stock and prices do not come, come by halves, or as garbage, while customers buy; then they come. */
async function supplierDown(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres', isStarted: false });
  if (!world) return NO_POSTGRES;
  // an import asks that every product it touches is in a category
  await world.withDb(async (db) => {
    await makeCategory(db, 'hylly');
    await db.query(
      "insert into product_category (product_id, category_id, position) select id, 'hylly', 0 from product where sku = $1",
      [SHELF_SKU],
    );
  });
  await world.start();
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 1, world.giftCards);
  that(await crowd.more(1), 'nobody could buy before the fault');
  const folder = join(world.dataDir, 'from-supplier');
  const told: string[] = [];
  const take = async (files: Record<string, string> | null) => {
    rmSync(folder, { recursive: true, force: true });
    if (files) mkdirSync(folder);
    for (const [name, text] of Object.entries(files ?? {})) writeFileSync(join(folder, name), text);
    const lines: string[] = [];
    const out = { line: (text: string) => void lines.push(text), drained: async () => {}, progress: () => {} };
    const isTaken = await askRunningShop(
      socketPath(world.dataDir),
      { name: 'import', folder, dryRun: false },
      out,
    ).then(
      () => true,
      (error: Error) => {
        lines.push(error.message);
        return false;
      },
    );
    return { isTaken, said: lines.join(' ').replaceAll('\n', ' ') };
  };
  const before = await world.withDb(catalogOf);
  const broken = performance.now();
  for (const [what, files] of DELIVERIES) {
    const { isTaken, said } = await take(files);
    that(!isTaken, `${what}: taken as if it were right (${said})`);
    that(said.length > 0, `${what}: nobody is told`);
    that((await world.withDb(catalogOf)) === before, `${what}: the catalog has changed`);
    const { skus } = await findGoods(world.url, 'price=50');
    that(skus.includes(SHELF_SKU), `${what}: the search has changed`);
    told.push(`owner, ${what}: ${said.slice(0, 160)}`);
  }
  that(await crowd.more(1), 'nobody could buy meanwhile');
  const right = await take({ 'stock.csv': STOCK, 'prices.csv': PRICES });
  const lateMs = performance.now() - broken;
  that(right.isTaken, `the right delivery was refused: ${right.said}`);
  const { rows } = await world.withDb((db) =>
    db.query('select sum(qty)::int as n from stock_level where sku = $1', [SHELF_SKU]),
  );
  const { skus } = await findGoods(world.url, 'price=39.9');
  that(skus.join() === SHELF_SKU, `a search by the new price finds ${skus}`);
  that(rows[0]?.n === 10, `${rows[0]?.n} pieces after the right delivery instead of 10`);
  const bought = await crowd.leave();
  const { saw, degradedMs } = await visitor.leave();
  that(degradedMs === 0 && crowd.seen.size === 0, 'shoppers noticed the supplier');
  const balance = await world.balance(bought);
  await world.end();
  return {
    injected: `what the supplier delivers: ${DELIVERIES.map(([what]) => what).join('; ')}; then a right one`,
    degradedMs: lateMs,
    saw: [
      ...saw,
      ...crowd.saw(),
      ...told,
      'degraded: stock and prices are the last right ones, until the right delivery',
    ],
    books: balance,
    wrong,
  };
}

export const supplierFaults: Fault[] = [
  {
    name: 'supplier-down',
    about: "the supplier's stock and prices do not come, or come as garbage",
    run: supplierDown,
  },
];
