import { expect, test } from 'vitest';
import { onPostgres, testDb } from '#test/test-db.ts';

const LISTENING = "from pg_stat_activity where datname = current_database() and query ilike '%listen%'";

test('calls all handlers in the same tick, in order of registration', async () => {
  const db = await testDb();
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (who: string) => () => {
    // runs after the handlers of a tick and before another connection's notifications
    if (told.push(who) === 1) queueMicrotask(() => resolve(void told.push('next')));
  };
  for (const who of ['a', 'b', 'c']) await db.listen('news', hear(who));
  await db.query("select pg_notify('news', '')");
  await promise;
  expect(told).toEqual(['a', 'b', 'c', 'next']);
});

test('a stopped handler is not called, others are', async () => {
  const db = await testDb();
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = await db.listen('news', (payload) => told.push(`a ${payload}`));
  await db.listen('news', (payload) => told.push(`b ${payload}`));
  await db.listen('last', () => resolve());
  await stop();
  await db.query("select pg_notify('news', 'x')");
  await db.query("select pg_notify('last', '')");
  await promise;
  expect(told).toEqual(['b x']);
});

test.runIf(onPostgres)(
  'all channels are heard on one connection; lost, it is made again and all are told',
  async () => {
    const db = await testDb();
    const told: string[] = [];
    await Promise.all(['a', 'b', 'c'].map((channel) => db.listen(channel, (payload) => told.push(channel + payload))));
    const { rows } = await db.query(`select count(*) as listening ${LISTENING} and pid <> pg_backend_pid()`);
    expect(rows).toEqual([{ listening: 1 }]);

    await db.query(`select pg_terminate_backend(pid) ${LISTENING} and pid <> pg_backend_pid()`);
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['a', 'b', 'c']);
    told.length = 0;
    for (const channel of ['a', 'b', 'c']) await db.query('select pg_notify($1, $2)', [channel, '!']);
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['a!', 'b!', 'c!']);
  },
);
