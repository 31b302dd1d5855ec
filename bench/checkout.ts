/**
 * A cart checked and ordered as the browser does it: whole responses over HTTP, in sequence, to measure the
 * server's time. The gateway is the simulator in the same process; deciding there is not counted.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCampaigns } from '../backend/sales/campaigns/importing/import-campaigns.ts';
import { makeProduct } from '../test/make-products.ts';
import { openBuiltShop } from './built-shop.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Times the check of a cart, and a whole checkout from opening the page to the thank-you page.
  npm run bench -- checkout                            PGlite
  DATABASE_URL=postgres://… npm run bench -- checkout  an empty PostgreSQL database
LINES (20) are in the cart, CALLS (100) how often it is checked, ORDERS (50) how often it is ordered; three campaigns are at
work. PARTS=1 tells the parts of a checkout. Needs a build: npm run build.`);

const LINES = Number(process.env.LINES ?? 20);
const CALLS = Number(process.env.CALLS ?? 100);
const ORDERS = Number(process.env.ORDERS ?? 50);
const WARM_UP = 20;
const MAX_CHECK_MS = 25;
const MAX_CHECKOUT_MS = 80;
const CODE = 'KOE10';
const PICKUP = '403';

const { shop, baseUrl, headers, close } = await openBuiltShop('checkout');
process.stderr.write('  making products and campaigns\n');
const skuOf = (n: number) => `KOE-${n}`;
for (let n = 0; n < LINES; n++)
  await makeProduct(shop.db, {
    name: { fi: `Koetuote ${n}`, en: `Test product ${n}` },
    sku: skuOf(n),
    variants: [{ sku: skuOf(n), price: 1000 + n, stock: { oulu: 1_000_000 } }],
  });
const work = await mkdtemp(join(tmpdir(), 'tieva-bench-campaigns-'));
const file = join(work, 'campaigns.yaml');
await writeFile(
  file,
  `- { code: ITSE5, name: { fi: Itse }, automatic: true, rules: [{ then: { percentage: 5 } }] }
- { code: ITSEKOLME, name: { fi: Kolme }, automatic: true, rules: [{ when: { sku: [${skuOf(0)}] }, then: { buy: 3, pay: 2 } }] }
- { code: ${CODE}, name: { fi: Koodi }, rules: [{ when: { value: 50 }, then: { amount: 10 } }] }
`,
);
await importCampaigns(shop, { what: 'campaigns', path: file, actor: { kind: 'command', name: 'bench' } });
await rm(work, { recursive: true });

const lines = Array.from({ length: LINES }, (_, n) => ({ sku: skuOf(n), amount: 1 + (n % 3), customization: null }));
const json = { 'content-type': 'application/json' };

/** CPU time of all threads for each call, client included; separates work from waiting on a busy machine. */
function cpuTimer() {
  const before = process.cpuUsage();
  return (calls: number) => {
    const { user, system } = process.cpuUsage(before);
    return Number(((user + system) / 1000 / calls).toFixed(1));
  };
}

/** One request: time until the whole response. */
async function ask(path: string, init: RequestInit = {}, status = 200) {
  const started = performance.now();
  const answer = await fetch(new URL(path, baseUrl), {
    redirect: 'manual',
    ...init,
    headers: { ...headers(), referer: `${baseUrl}/ostoskori`, ...init.headers },
  });
  const body = await answer.text();
  const ms = performance.now() - started;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
  return { ms, body, location: answer.headers.get('location') ?? '' };
}
const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(body) });

const check = () => post('/functions/paymentGateway-validateCartV2', { items: lines, campaign: CODE, locale: 'fi' });

type Totals = { total: number; payNow: number; toPay: number };
const form = {
  contact: {
    customerType: 'private',
    email: 'maija@esimerkki.fi',
    phone: '040 123 4567',
    firstname: 'Maija',
    lastname: 'Mallikas',
  },
  delivery: { methodId: PICKUP, servicePointId: '' },
  paymentMethodId: 'osuuspankki',
  website: '',
};

/** The page, what can be chosen, the order, and back from the payment: milliseconds of each. */
async function order(): Promise<Record<string, number>> {
  const codes = { campaignCode: CODE, giftCardCode: null, quote: null };
  const page = await ask('/kassa.data');
  const options = await post('/api/checkout/options', { lines, ...codes, postcode: null, locale: 'fi' });
  const { totals } = JSON.parse(options.body) as { totals: Totals };
  const request = { idempotencyKey: randomUUID(), lines, form, ...codes };
  const { total: totalCents, payNow: payNowCents, toPay: toPayCents } = totals;
  const placed = await post('/kassa.data', { ...request, totalCents, payNowCents, toPayCents });
  const payment = /\/simulator\/pay\/[\w-]+/.exec(placed.body)?.[0];
  if (!payment) throw new Error(`no payment in ${placed.body.slice(0, 300)}`);
  const paid = await ask(
    payment,
    { method: 'POST', body: new URLSearchParams({ action: 'pay', callbacks: 'never', method: 'osuuspankki' }) },
    303,
  );
  const back = await ask(paid.location, {}, 303);
  const thanks = await ask(back.location);
  return { page: page.ms, options: options.ms, place: placed.ms, back: back.ms, thanks: thanks.ms };
}

process.stderr.write('  checking carts\n');
for (let n = 0; n < WARM_UP; n++) await check();
const checks: number[] = [];
const cpuOfCheck = cpuTimer();
for (let n = 0; n < CALLS; n++) checks.push((await check()).ms);
const checkCpuMs = cpuOfCheck(CALLS);
const facts = { database: shop.db.kind, lines: LINES };
const p50Ms = (times: readonly number[]) => Number(percentile(times, 0.5).toFixed(1));
const checkMs = percentile(checks, 0.95);
figure('cart check p95', checkMs, 'ms', {
  ...facts,
  calls: CALLS,
  p50Ms: p50Ms(checks),
  cpuMs: checkCpuMs,
  bar: MAX_CHECK_MS,
  ok: checkMs <= MAX_CHECK_MS,
});

process.stderr.write('  ordering\n');
for (let n = 0; n < WARM_UP; n++) await order();
const orders: Record<string, number>[] = [];
const cpuOfOrder = cpuTimer();
for (let n = 0; n < ORDERS; n++) orders.push(await order());
const orderCpuMs = cpuOfOrder(ORDERS);
if (process.env.PARTS)
  for (const part of Object.keys(orders[0] ?? {}))
    figure(
      `checkout: ${part} p50`,
      percentile(
        orders.map((times) => times[part] ?? 0),
        0.5,
      ),
      'ms',
      facts,
    );
const whole = orders.map((times) => Object.values(times).reduce((sum, ms) => sum + ms, 0));
const checkoutMs = percentile(whole, 0.5);
figure('checkout p50', checkoutMs, 'ms', {
  ...facts,
  orders: ORDERS,
  cpuMs: orderCpuMs,
  p95Ms: Number(percentile(whole, 0.95).toFixed(1)),
  bar: MAX_CHECKOUT_MS,
  ok: checkoutMs <= MAX_CHECKOUT_MS,
});

await close();
process.exit(checkMs <= MAX_CHECK_MS && checkoutMs <= MAX_CHECKOUT_MS ? 0 : 1);
