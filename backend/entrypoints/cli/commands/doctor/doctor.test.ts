import { chmodSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { envFileFinding, nodeVersion } from '#backend/entrypoints/doctor/environment.ts';
import { linesOf } from '#backend/entrypoints/doctor/finding.ts';
import { smtpServer } from '#backend/platform/mail/test-smtp.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { liveEnv } from '#test/live-env.ts';
import { CommandFailed } from '../../output.ts';
import { onShop } from '../../test-program.ts';
import { doctorAtRest } from './doctor.ts';

async function setup(env: Record<string, string> = {}) {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3 } }], env);
  await made.shop.db.kysely.transaction().execute((tx) => made.shop.search.recordChange(tx, 'all'));
  await made.shop.db.query(`insert into price_history (sku, cents, from_at) values ('RAJA', 5000, now())`);
  const { number } = await made.placed(requestFor('RAJA', 5000));
  await made.shop.checkout.settle(await made.returned(number, 'ok'));
  await made.placed(requestFor('RAJA', 5000));
  await made.shop.mail.deliverWaiting();
  // the database uses the real clock
  made.clock.now = new Date();
  return { ...made, number, doctor: () => onShop(made.shop, 'doctor') };
}

test('a healthy shop passes', async () => {
  const { doctor, clock } = await setup();
  const { text, failed } = await doctor();
  expect(failed).toBeUndefined();
  expect(text).not.toContain('✗');
  for (const about of ['Node', 'Settings', 'DATA_DIR', 'Disk', 'Database', 'Clock', 'Migrations', 'Jobs', 'Pictures'])
    expect(text).toMatch(new RegExp(`✓ ${about} `));
  expect(text).toContain('2 orders, payments and stock agree');
  expect(text).toContain('1 products, 1 skus');
  clock.now = new Date(Date.now() + 60_000);
  expect((await doctor()).text).toMatch(/✗ Clock +the database is -60 s off/);
});

test('hints at a data dir with open permissions and the command that closes it', async () => {
  const { doctor, shop } = await setup();
  const { DATA_DIR } = shop.settings;
  expect((await doctor()).text).toMatch(/✓ DATA_DIR +only its user may open it/);
  chmodSync(DATA_DIR, 0o755);
  const { text } = await doctor();
  expect(text).toMatch(/! DATA_DIR +.* is mode 755: others on this machine may open 1 of its \d+ files/);
  expect(text).toContain(`→ chmod -R go= ${DATA_DIR}`);
});

test.each<[string, string, RegExp]>([
  [
    'a paid order without a payment',
    `update payment_attempt set status = 'fail'`,
    /✗ Books +paid without a payment: \d+/,
  ],
  [
    'two payments of one order',
    `insert into payment_attempt (stamp, order_id, attempt, provider, amount_cents, reference, status)
     select 'x', order_id, 9, provider, amount_cents, reference, 'ok' from payment_attempt where status = 'ok'`,
    /✗ Books +paid more than once/,
  ],
  ['another sum', 'update payment_attempt set amount_cents = amount_cents - 1', /✗ Books +paid another sum/],
  [
    'money without goods',
    `update customer_order set status = 'cancelled' where status = 'paid'`,
    /! Books +money came/,
  ],
  ['a total that does not add up', 'update order_line set total_cents = 1', /✗ Books +totals do not add up/],
  ['a hold of a closed order', `update customer_order set status = 'cancelled'`, /✗ Stock +held by orders/],
  ['more held than there is', 'update stock_level set qty = 0', /! Stock +more is held/],
  [
    'a sku that the index lacks',
    `insert into product_variant (product_id, sku, prices) select product_id, 'OHI', prices from product_variant;
     insert into price_history (sku, cents, from_at) values ('OHI', 5000, now())`,
    /✗ Search index +1 of 1 products, 1 of 2 skus\n +→ npm run shop -- search reindex/,
  ],
  [
    'mail given up',
    `update outbox_mail set status = 'failed', last_error = '550 no such box'`,
    /✗ Mail +2 could not be sent; the last error: 550 no such box/,
  ],
  [
    'mail that waits too long',
    `update outbox_mail set status = 'queued', next_attempt_at = now() - interval '1 hour'`,
    /✗ Mail +2 wait too long/,
  ],
  [
    'a picture that is not there',
    `update product set images = '[{"id": "0123456789abcdef"}]'`,
    /✗ Pictures +1 of 1 are not in .*: 0123456789abcdef/,
  ],
  [
    'a price that did not change in time',
    `update product_variant set next_price_at = now() - interval '1 hour'`,
    /✗ Prices +1 should have changed by now/,
  ],
  ['a sku without a price history', 'truncate price_history', /✗ Prices +1 of 1 skus have no price history/],
  [
    'a database of a newer version',
    `insert into migration (name) values ('9999_later.sql')`,
    /✗ Migrations +the database is of a newer version \(9999_later.sql\)/,
  ],
])('detects %s', async (_what, sql, words) => {
  const { doctor, shop } = await setup();
  onTestFinished(() => shop.db.exec(`delete from migration where name = '9999_later.sql'`).then(() => {}));
  // what is written past the shop from now on is not recorded as a change
  await shop.search.settled();
  await shop.db.exec(sql);
  const { text, failed } = await doctor();
  expect(text).toMatch(words);
  if (words.source.startsWith('✗')) expect(failed).toMatch(/(is|are) wrong/);
});

