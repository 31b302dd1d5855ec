import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeOrders } from '#test/make-orders.ts';
import { makeProduct } from '#test/make-products.ts';
import { onPostgres, testDb } from '#test/test-db.ts';
import type { Db } from '../db/db.ts';
import type { FeedKind } from './kinds.ts';
import { changesAfter, readCursor, versionOf } from './service.ts';
import { settled } from './test-settled.ts';

const kinds: FeedKind[] = ['order', 'stock'];

/** Reads everything after a cursor in small pages. */
async function readOn(db: Db, from: string | null, limit = 3) {
  const seen = [];
  let after = from;
  for (;;) {
    const page = await changesAfter(db.kysely, { kinds, after, limit });
    seen.push(...page);
    after = page.at(-1)?.cursor ?? after;
    if (page.length < limit) return { seen, after };
  }
}

const touch = (db: Pick<Db, 'query'>, number: string) =>
  db.query('update customer_order set updated_at = now() where number = $1', [number]);

test('a thing stands in the feed once, at its last change; its version changes with it (api-8)', async () => {
  const db = await testDb();
  const [a = '', b = ''] = await makeOrders(db, [{}, {}]);
  await settled(db);
  const first = await readOn(db, null);
  expect(first.seen.map(({ id }) => id)).toEqual([a, b]);
  const before = await versionOf(db.kysely, 'order', a);
  await touch(db, a);
  await settled(db);
  const { seen } = await readOn(db, first.after);
  expect(seen).toMatchObject([{ kind: 'order', id: a, op: 'changed' }]);
  expect(seen[0]?.version).not.toBe(before);
  expect((await readOn(db, null)).seen.map(({ id }) => id)).toEqual([b, a]);
});

test('parcels, refunds and lines change their order, levels their sku, and removed things stay as removed', async () => {
  const db = await testDb();
  const [number = ''] = await makeOrders(db, [{}]);
  await makeProduct(db, { name: { fi: 'Hihna' }, variants: [{ sku: 'HIHNA', stock: { oulu: 5 } }] });
  await settled(db);
  let { after } = await readOn(db, null);
  const changed = async (text: string, params: unknown[] = []) => {
    await db.query(text, params);
    await settled(db);
    const read = await readOn(db, after);
    after = read.after;
    return read.seen.map(({ kind, id, op }) => `${kind} ${id} ${op}`);
  };
  const ofOrder = '(select id from customer_order where number = $1)';
  expect(
    await changed(`insert into shipment (order_id, carrier, shipped_at) values (${ofOrder}, 'posti', now())`, [number]),
  ).toEqual([`order ${number} changed`]);
  expect(await changed(`update order_line set refunded_amount = 1 where order_id = ${ofOrder}`, [number])).toEqual([
    `order ${number} changed`,
  ]);
  expect(await changed("update stock_level set qty = 4 where sku = 'HIHNA'")).toEqual(['stock HIHNA changed']);
  expect(await changed("delete from stock_level where sku = 'HIHNA'")).toEqual(['stock HIHNA changed']);
  await db.query(`delete from shipment where order_id = ${ofOrder}`, [number]);
  expect(await changed('delete from customer_order where number = $1', [number])).toEqual([`order ${number} removed`]);
});

test('a cursor is read as it was written, other texts are none', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const place = readCursor(text);
      if (place) expect(place.xid).toMatch(/^\d+$/);
    }),
  );
  expect(readCursor(Buffer.from('99999999999999999999.order.1').toString('base64url'))).toBeNull();
  const db = await testDb();
  await makeProduct(db, { name: { fi: 'Hihna' }, variants: [{ sku: 'A.B ö\n', stock: { oulu: 5 } }] });
  await settled(db);
  const { after } = await readOn(db, null);
  expect(readCursor(after ?? '')).toMatchObject({ kind: 'stock', id: 'A.B ö\n' });
});

test.runIf(onPostgres)('a reader does not pass what a running transaction may still commit (api-8)', async () => {
  const db = await testDb();
  const [slow = '', quick = ''] = await makeOrders(db, [{}, {}]);
  await settled(db);
  const { after } = await readOn(db, null);
  let commit = () => {};
  const gate = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const running = db.kysely.transaction().execute(async (tx) => {
    await tx.updateTable('customer_order').set({ updated_at: new Date() }).where('number', '=', slow).execute();
    await gate;
  });
  await delay(50);
  await touch(db, quick);
  expect((await readOn(db, after)).seen).toEqual([]);
  commit();
  await running;
  await settled(db);
  expect((await readOn(db, after)).seen.map(({ id }) => id)).toEqual([slow, quick]);
});

const WRITERS = 8;
const CHANGES = 40;

test('whoever follows the feed while many write has the last change of everything in the end (api-8)', async () => {
  const db = await testDb();
  const numbers = await makeOrders(
    db,
    Array.from({ length: 12 }, () => ({})),
  );
  const pick = (i: number) => numbers[i % numbers.length] ?? '';
  let isWriting = true;
  const known = new Map<string, string>();
  const follow = async () => {
    let after: string | null = null;
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const read: Awaited<ReturnType<typeof readOn>> = await readOn(db, after);
      for (const { id, version } of read.seen) known.set(id, version);
      after = read.after;
      await delay(1);
    }
  };
  const write = async (writer: number) => {
    for (let i = 0; i < CHANGES; i++) {
      // in one order, as the shop locks them
      const two = [pick(writer * 7 + i * 5), pick(writer * 3 + i)].toSorted();
      await db.kysely.transaction().execute(async (tx) => {
        for (const number of two) {
          await tx.updateTable('customer_order').set({ updated_at: new Date() }).where('number', '=', number).execute();
          if (onPostgres) await delay((writer + i) % 4);
        }
      });
    }
  };
  const followers = [follow(), follow()];
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await settled(db);
  isWriting = false;
  await Promise.all(followers);
  const current = await Promise.all(
    numbers.map(async (number) => [number, await versionOf(db.kysely, 'order', number)] as const),
  );
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(current));
});
