import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { kyselyOver } from '#backend/platform/db/kysely-dialect.ts';
import { testDb } from '#test/test-db.ts';
import { indexState } from './result-cache.ts';

/** The test's database with a count of its queries. */
async function counted() {
  const db = await testDb();
  const asked: string[] = [];
  const kysely = kyselyOver({
    withConnection: (work) =>
      db.withConnection((connection) =>
        work({
          ...connection,
          query: (text, params) => {
            asked.push(text);
            return connection.query(text, params);
          },
        }),
      ),
  });
  const setVersion = (version: string) =>
    db.query(
      "insert into shop_meta (key, value) values ('search_version', $1) on conflict (key) do update set value = $1",
      [version],
    );
  return { kysely, asked, setVersion };
}

const now = () => new Date('2026-11-22T12:00:00Z');

test('reads the state once for simultaneous requests, after earlier commits', async () => {
  const { kysely, asked, setVersion } = await counted();
  await setVersion('41');
  const one = indexState(kysely, now);
  const others = Promise.resolve().then(() => indexState(kysely, now));
  expect(await Promise.all([one, others])).toMatchObject([{ version: '41' }, { version: '41' }]);
  expect(asked).toHaveLength(1);
});

test('reads the state again for a request made while a read is running', async () => {
  const { kysely, asked, setVersion } = await counted();
  await setVersion('41');
  const early = indexState(kysely, now);
  await setImmediate();
  await setVersion('42');
  const late = indexState(kysely, now);
  expect((await late).version).toBe('42');
  await early;
  expect(asked).toHaveLength(2);
});
