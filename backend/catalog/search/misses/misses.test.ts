import { expect, test, vi } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { testSearch } from '#test/test-search.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const searched = (url: string, over: { total?: number; locale?: 'fi' | 'en'; userAgent?: string | null } = {}) => ({
  query: readListingQuery(new URLSearchParams(url)),
  total: 0,
  locale: 'fi' as const,
  userAgent: BROWSER,
  ...over,
});

test('counts searches without hits by query and day, most frequent first (search-8)', async () => {
  const { search, clock } = await testSearch();
  const { misses } = search;
  misses.note(searched('q=Vene'));
  misses.note(searched('q=kela'));
  misses.note(searched('q=%20vene '));
  await misses.flush();
  clock.now = new Date('2026-11-22T10:00:00Z');
  misses.note(searched('q=VENE'));
  misses.note(searched('q=boat', { locale: 'en' }));
  expect(await misses.read(30, 10)).toEqual([
    { query: 'vene', locale: 'fi', times: 3, lastOn: '2026-11-22' },
    { query: 'boat', locale: 'en', times: 1, lastOn: '2026-11-22' },
    { query: 'kela', locale: 'fi', times: 1, lastOn: '2026-11-21' },
  ]);
  expect(await misses.read(1, 10)).toMatchObject([{ query: 'boat' }, { query: 'vene', times: 1 }]);
  expect(await misses.read(30, 1)).toHaveLength(1);
});

test('does not count searches with hits, filters, further pages, bots and personal data (search-8)', async () => {
  const { misses } = (await testSearch()).search;
  misses.note(searched('q=vene', { total: 1 }));
  misses.note(searched('q=vene&brand=Kaira'));
  misses.note(searched('q=vene&page=2'));
  misses.note(searched('q='));
  misses.note(searched('q=vene', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
  misses.note(searched('q=vene', { userAgent: null }));
  misses.note(searched('q=matti@posti.example'));
  expect(await misses.read(30, 10)).toEqual([]);
});

test('deletes rows older than 180 days on write (search-8)', async () => {
  const { db, search } = await testSearch();
  const row = { locale: 'fi', query: 'vanha' } as const;
  await db.kysely
    .insertInto('search_miss')
    .values([
      { ...row, day: '2026-05-24' },
      { ...row, day: '2026-05-25' },
    ])
    .execute();
  search.misses.note(searched('q=vene'));
  await search.misses.flush();
  const left = await db.kysely.selectFrom('search_miss').select('day').orderBy('day').execute();
  expect(left.map(({ day }) => day)).toEqual(['2026-05-25', '2026-11-21']);
});

test('random queries fill neither memory nor the database', async () => {
  const { db, search } = await testSearch();
  for (let i = 0; i < 1500; i++) search.misses.note(searched(`q=keksitty${i}x`));
  await search.misses.flush();
  const count = async () => (await db.query('select count(*)::int as n from search_miss')).rows[0]?.n;
  expect(await count()).toBe(1000);
  await db.query(`insert into search_miss (day, locale, query)
    select '2026-11-21', 'fi', 'täyte' || n from generate_series(1, 4000) n`);
  search.misses.note(searched('q=uusi'));
  search.misses.note(searched('q=keksitty1x'));
  await search.misses.flush();
  expect(await count()).toBe(5000);
  expect(await search.misses.read(1, 1)).toMatchObject([{ query: 'keksitty1x', times: 2 }]);
});

test('a database failure loses the count, not the search', async () => {
  const { db, search, logged } = await testSearch();
  await db.query('alter table search_miss rename to elsewhere');
  search.misses.note(searched('q=vene'));
  await search.misses.flush();
  expect(logged).toMatchObject([{ msg: 'searches without hits were not counted', questions: 1 }]);
  await db.query('alter table elsewhere rename to search_miss');
  expect(await search.misses.read(30, 10)).toEqual([]);
});

test('writes pending counts by itself', async () => {
  const { db, search } = await testSearch();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    search.misses.note(searched('q=vene'));
    vi.advanceTimersByTime(5000);
  } finally {
    vi.useRealTimers();
  }
  await expect
    .poll(async () => (await db.query('select * from search_miss')).rows)
    .toMatchObject([{ query: 'vene', times: 1 }]);
});
