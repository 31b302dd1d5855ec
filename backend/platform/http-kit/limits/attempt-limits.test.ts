import { describe, expect, test } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { testDb } from '#test/test-db.ts';

const tries = (limits: ReturnType<typeof createLimits>, count: number, ip: string) =>
  Promise.all(Array.from({ length: count }, () => limits.consume(['sign-in-from-to', ip, 'aino@example.fi'])));

const refused = (answers: unknown[]) => answers.filter((answer) => answer !== null).length;

describe('rate limits', () => {
  test('hold over two processes on one database and count concurrent tries', async () => {
    const db = await testDb();
    // processes share only the database
    const [one, other] = [createLimits(db), createLimits(db)];
    const answers = await Promise.all([tries(one, 8, '192.0.2.1'), tries(other, 8, '192.0.2.1')]);
    expect(refused(answers.flat())).toBe(6);
    expect(await createLimits(db).consume(['sign-in-from-to', '192.0.2.1', 'aino@example.fi'])).toMatchObject({
      reason: 'limited',
    });
  });

  test('are separate for each visitor, account and endpoint', async () => {
    const limits = createLimits(await testDb());
    await tries(limits, 11, '192.0.2.1');
    expect(await limits.consume(['sign-in-from-to', '192.0.2.2', 'aino@example.fi'])).toBeNull();
    expect(await limits.consume(['sign-in-from-to', '192.0.2.1', 'eino@example.fi'])).toBeNull();
    expect(await limits.consume(['sign-in-from', '192.0.2.1'])).toBeNull();
  });

  test('count an IPv6 network as one visitor, in any notation', async () => {
    const limits = createLimits(await testDb());
    const ips = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::5', '2001:DB8:1:2::'];
    for (let tries = 0; tries < 10; tries++)
      await limits.consume(['sign-in-from-to', ips[tries % ips.length] ?? '', 'a@example.fi']);
    expect(await limits.consume(['sign-in-from-to', '2001:db8:1:2:3::', 'a@example.fi'])).toMatchObject({ ok: false });
    expect(await limits.consume(['sign-in-from-to', '2001:db8:1:3::1', 'a@example.fi'])).toBeNull();
  });

  test('return the seconds to wait, and end then', async () => {
    const db = await testDb();
    const limits = createLimits(db);
    await tries(limits, 10, '192.0.2.1');
    const [over] = await tries(limits, 1, '192.0.2.1');
    expect(over?.details?.retryAfter).toBeGreaterThan(14 * 60);
    expect(over?.details?.retryAfter).toBeLessThanOrEqual(15 * 60);
    await db.query('update rate_bucket set expire = $1', [Date.now() - 1]);
    expect(await tries(limits, 1, '192.0.2.1')).toEqual([null]);
  });

  test('store no address in clear text', async () => {
    const db = await testDb();
    await tries(createLimits(db), 1, '192.0.2.1');
    const { rows } = await db.query('select * from rate_bucket');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|aino/);
  });

  test('fail closed when the database fails', async () => {
    const broken = { query: () => Promise.reject(new Error('gone')) } as unknown as Db;
    await expect(createLimits(broken).consume(['sign-in-from', '192.0.2.1'])).rejects.toThrow('gone');
  });
});
