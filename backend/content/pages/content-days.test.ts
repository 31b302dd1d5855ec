import { expect, it, vi } from 'vitest';
import type { JobHandler } from '#backend/platform/jobs/jobs.ts';
import { testDb } from '#test/test-db.ts';
import { followContentDays } from './content-days.ts';

it('reindexes pages that began or ended since, and once after downtime (page-1)', async () => {
  const db = await testDb();
  const page = { kind: 'page', locale: 'fi', title: 'x', plain: '' } as const;
  await db.kysely
    .insertInto('content_page')
    .values([
      { ...page, path: 'a', starts_on: '2026-11-23' },
      { ...page, path: 'b', ends_on: '2026-11-25' },
      { ...page, path: 'luonnos', starts_on: '2026-11-22', draft: true },
      { ...page, kind: 'campaign', path: 'c', published_on: '2026-11-22' },
    ])
    .execute();
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const recordChange = vi.fn(async () => {});
  let run: JobHandler = async () => {};
  const define = (_: string, handler: JobHandler) => {
    run = handler;
  };
  followContentDays({ db, now: () => clock.now }, { jobs: { define }, search: { recordChange } });

  const indexedAt = async (time: string) => {
    clock.now = new Date(time);
    const before = recordChange.mock.calls.length;
    await run({});
    return recordChange.mock.calls.length - before;
  };
  expect(await indexedAt('2026-11-21T10:00:00Z')).toBe(1);
  expect(await indexedAt('2026-11-21T12:00:00Z')).toBe(0);
  expect(await indexedAt('2026-11-21T22:01:00Z')).toBe(0);
  expect(await indexedAt('2026-11-22T21:59:00Z')).toBe(0);
  expect(await indexedAt('2026-11-22T22:01:00Z')).toBe(1);
  expect(await indexedAt('2026-11-25T21:59:00Z')).toBe(0);
  expect(await indexedAt('2026-11-25T22:01:00Z')).toBe(1);
});
