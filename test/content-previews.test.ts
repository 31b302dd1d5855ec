import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { pagePath, STATEMENT } from '#domain/base/page-path.ts';
import { pageBuild } from './access/page-build.ts';
import { testShop } from './test-shop.ts';

async function shopWithDrafts() {
  const { shop } = await testShop();
  const draft = { locale: 'fi', title: 'Luonnos', plain: '', draft: true } as const;
  await shop.db.kysely
    .insertInto('content_page')
    .values([
      { ...draft, kind: 'page', path: 'osa/luonnos' },
      { ...draft, kind: 'article', path: 'luonnos', published_on: '2026-01-01' },
      { ...draft, kind: 'campaign', path: 'luonnos', published_on: '2026-01-01' },
      { ...draft, kind: 'page', path: STATEMENT },
      { ...draft, kind: 'page', path: 'osa/valmis', draft: false },
    ])
    .execute();
  const { build } = await pageBuild();
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build });
  const get = (path: string) => app.request(new URL(path, 'http://shop.test'));
  return { shop, get };
}

test('a draft opens by its link only, and is neither cached, indexed nor in a referrer', async () => {
  const { shop, get } = await shopWithDrafts();
  const drafts = ['/cms/osa/luonnos', '/uutiset-ja-artikkelit/luonnos', '/kampanjat/luonnos'];
  for (const page of drafts) {
    expect([page, (await get(page)).status]).toEqual([page, 404]);
    expect((await get(`${page}?esikatselu=2099-01-01.${'x'.repeat(22)}`)).status).toBe(404);
  }
  for (const page of [...drafts, pagePath(STATEMENT)]) {
    const link = new URL((await shop.content.previewLink(page, 7)) ?? '');
    for (const path of [`${page}${link.search}`, `/en${page}${link.search}`, `${page}.data${link.search}`]) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    }
  }
});

test('the accessibility statement without a preview is indexed but not cached', async () => {
  const { get } = await shopWithDrafts();
  const { status, headers } = await get('/saavutettavuus');
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', null]);
});

test('a public page may be cached, whatever its query', async () => {
  const { get } = await shopWithDrafts();
  for (const path of ['/cms/osa/valmis', '/cms/osa/valmis?esikatselu=x']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, null]);
    expect(headers.get('x-robots-tag')).toBeNull();
  }
});
