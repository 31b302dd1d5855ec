import { expect, test } from 'vitest';
import { watchQueries } from './query-watch.ts';

test('every statement is told of with its time, a failed one too; values never are', async () => {
  const told: [string, number][] = [];
  const connection = {
    query: async (sql: string) => {
      if (sql === 'broken') throw new Error('no');
      return { rows: [], affected: 1 };
    },
    exec: async () => ({ rows: [], affected: 0 }),
  };
  const watched = watchQueries(connection, (sql, ms) => told.push([sql, ms]));
  expect((await watched.query('select $1', ['secret'])).affected).toBe(1);
  await watched.exec('begin');
  await expect(watched.query('broken')).rejects.toThrow('no');
  expect(told.map(([sql]) => sql)).toEqual(['select $1', 'begin', 'broken']);
  expect(told.every(([, ms]) => ms >= 0)).toBe(true);
});
