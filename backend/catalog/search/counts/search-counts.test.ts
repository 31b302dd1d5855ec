import { expect, test, vi } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { testSearch } from '#test/test-search.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const unopened = { clicks: 0, quick: 0, ordered: 0, favourite: null };
const searched = (url: string, over: { total?: number; locale?: 'fi' | 'en'; userAgent?: string | null } = {}) => ({
  query: readListingQuery(new URLSearchParams(url)),
  total: 0,
  locale: 'fi' as const,
  userAgent: BROWSER,
  ...over,
});

test('counts searches by query and day, most frequent first (search-8)', async () => {
  const { search, clock } = await testSearch();
  const { counts } = search;
  counts.note(searched('q=Vene'));
  counts.note(searched('q=kela'));
  counts.note(searched('q=%20vene '));
  await counts.flush();
  clock.now = new Date('2026-11-22T10:00:00Z');
  counts.note(searched('q=VENE'));
  counts.note(searched('q=boat', { locale: 'en' }));
  expect(await counts.read(30, 10)).toEqual([
    { query: 'vene', locale: 'fi', times: 3, found: 0, lastOn: '2026-11-22', ...unopened },
    { query: 'boat', locale: 'en', times: 1, found: 0, lastOn: '2026-11-22', ...unopened },
    { query: 'kela', locale: 'fi', times: 1, found: 0, lastOn: '2026-11-21', ...unopened },
  ]);
  expect(await counts.read(1, 10)).toMatchObject([{ query: 'boat' }, { query: 'vene', times: 1 }]);
  expect(await counts.read(30, 1)).toHaveLength(1);
});

test('does not count searches with filters, further pages, bots and personal data (search-8)', async () => {
  const { counts } = (await testSearch()).search;
  counts.note(searched('q=vene&brand=Kaira'));
  counts.note(searched('q=vene&page=2'));
  counts.note(searched('q='));
  counts.note(searched('q=vene', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
  counts.note(searched('q=vene', { userAgent: null }));
  counts.note(searched('q=matti@posti.example'));
  expect(await counts.read(30, 10)).toEqual([]);
});

test('lists apart the queries whose latest search found nothing (search-8)', async () => {
  const { search, clock } = await testSearch();
  search.counts.note(searched('q=kela', { total: 4 }));
  search.counts.note(searched('q=vene'));
  await search.counts.flush();
  clock.now = new Date('2026-11-22T10:00:00Z');
  search.counts.note(searched('q=kela'));
  search.counts.note(searched('q=vene', { total: 2 }));
  expect(await search.counts.read(30, 10, true)).toMatchObject([{ query: 'kela', times: 2, found: 0 }]);
  expect(await search.counts.totals(30)).toEqual({ searches: 4, missed: 2 });
});

test('deletes rows older than 180 days on write (search-8)', async () => {
  const { db, search } = await testSearch();
  const row = { locale: 'fi', query: 'vanha' } as const;
  await db.kysely
    .insertInto('search_count')
    .values([
      { ...row, day: '2026-05-24' },
      { ...row, day: '2026-05-25' },
    ])
    .execute();
  search.counts.note(searched('q=vene'));
  await search.counts.flush();
  const left = await db.kysely.selectFrom('search_count').select('day').orderBy('day').execute();
  expect(left.map(({ day }) => day)).toEqual(['2026-05-25', '2026-11-21']);
});

test('random queries fill neither memory nor the database', async () => {
  const { db, search } = await testSearch();
  for (let i = 0; i < 1500; i++) search.counts.note(searched(`q=keksitty${i}x`));
  await search.counts.flush();
  const count = async () => (await db.query('select count(*)::int as n from search_count')).rows[0]?.n;
  expect(await count()).toBe(1000);
  await db.query(`insert into search_count (day, locale, query)
    select '2026-11-21', 'fi', 'täyte' || n from generate_series(1, 4000) n`);
  search.counts.note(searched('q=uusi'));
  search.counts.note(searched('q=keksitty1x'));
  await search.counts.flush();
  expect(await count()).toBe(5000);
  expect(await search.counts.read(1, 1)).toMatchObject([{ query: 'keksitty1x', times: 2 }]);
});

test('a database failure loses the count, not the search', async () => {
  const { db, search, logged } = await testSearch();
  await db.query('alter table search_count rename to elsewhere');
  search.counts.note(searched('q=vene'));
  await search.counts.flush();
  expect(logged).toMatchObject([{ msg: 'searches were not counted', queries: 1 }]);
  await db.query('alter table elsewhere rename to search_count');
  expect(await search.counts.read(30, 10)).toEqual([]);
});

test('writes pending counts by itself', async () => {
  const { db, search } = await testSearch();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    search.counts.note(searched('q=vene'));
    vi.advanceTimersByTime(5000);
  } finally {
    vi.useRealTimers();
  }
  await expect
    .poll(async () => (await db.query('select * from search_count')).rows)
    .toMatchObject([{ query: 'vene', times: 1 }]);
});
