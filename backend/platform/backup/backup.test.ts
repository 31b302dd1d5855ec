import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { appliedMigrations, isMigrated, listMigrations, migrate } from '#backend/platform/db/migrate.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { createShop } from '#backend/shop.ts';
import { importDemoCatalog } from '#demo/import-demo.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { onPostgres, openEmptyDb, openEmptyPglite } from '#test/test-db.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './format.ts';
import { checkArchive, readEntries } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

const quiet = () => {};

async function temporary() {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The rows in a backup file. */
async function tablesOf(file: string): Promise<Record<string, string>> {
  const tables: Record<string, string> = {};
  const read = async (content: AsyncIterable<Buffer>) => {
    const chunks = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  await readEntries(file, {
    table: async (name, content) => {
      tables[name] = await read(content);
    },
    file: async (path, content) => {
      tables[path] = await read(content);
    },
  });
  return tables;
}

/** A shop with a paid, a waiting and a cancelled order, a picture, and texts that need escaping. */
async function livedInShop() {
  const made = await orderShop([
    { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3 } },
    { sku: 'ÄÖ"\\,{}', price: 1290, stock: { oulu: 9, ranua: 2 } },
    { sku: 'äö', price: null },
  ]);
  const { shop } = made;
  const paid = await made.placed(requestFor('RAJA', 5000));
  await shop.checkout.settle(await made.returned(paid.number, 'ok'));
  await made.placed(requestFor('RAJA', 5000));
  await shop.db.query(
    `insert into redirect (from_path, to_url) values ('/vanha', '/uusi'), ('/Ä', $1), ('/ä', E'rivi\\nvaihto\\t\\u2028')`,
    ['https://example.com/?a=1&b="2"'],
  );
  await shop.db.query(
    `insert into diagram (slug, make, model, name, drawing, hotspots) values ('terat', 'Kaira', 'Umpi', '{"fi":"Terät"}',
      '<svg viewBox="0 0 4 3"/>', '[{"number":1,"sku":"A/1@1044","amount":1,"x":12.5,"y":0}]')`,
  );
  await shop.db.query(`insert into shop_meta (key, value) values ('catalog_version', '3'), ('search_version', '9')`);
  await shop.pictures.add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>'), 'svg');
  const folder = await temporary();
  const backup = (db: Db, name: string) =>
    createBackup({ ...shop, db, settings: { DATA_DIR: shop.settings.DATA_DIR } }, join(folder, name), quiet);
  return { ...made, folder, backup };
}

async function emptyDb(kind: 'pglite' | 'this'): Promise<Db> {
  const db = kind === 'pglite' ? await openEmptyPglite() : await openEmptyDb();
  onTestFinished(() => db.close());
  return db;
}

// restores into the other engine if PostgreSQL is available
const engines = onPostgres ? (['pglite', 'this'] as const) : (['this'] as const);
test.each(engines)('restores everything byte by byte into %s engine', async (kind) => {
  const { shop, folder, backup } = await livedInShop();
  const first = join(folder, 'first.tar.gz');
  const manifest = await backup(shop.db, 'first.tar.gz');
  expect((await stat(first)).mode & 0o077).toBe(0);
  const rows = (name: string, from: Manifest = manifest) => from.tables.find((table) => table.name === name)?.rows;
  expect([
    rows('customer_order'),
    rows('order_event'),
    rows('payment_attempt'),
    rows('stock_hold'),
    rows('outbox_mail'),
  ]).toEqual([2, expect.any(Number), 2, 1, 2]);
  expect(manifest.files).toHaveLength(1);

  const db = await emptyDb(kind);
  const dataDir = await temporary();
  await restoreBackup(db, { DATA_DIR: dataDir }, first, quiet);
  expect(await isMigrated(db)).toBe(true);
  const again = await createBackup(
    { ...shop, db, settings: { DATA_DIR: dataDir } },
    join(folder, 'again.tar.gz'),
    quiet,
  );
  expect(await tablesOf(join(folder, 'again.tar.gz'))).toEqual(await tablesOf(first));
  expect({ ...again, createdAt: '' }).toEqual({ ...manifest, createdAt: '' });

  if (kind === 'pglite') {
    const back = await emptyDb('this');
    await restoreBackup(back, { DATA_DIR: await temporary() }, join(folder, 'again.tar.gz'), quiet);
    const third = { ...shop, db: back, settings: { DATA_DIR: dataDir } };
    await createBackup(third, join(folder, 'third.tar.gz'), quiet);
    expect(await tablesOf(join(folder, 'third.tar.gz'))).toEqual(await tablesOf(first));
  }

  // sequences continue
  const { rows: next } = await db.query(`select nextval('order_number') as n`);
  const { rows: before } = await shop.db.query(`select nextval('order_number') as n`);
  expect(next).toEqual(before);
  await expect(db.query('update price_history set cents = 1')).rejects.toThrow('append-only');
});

test('refuses a shop with data and a damaged or foreign file before any change', async () => {
  const { shop, folder, backup } = await livedInShop();
  const good = join(folder, 'good.tar.gz');
  await backup(shop.db, 'good.tar.gz');
  await expect(backup(shop.db, 'good.tar.gz')).rejects.toThrow('exists already');
  await expect(backup(shop.db, 'nowhere/x.tar.gz')).rejects.toThrow('Cannot write');
  await expect(restoreBackup(shop.db, { DATA_DIR: folder }, good, quiet)).rejects.toThrow(
    /empty shop only; this one has rows in/,
  );

  const db = await emptyDb('pglite');
  const bytes = await readFile(good);
  const plain = gunzipSync(bytes);
  const attempts: [string, Buffer, RegExp][] = [
    ['cut', bytes.subarray(0, bytes.length - 400), /damaged/],
    ['bent', gzipSync(Buffer.from(plain.toString('latin1').replace('"RAJA"', '"RAJB"'), 'latin1')), /not what it was/],
    ['other', Buffer.from('hello'), /no backup of the shop/],
    [
      'newer',
      gzipSync(Buffer.from(plain.toString('latin1').replace('0001_catalog', '9001_catalog'), 'latin1')),
      /newer version/,
    ],
  ];
  for (const [name, content, words] of attempts) {
    await writeFile(join(folder, name), content);
    await expect(restoreBackup(db, { DATA_DIR: folder }, join(folder, name), quiet)).rejects.toThrow(words);
  }
  await expect(restoreBackup(db, { DATA_DIR: folder }, join(folder, 'none'), quiet)).rejects.toThrow(
    'There is no file',
  );
  expect(await appliedMigrations(db)).toEqual([]);
});

test('a failed restore leaves no row, and the next attempt works', async () => {
  const { shop, folder, backup } = await livedInShop();
  await backup(shop.db, 'good.tar.gz');
  const db = await emptyDb('this');
  const failing: Db = {
    ...db,
    withConnection: (work) =>
      db.withConnection((connection) =>
        work({
          ...connection,
          query: (sql, params) => {
            if (sql.includes('"outbox_mail"')) throw new Error('power cut');
            return connection.query(sql, params);
          },
        }),
      ),
  };
  await expect(restoreBackup(failing, { DATA_DIR: folder }, join(folder, 'good.tar.gz'), quiet)).rejects.toThrow(
    'power cut',
  );
  expect((await db.query('select count(*) as n from customer_order')).rows).toEqual([{ n: 0 }]);
  await restoreBackup(db, { DATA_DIR: await temporary() }, join(folder, 'good.tar.gz'), quiet);
  expect((await db.query('select count(*) as n from customer_order')).rows).toEqual([{ n: 2 }]);
});

test('restores rows of an older version at its migrations, then migrates', async () => {
  const old = await emptyDb('this');
  const upTo = (await listMigrations()).filter((name) => name < '0007');
  await migrate(old, { only: upTo });
  await old.exec(`
    insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on) values ('A', 'a', 'A', 'B', 'parcel', '2026-01-01');
    insert into product_variant (product_id, sku, price_cents) values (1, 'A', 1990);`);
  const folder = await temporary();
  const file = join(folder, 'old.tar.gz');
  await createBackup({ db: old, now: () => new Date(), settings: { DATA_DIR: folder } }, file, quiet);
  expect((await checkArchive(file, quiet)).migrations).toEqual(upTo);
  const db = await emptyDb('pglite');
  await restoreBackup(db, { DATA_DIR: folder }, file, quiet);
  const { rows } = await db.query("select sku, prices, nextval('variant_ids') as next from product_variant");
  expect(rows).toEqual([{ sku: 'A', prices: { regular: [{ cents: 1990, from: null }], reductions: [] }, next: 2 }]);
});

test('a backup has no waiting jobs: sweeps after a start find their work again', async () => {
  const { shop, clock, folder, backup } = await livedInShop();
  await backup(shop.db, 'good.tar.gz');
  const db = await emptyDb('this');
  await restoreBackup(db, { DATA_DIR: folder }, join(folder, 'good.tar.gz'), quiet);
  const restored = createShop({ ...shop, db });
  onTestFinished(() => restored.jobs.stop());
  await restored.jobs.start({ work: false });
  const { rows } = await db.query(`select name from jobs.schedule where name in ('mail-sweep', 'orders-sweep')`);
  expect(rows).toHaveLength(2);
  await restored.mail.deliverWaiting();
  expect(await restored.mail.mailbox.list()).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await restored.checkout.sweep();
  expect((await db.query('select count(*) as n from stock_hold')).rows).toEqual([{ n: 0 }]);
});

test('restores customers with their data, but no sessions, tokens or limits', async () => {
  const { shop, folder, backup } = await livedInShop();
  const { userId, email, cookie, visitor } = await makeCustomer(shop, { dob: '1990-02-28' });
  const home = { firstname: 'Aino', lastname: 'Ä', street: 'Koivukatu 1', postcode: '90100', city: 'Oulu' };
  await shop.accounts.addAddress(visitor, home);
  await shop.accounts.setPermissions(visitor, { sms: true }, { source: 'account' });
  await shop.wishLists.create(visitor, 'Mökki');
  await shop.db.query(`update customer_order set user_id = $1 where status = 'paid'`, [userId]);
  await shop.db.query(
    `insert into account_token (kind, user_id, email, token_hash, expires_at) values ('link', $1, $2, 'x', now() + interval '1 h')`,
    [userId, email],
  );
  await shop.db.query(`insert into rate_bucket (key, points, expire) values ('x', 9, 9999999999999)`);
  const { tables } = await backup(shop.db, 'customers.tar.gz');
  const left = ['auth_session', 'auth_verification', 'account_token', 'account_request', 'rate_bucket'];
  expect(tables.filter(({ name }) => left.includes(name))).toEqual([]);

  const db = await emptyDb('this');
  await restoreBackup(db, { DATA_DIR: await temporary() }, join(folder, 'customers.tar.gz'), quiet);
  const restored = createShop({ ...shop, db });
  expect(await restored.auth.visitor(new Headers({ cookie }))).toBeNull();
  expect(await restored.accounts.details({ userId })).toMatchObject({
    email,
    dob: '1990-02-28',
    addresses: [{ street: 'Koivukatu 1', defaultShipping: true }],
    marketingPermissions: { email: false, sms: true },
  });
  expect((await restored.ownOrders.list(userId)).total).toBe(1);
  const said = await restored.accounts.setPermissions({ userId }, { email: true }, { source: 'account' });
  expect(said).toMatchObject({ ok: true });
  const { rows } = await db.query(`select name from wish_list where user_id = $1`, [userId]);
  expect(rows).toEqual([{ name: 'Mökki' }]);
});

test('never imports the demo catalog over a restored shop', async () => {
  const { shop, folder, backup } = await livedInShop();
  await shop.db.query('delete from shop_meta');
  await backup(shop.db, 'good.tar.gz');
  const db = await emptyDb('this');
  await restoreBackup(db, { DATA_DIR: folder }, join(folder, 'good.tar.gz'), quiet);
  await importDemoCatalog(createShop({ ...shop, db }));
  expect((await db.query('select count(*) as n from product')).rows).toEqual([{ n: 3 }]);
});

test('a backup contains concurrent orders completely or not at all', async () => {
  const { shop, folder, placed } = await livedInShop();
  let placing: Promise<unknown> | undefined;
  const place = () => {
    placing ??= placed(requestFor('ÄÖ"\\,{}', 1290));
  };
  await createBackup(shop, join(folder, 'busy.tar.gz'), (label) => label.startsWith('Reading') && place());
  await placing;
  const tables = await tablesOf(join(folder, 'busy.tar.gz'));
  const lines = (name: string) => tables[name]?.split('\n').length;
  expect(lines('customer_order')).toBe(3);
  expect(lines('order_line')).toBe(3);
  expect((await shop.db.query('select count(*) as n from customer_order')).rows).toEqual([{ n: 3 }]);
});
