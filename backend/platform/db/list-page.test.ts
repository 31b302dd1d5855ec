import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDb } from '#test/test-db.ts';
import { afterCursor, pageOf } from './list-page.ts';

describe('cursors of lists', () => {
  test.each(['2026-99-99 10:00:00', '2026-02-30 10:00:00.5', '0000-01-01 00:00:00', '2026-11-24 ::.'])(
    'a time that no calendar has is refused, with the name of the parameter: %s',
    (time) => {
      const read = () => afterCursor(`${time}+00_x`, sql<Date>`now()`, sql<string>`'x'`);
      expect(read).toThrow(
        expect.objectContaining({ code: 'invalid-argument', fields: [{ ...wrong, field: '?after' }] }),
      );
    },
  );
  const wrong = { code: 'invalid', message: expect.stringContaining('`next`') };

  test('a time with its microseconds is read by the database, a text of another shape begins anew', async () => {
    const db = await testDb();
    const condition = afterCursor('2024-02-29 23:59:59.123456+00_b', sql<Date>`now()`, sql<string>`'a'`);
    const { rows } = await sql<{ is: boolean }>`select ${condition} as is`.execute(db.kysely);
    expect(rows).toEqual([{ is: false }]);
    expect(afterCursor('1000016', sql<Date>`now()`, sql<string>`'a'`)).toBeNull();
  });

  test('a page has as many rows as asked for', () => {
    const rows = ['c', 'b', 'a'].map((key) => ({ key, exactly: '2026-11-24 10:00:00+00' }));
    const { rows: shown, next } = pageOf(rows, ({ key }) => key, 2);
    expect([shown.length, next]).toEqual([2, '2026-11-24 10:00:00+00_b']);
    expect(pageOf(rows, ({ key }) => key, 3).next).toBeNull();
  });
});
