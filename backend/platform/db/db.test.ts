import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '#test/test-db.ts';
import { isMigrated, migrate } from './migrate.ts';

test('both engines return the same JavaScript values', async () => {
  const db = await testDb();
  const { rows } = await db.query(
    `select 7::int8 as big, 1.5::numeric as exact, date '2026-02-03' as day, $1::jsonb as doc, $2::text[] as list`,
    [JSON.stringify({ a: [1] }), ['x', 'y z']],
  );
  expect(rows).toEqual([{ big: 7, exact: '1.5', day: '2026-02-03', doc: { a: [1] }, list: ['x', 'y z'] }]);
});

test('migrating twice applies nothing the second time', async () => {
  const db = await testDb();
  expect(await migrate(db)).toEqual([]);
  expect(await isMigrated(db)).toBe(true);
});

test('rolls back a failed transaction and isolates concurrent ones', async () => {
  const db = await testDb();
  const insert = (key: string, fails: boolean) =>
    db.kysely.transaction().execute(async (tx) => {
      await tx.insertInto('shop_meta').values({ key, value: '1' }).execute();
      await sql`select pg_sleep(0.01)`.execute(tx);
      if (fails) throw new Error('rolled back');
    });
  await Promise.allSettled([insert('a', false), insert('b', true), insert('c', false)]);
  const keys = await db.kysely.selectFrom('shop_meta').select('key').orderBy('key').execute();
  expect(keys).toEqual([{ key: 'a' }, { key: 'c' }]);
});

test('an SQL error carries its code and constraint', async () => {
  const db = await testDb();
  await db.query("insert into shop_meta values ('k', 'v')");
  await expect(db.query("insert into shop_meta values ('k', 'v')")).rejects.toMatchObject({
    code: '23505',
    constraint: 'shop_meta_pkey',
  });
});

test('delivers notifications', async () => {
  const db = await testDb();
  const { promise, resolve } = Promise.withResolvers<string>();
  const stop = await db.listen('news', resolve);
  await db.query("select pg_notify('news', 'hello')");
  expect(await promise).toBe('hello');
  await stop();
});
