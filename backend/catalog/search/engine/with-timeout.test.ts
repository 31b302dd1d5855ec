import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onPostgres, testDb } from '#test/test-db.ts';
import type { Engine } from './engine.ts';
import { withTimeout } from './with-timeout.ts';

const never = { products: [], contents: [], spareParts: [] } as never;

test.runIf(onPostgres)(
  'PostgreSQL stops a search after 5 seconds, and what it stood for ends as unavailable',
  async () => {
    const db = await testDb();
    const start = performance.now();
    const slow = async () => sql`select pg_sleep(20)`.execute(db.searching) as never;
    const engine = withTimeout({ products: slow, contents: slow, spareParts: slow } as Engine);
    // other statements have their own timeout
    const rest = sql`select pg_sleep(6)`.execute(db.kysely);
    await expect(engine.products(never)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(performance.now() - start).toBeLessThan(10_000);
    await expect(rest).resolves.toBeDefined();
  },
);

test('passes other failures through', async () => {
  const broken = async () => {
    throw Object.assign(new Error('no such table'), { code: '42P01' });
  };
  const engine = withTimeout({ products: broken, contents: broken, spareParts: broken } as Engine);
  for (const ask of [engine.products, engine.contents, engine.spareParts])
    await expect(ask(never)).rejects.toThrow('no such table');
});

test('searches use the search connection of the database', async () => {
  const db = await testDb();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db.searching)).rows).toEqual([{ one: 1 }]);
});
