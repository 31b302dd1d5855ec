import { Hono } from 'hono';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { catalogFolder } from '#backend/catalog/export/test-catalog.ts';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import type { Locale } from '#domain/base/locale.ts';
import { pageBuild } from '#test/access/page-build.ts';
import { testShop } from '#test/test-shop.ts';
import { robotsTxt } from './robots.ts';
import { siteMapRoutes } from './routes.ts';
import { createSiteMapService } from './service.ts';

const table = pageTable((await pageBuild()).build);

type Url = { loc: string; lastmod?: string; links: Record<string, string> };

/** Parses the entries of a file with a strict XML parser. */
function read(xml: string): Url[] {
  const urls: Url[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'url' || name === 'sitemap') urls.push({ loc: '', links: {} });
    const url = urls.at(-1);
    if (name === 'xhtml:link' && url) url.links[attributes.hreflang?.value ?? ''] = attributes.href?.value ?? '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    const url = urls.at(-1);
    if (url && (name === 'loc' || name === 'lastmod')) url[name] = text;
  });
  parser.write(xml).close();
  return urls;
}

async function mapOf(fileSize?: number) {
  const { shop } = await testShop();
  await importCatalog(shop, await catalogFolder());
  const content = {
    pageList: async (locale: Locale) => [
      { kind: 'page' as const, path: 'palvelut/huolto', title: locale, updatedOn: '2026-11-01' },
      { kind: 'article' as const, path: 'uusi & vanha', title: 'A [B]', updatedOn: null },
    ],
  };
  const siteMap = createSiteMapService(shop, { catalog: shop.catalog, content }, fileSize);
  const app = new Hono().route(
    '/',
    siteMapRoutes({ siteMap, baseUrl: shop.baseUrl }, async () => table),
  );
  const get = (path: string, headers = {}) => app.request(path, { headers });
  const urls = async (path: string) => read(await (await get(path)).text());
  return { shop, get, urls };
}

it('lists every product once, in files of limited size, with its alternate in the other language', async () => {
  const { shop, urls } = await mapOf(3);
  const index = (await urls('/sitemap.xml')).map(({ loc }) => loc.replace('http://shop.test/sitemaps/', ''));
  const slugs = (await shop.db.query('select slug from product order by id')).rows;
  const files = index.filter((name) => name.startsWith('en-products'));
  expect(files).toHaveLength(Math.ceil(slugs.length / 3));
  const found = await Promise.all(files.map((name) => urls(`/sitemaps/${name}`)));
  expect(Math.max(...found.map(({ length }) => length))).toBe(3);
  expect(found.flat().map(({ loc }) => loc)).toEqual(slugs.map(({ slug }) => `http://shop.test/en/product/${slug}`));
  expect(found[0]?.[0]).toEqual({
    loc: `http://shop.test/en/product/${slugs[0]?.slug}`,
    lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    links: {
      fi: `http://shop.test/product/${slugs[0]?.slug}`,
      en: `http://shop.test/en/product/${slugs[0]?.slug}`,
      'x-default': `http://shop.test/product/${slugs[0]?.slug}`,
    },
  });
});

it('lists the canonical URLs of categories with products, pages, articles and fixed pages (listing-4)', async () => {
  const { urls } = await mapOf();
  const categories = (await urls('/sitemaps/fi-categories-1.xml')).map(({ loc }) => new URL(loc).pathname);
  expect(categories).toContain('/category/koti/tuolit');
  expect(categories.filter((path) => path.startsWith('/category/brandit'))).toEqual([]);
  const pages = await urls('/sitemaps/en-pages-1.xml');
  expect(pages).toContainEqual(
    expect.objectContaining({ loc: 'http://shop.test/en/cms/palvelut/huolto', lastmod: '2026-11-01' }),
  );
  const addresses = pages.map(({ loc }) => loc);
  expect(addresses).toContain('http://shop.test/en');
  expect(addresses).toContain('http://shop.test/en/uutiset-ja-artikkelit/uusi%20%26%20vanha');
});

it('has no other files, and responds 304 until something changes', async () => {
  const { shop, get } = await mapOf();
  for (const name of ['fi-products-2', 'sv-pages-1', 'fi-pages-2', 'fi-carts-1', 'fi-pages-0', 'fi-pages-1-1'])
    expect((await get(`/sitemaps/${name}.xml`)).status, name).toBe(404);
  for (const path of ['/sitemap.xml', '/sitemaps/fi-products-1.xml', '/llms.txt']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
  }
  const before = (await get('/sitemap.xml')).headers.get('etag') ?? '';
  await shop.db.query(`update shop_meta set value = value || '9' where key = 'catalog_version'`);
  expect((await get('/sitemap.xml', { 'if-none-match': before })).status).toBe(200);
});

it('llms.txt has only working links', async () => {
  const { get } = await mapOf();
  const text = await (await get('/llms.txt')).text();
  expect(text).toMatch(/^# \S+\n\n> /);
  expect(text).toContain('- [A  B](http://shop.test/en/uutiset-ja-artikkelit/uusi%20%26%20vanha)');
  expect(text).toContain('(http://shop.test/feeds/google-en.xml)');
});

it('robots.txt disallows personal pages, but not paths that only share a prefix', () => {
  const rules = robotsTxt('https://kauppa.example', table)
    .split('\n')
    .flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const isBarred = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  for (const path of ['/ostoskori', '/en/kassa?x=1', '/oma-tili/tilaukset', '/haku?q=x', '/tarjous/abc'])
    expect(isBarred(path), path).toBe(true);
  for (const path of ['/', '/en', '/tarjoukset', '/tilaa-uutiskirje', '/hakusana', '/category', '/feeds/google-fi.xml'])
    expect(isBarred(path), path).toBe(false);
});
