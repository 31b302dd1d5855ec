import { expect, test } from 'vitest';
import { emptyTestDb } from '#test/test-db.ts';
import type { Db } from './db.ts';
import { withRolledBackDb } from './rolled-back-db.ts';
import { inTransaction } from './transaction.ts';

const add = (db: Pick<Db, 'query'>, key: string) =>
  db.query("insert into shop_meta (key, value) values ($1, 'x')", [key]);
const keys = async (db: Pick<Db, 'query'>) => {
  const { rows } = await db.query<{ key: string }>("select key from shop_meta where value = 'x' order by key");
  return rows.map(({ key }) => key);
};
const insert = (key: string) => ({ key, value: 'x' });

test('everything may be read and changed, and nothing stays', async () => {
  const db = await emptyTestDb();
  const seen = await withRolledBackDb(db, async (within) => {
    await add(within, 'plain');
    await inTransaction(within.kysely, (tx) => tx.insertInto('shop_meta').values(insert('kept')).execute());
    const failed = inTransaction(within.kysely, async (tx) => {
      await tx.insertInto('shop_meta').values(insert('taken back')).execute();
      await tx.insertInto('shop_meta').values(insert('plain')).execute();
    });
    await expect(failed).rejects.toThrow();
    return keys(within);
  });
  expect(seen).toEqual(['kept', 'plain']);
  expect(await keys(db)).toEqual([]);
});

test('an error rolls back as well, and transactions beside each other do not mix', async () => {
  const db = await emptyTestDb();
  const failing = withRolledBackDb(db, async (within) => {
    const many = ['a', 'b', 'c'].map((key) =>
      inTransaction(within.kysely, async (tx) => {
        await tx.insertInto('shop_meta').values(insert(key)).execute();
        if (key === 'b') throw new Error('only b');
      }),
    );
    const states = (await Promise.allSettled(many)).map(({ status }) => status);
    expect([states, await keys(within)]).toEqual([
      ['fulfilled', 'rejected', 'fulfilled'],
      ['a', 'c'],
    ]);
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await keys(db)).toEqual([]);
});

test('a query after the end is rejected, and does not reach the database', async () => {
  const db = await emptyTestDb();
  const late = await withRolledBackDb(db, async (within) => within);
  await expect(add(late, 'late')).rejects.toThrow('has ended');
  await expect(late.kysely.insertInto('shop_meta').values(insert('late')).execute()).rejects.toThrow('has ended');
  expect(await keys(db)).toEqual([]);
});