test('reports jobs that no process runs', async () => {
  const { doctor, shop } = await setup();
  await shop.jobs.start({ work: false });
  await shop.jobs.enqueue(null, 'mail', { id: 'x' });
  await shop.db.query(`update jobs.job set start_after = now() - interval '1 hour' where name = 'mail'`);
  expect((await doctor()).text).toMatch(/✗ Jobs +late: mail \(1\)/);
});

test('checks the connection to the mail server', async () => {
  const server = await smtpServer();
  const { doctor } = await setup({ SMTP_URL: server.url });
  expect((await doctor()).text).toContain('the mail server answers');
  const gone = await setup({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await gone.doctor()).text).toMatch(/✗ Mail +the mail server does not answer as it should: .*ECONNREFUSED/);
});

async function atRest(env: Record<string, string>) {
  const lines: string[] = [];
  const out = { line: (line: string) => void lines.push(line), drained: async () => {}, progress: () => {} };
  const failed = await doctorAtRest(readSettings(env), out).catch((error) => error);
  if (failed && !(failed instanceof CommandFailed)) throw failed;
  return lines.join('\n');
}

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'tieva-doctor-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('without a running shop: creates nothing, explains locks, reports a broken database', async () => {
  const DATA_DIR = await folder();
  expect(await atRest({ DATA_DIR })).toContain('npm start makes it');
  writeFileSync(join(DATA_DIR, 'lock'), '999999999');
  expect(await atRest({ DATA_DIR })).toMatch(/! Lock +left behind by process 999999999/);
  writeFileSync(join(DATA_DIR, 'lock'), '1');
  expect(await atRest({ DATA_DIR })).toMatch(/✗ Lock +process 1 has .* open/);
  expect(await atRest({ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
    /✗ Database +does not open: .*\n +→ Check DATABASE_URL/,
  );
  await rm(join(DATA_DIR, 'lock'));
  await mkdir(join(DATA_DIR, 'pglite'));
  await writeFile(join(DATA_DIR, 'pglite/PG_VERSION'), '9\n');
  expect(await atRest({ DATA_DIR })).toMatch(/✗ Database +does not open[\s\S]*A newer version/);
});

test('reports an .env file that others may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, '.env');
  expect(await envFileFinding(file)).toEqual([]);
  writeFileSync(file, 'SHOP_MODE=demo');
  chmodSync(file, 0o644);
  expect((await envFileFinding(file)).flatMap(linesOf).join()).toMatch(`→ chmod 600 ${file}`);
  chmodSync(file, 0o600);
  expect(await envFileFinding(file)).toMatchObject([{ state: 'good' }]);
});

test('reports hints of a live shop', async () => {
  const text = await atRest({ ...liveEnv, DATA_DIR: await folder() });
  expect(text).toContain('embedded database');
  expect(text).toContain('TRUSTED_PROXIES is empty');
});

test.skipIf(process.getuid?.() === 0)('a DATA_DIR of somebody else is named', async () => {
  const DATA_DIR = await folder();
  chmodSync(DATA_DIR, 0o500);
  expect(await atRest({ DATA_DIR })).toMatch(/✗ DATA_DIR +.* cannot be written/);
});

test.each([
  ['v22.21.9', 'wrong'],
  ['v22.22.0', 'good'],
  ['v24.0.0', 'good'],
  ['v18.20.0', 'wrong'],
])('Node %s is %s', (version, state) => {
  expect(nodeVersion(version).state).toBe(state);
});
