/**
 * The admin with 250,000 orders: lists, searches, an order's page, the palette and saving, as whole responses over HTTP in
 * sequence, beside the bar of each.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { importCatalog } from '../backend/catalog/import/import-catalog.ts';
import { fillOrders } from './admin/fill-orders.ts';
import { openAdmin } from './admin/open-admin.ts';
import { type AdminRequest, addressEdits, adminRequests, sampleOrders } from './admin/requests.ts';
import { writeCatalog } from './big-catalog.ts';
import { openBuiltShop } from './built-shop.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Times the admin's pages, searches and saving with many orders.
  DATABASE_URL=postgres://… npm run bench -- admin  an empty PostgreSQL database; a filled one is used again
  npm run bench -- admin                            PGlite
ORDERS (250000) and PRODUCTS (100000) set the size, CALLS (100) how often each is asked for; ONLY=order asks for names
that begin so. Needs a build: npm run build.`);

const ORDERS = Number(process.env.ORDERS ?? 250_000);
const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const CALLS = Number(process.env.CALLS ?? 100);
const ONLY = process.env.ONLY ?? '';
const WARM_UP = 10;
const PAGES_ON = 20;

const { shop, close } = await openBuiltShop('admin');
await fillCatalog();
process.stderr.write(`  ${ORDERS} orders\n`);
const admin = await openAdmin(shop, 'owner');
await fillOrders(shop.db, { orders: ORDERS, products: PRODUCTS || 1 });
const samples = await sampleOrders(shop.db, 200);

async function fillCatalog() {
  const { rows } = await shop.db.query('select 1 from product limit 1');
  if (PRODUCTS === 0 || rows.length > 0) return;
  process.stderr.write(`  ${PRODUCTS} products\n`);
  await importCatalog(shop, await writeCatalog(`${shop.settings.DATA_DIR}/catalog`, PRODUCTS, 1), {});
}

let isFast = true;
function judged(name: string, bar: number, times: readonly number[], bytes: number) {
  const p95 = percentile(times, 0.95);
  isFast &&= p95 <= bar;
  const p50Ms = Number(percentile(times, 0.5).toFixed(1));
  figure(`${name} p95`, p95, 'ms', { database: shop.db.kind, calls: times.length, p50Ms, bytes, bar, ok: p95 <= bar });
}

async function measure({ name, bar, path, form }: AdminRequest) {
  if (!name.startsWith(ONLY)) return;
  const times: number[] = [];
  let bytes = 0;
  for (let n = 0; n < CALLS + WARM_UP; n++) {
    const asked = await admin.ask(path(n), form?.(n));
    bytes = asked.body.length;
    if (n >= WARM_UP) times.push(asked.ms);
    // other requests of the machine come between, as they do for staff
    if (n % 10 === 0) await delay(5);
  }
  judged(name, bar, times, bytes);
}

/** Follows the list from page to page. */
async function measureNextPages(first: string, bar: number) {
  const times: number[] = [];
  while (times.length < CALLS) {
    let at: string | undefined = first;
    for (let page = 0; at && page < PAGES_ON; page++) {
      const { ms, body } = await admin.ask(at);
      if (page > 0) times.push(ms);
      at = /href="(\/tilaukset\?[^"]*after=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    if (times.length === 0) throw new Error('the list has no next page');
  }
  judged(`next pages: ${first}`, bar, times, 0);
}

for (const request of adminRequests(samples)) await measure(request);
await measure(await addressEdits(shop.db));
if ('next pages'.startsWith(ONLY)) {
  await measureNextPages('/tilaukset', 60);
  await measureNextPages('/tilaukset?view=done', 100);
}

admin.close();
await close();
process.exit(isFast ? 0 : 1);
