import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { testShop } from '#test/test-shop.ts';

it('lists the newest articles of a locale and responds 304 when unchanged (article-1)', async () => {
  const { shop, request, clock } = await testShop();
  const article = { kind: 'article', plain: '' } as const;
  await shop.db.kysely
    .insertInto('content_page')
    .values([
      { ...article, path: 'eka', locale: 'fi', title: 'Öljy & hihna', description: '<3', published_on: '2026-07-01' },
      { ...article, path: 'toka', locale: 'fi', title: 'Toka', published_on: '2026-11-20' },
      { ...article, path: 'toka', locale: 'en', title: 'Second', published_on: '2026-11-20' },
      { ...article, path: 'tuleva', locale: 'fi', title: 'Tuleva', published_on: '2026-11-22' },
      { ...article, path: 'luonnos', locale: 'fi', title: 'Luonnos', published_on: '2026-01-01', draft: true },
    ])
    .execute();
  const read = async (path: string) => {
    const { rss } = new XMLParser().parse(await (await request(path)).text());
    return rss.channel;
  };

  const finnish = await read('/uutiset-ja-artikkelit/rss.xml');
  expect(finnish).toMatchObject({ language: 'fi', lastBuildDate: 'Thu, 19 Nov 2026 22:00:00 GMT' });
  expect(finnish.item).toEqual([
    expect.objectContaining({ title: 'Toka', link: 'http://shop.test/uutiset-ja-artikkelit/toka' }),
    expect.objectContaining({
      title: 'Öljy & hihna',
      description: '<3',
      pubDate: 'Tue, 30 Jun 2026 21:00:00 GMT',
    }),
  ]);
  const english = await read('/en/uutiset-ja-artikkelit/rss.xml');
  expect(english.item[0]).toMatchObject({ title: 'Second', link: 'http://shop.test/en/uutiset-ja-artikkelit/toka' });
  expect(english.item[1]).toMatchObject({ 'dc:language': 'fi' });

  const { headers } = await request('/uutiset-ja-artikkelit/rss.xml');
  const again = () =>
    request('/uutiset-ja-artikkelit/rss.xml', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect((await again()).status).toBe(304);
  clock.now = new Date('2026-11-22T10:00:00Z');
  expect((await again()).status).toBe(200);
});
