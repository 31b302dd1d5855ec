import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import { createCatalogService } from '#backend/catalog/products/service.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import type { ListingQuery } from '#domain/catalog/search/query.ts';
import { hasTestPage } from '#test/access/page-build.ts';
import { testDb } from '#test/test-db.ts';
import { CONTENT_FOLDER, importContent } from './import-content.ts';
import { createContentService } from './service.ts';

const page = (title: string, body = 'Teksti.', more = '') =>
  `---\ntitle: ${title}\ndescription: Kuvaus\n${more}---\n\n${body}\n`;
const files = {
  'fi/pages/palvelut.md': page('Palvelut', '[Huolto](/cms/palvelut/huolto)'),
  'fi/pages/palvelut/huolto.md': page('Huolto', 'Ks. [haku](/haku).'),
  'en/pages/palvelut/huolto.md': page('Service', 'See [search](/haku).'),
  'fi/articles/vanha.md': page('Vanha', 'A', 'date: 2026-01-02\n'),
  'fi/articles/uusi.md': page('Uusi', 'B', 'date: 2026-11-21\n'),
  'fi/articles/tuleva.md': page('Tuleva', 'C', 'date: 2026-11-22\n'),
};

async function setup() {
  const db = await testDb();
  const recordChange = vi.fn(async () => {});
  const deps = {
    db,
    now: () => new Date('2026-11-21T10:00:00Z'),
    pictures: { add: async () => 'id', inspect: async () => ({ id: 'id', isStored: true }) },
    search: { recordChange },
    hasPage: hasTestPage,
  };
  const folder = await mkdtemp(join(tmpdir(), 'tieva-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bring = async (content: Record<string, string>) => {
    for (const [file, text] of Object.entries(content)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    return (await importContent(deps, folder)).files;
  };
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const ctx = {
    db,
    now: () => clock.now,
    log: pino({ level: 'silent' }),
    settings: readSettings({}),
    fetch,
    baseUrl: 'http://shop.test',
  };
  const content = createContentService(ctx, { ...createCatalogService(ctx), pictures: { has: async () => true } });
  return { db, deps, folder, bring, content, clock, recordChange };
}

it('imports pages and articles once and indexes them (page-1)', async () => {
  const { bring, recordChange } = await setup();
  expect(await bring(files)).toBe(6);
  expect(recordChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'contents');
  expect(await bring({})).toBeNull();
  expect(recordChange).toHaveBeenCalledOnce();
});

it('shows a page in its language, else in Finnish, with its section (locale-4)', async () => {
  const { bring, content } = await setup();
  await bring(files);
  expect(await content.page('palvelut/huolto', 'en')).toMatchObject({
    title: 'Service',
    blocks: [{ kind: 'text', html: '<p>See <a href="/en/haku">search</a>.</p>\n' }],
  });
  const fallback = await content.page('palvelut', 'en');
  expect(fallback).toMatchObject({ title: 'Palvelut', lang: 'fi', section: [{ title: 'Service' }] });
  expect(fallback?.blocks[0]).toMatchObject({ html: expect.stringContaining('href="/en/cms/palvelut/huolto"') });
  expect(await content.page('palvelut/huolto', 'fi')).toMatchObject({
    parentName: 'Palvelut',
    above: { path: 'palvelut', title: 'Palvelut' },
    section: [],
  });
  expect(await content.page('ei', 'fi')).toBeNull();
});

it('finds the size guide of the deepest category that has one (size-guide-1)', async () => {
  const { bring, content } = await setup();
  const guide = (title: string) => `---\ntitle: ${title}\ndescription: Koot senttimetreinä.\n---\n\nMittaa.\n`;
  await bring({
    ...files,
    'fi/pages/kokotaulukot.md': guide('Kokotaulukot'),
    'fi/pages/kokotaulukot/kyparat.md': guide('Kypärät'),
    'fi/pages/kokotaulukot/ajovarusteet.md': guide('Ajovaatteet'),
  });
  const found = async (...paths: string[]) => (await content.sizeGuide(paths, 'fi'))?.title;
  expect(await found('ajovarusteet/kyparat/kelkkakyparat', 'moottorikelkat')).toBe('Kypärät');
  expect(await found('ajovarusteet/ajotakit')).toBe('Ajovaatteet');
  expect(await found('renkaat', "x' or 1=1")).toBeUndefined();
  expect(await found()).toBeUndefined();
});

it('lists articles newest first and hides future ones (article-1)', async () => {
  const { bring, content, clock } = await setup();
  await bring(files);
  const titles = async () => (await content.articles('en', 9)).map(({ title, lang }) => [title, lang]);
  expect(await titles()).toEqual([
    ['Uusi', 'fi'],
    ['Vanha', 'fi'],
  ]);
  expect(await content.article('tuleva', 'fi')).toBeNull();
  clock.now = new Date('2026-11-21T22:00:00Z');
  expect((await titles())[0]).toEqual(['Tuleva', 'fi']);
  expect(await content.article('tuleva', 'fi')).toMatchObject({ date: '2026-11-22' });
});

it('shows campaigns from their first to the end of their last day', async () => {
  const { bring, content, clock } = await setup();
  await bring({
    'fi/campaigns/savotta.md': page(
      'Savotta',
      'A',
      'date: 2026-11-21\nuntil: 2026-11-22\ncode: SAVOTTA\ncategory: metsa/sahat\nreduced: false\n',
    ),
    'fi/campaigns/aina.md': page('Aina'),
    'en/campaigns/aina.md': page('Always'),
    'fi/campaigns/tuleva.md': page('Tuleva', 'C', 'date: 2026-11-22\n'),
  });
  const titles = async () => (await content.campaigns('en', 9)).map(({ title, until }) => [title, until]);
  expect(await titles()).toEqual([
    ['Savotta', '2026-11-22'],
    ['Always', null],
  ]);
  expect(await content.campaign('savotta', 'en')).toMatchObject({
    lang: 'fi',
    code: 'SAVOTTA',
    category: 'metsa/sahat',
    withoutReduced: true,
    hasEnded: false,
  });
  expect(await content.campaign('aina', 'fi')).toMatchObject({ withoutReduced: false });
  expect(await content.campaign('tuleva', 'fi')).toBeNull();
  clock.now = new Date('2026-11-22T22:00:00Z');
  expect(await titles()).toEqual([
    ['Tuleva', null],
    ['Always', null],
  ]);
  expect(await content.campaign('savotta', 'fi')).toMatchObject({ hasEnded: true });
});

it('names every invalid file and keeps the earlier content (page-1)', async () => {
  const { bring, content } = await setup();
  await bring(files);
  const error = await bring({
    'fi/pages/a.md': 'ilman päätä',
    'fi/pages/b.md': page('B', '[x](/cms/ei-ole) <i>x</i>'),
    'fi/articles/c.md': page('C'),
    'fi/articles/d.md': page('D', 'D', 'date: eilen\nkuva: x\n'),
    'fi/articles/e.md': page('E', '[x](/kampanjat/ei-ole)', 'date: 2026-01-02\nuntil: 2026-01-03\n'),
    'fi/campaigns/f.md': page('F', 'F', 'date: 2026-01-02\nuntil: 2026-01-01\n'),
    'fi/pages/palvelut.md': page('Toinen'),
  }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ImportRefused);
  const problems: string[] = error.problems.map(describeProblem);
  expect(problems).toEqual([
    'fi/pages/a.md: must start with a head between two lines of ---',
    'fi/pages/b.md:6: HTML is not allowed: <i>',
    'fi/pages/b.md:6: HTML is not allowed: </i>',
    'fi/articles/c.md:2: date: is missing: an article has a day',
    'fi/articles/d.md:4: date: must be a day such as 2026-11-21',
    'fi/articles/d.md:5: kuva: is not known here',
    'fi/campaigns/f.md:5: until: is before the first day',
    'fi/pages/b.md:6: links to /cms/ei-ole, which is not a page',
    'fi/articles/e.md:8: links to /kampanjat/ei-ole, which is not a page',
  ]);
  expect(await content.page('palvelut', 'fi')).toMatchObject({ title: 'Palvelut' });
});

it('shows drafts and pages of other days only by a preview link (page-1)', async () => {
  const { bring, content, clock } = await setup();
  await bring({
    'fi/pages/luonnos.md': page('Luonnos', 'A', 'draft: true\n'),
    'fi/pages/osa/joulu.md': page('Joulu', 'B', 'from: 2026-12-01\nuntil: 2026-12-26\n'),
    'fi/pages/osa/aina.md': page('Aina', 'C', 'noindex: true\n'),
    'en/pages/osa/aina.md': page('Always', 'C', 'draft: true\n'),
    'fi/articles/vanha.md': page('Vanha', 'D', 'date: 2026-01-02\nfrom: 2026-11-21\nupdated: 2026-02-03\n'),
  });
  const listed = async () => (await content.pageList('fi')).map(({ path, updatedOn }) => [path, updatedOn]);
  expect(await content.page('luonnos', 'fi')).toBeNull();
  expect(await content.page('osa/joulu', 'fi')).toBeNull();
  expect(await content.page('osa/aina', 'en')).toMatchObject({ title: 'Aina', lang: 'fi', noindex: true, section: [] });
  expect(await listed()).toEqual([['vanha', '2026-02-03']]);

  const token = async (named: string) =>
    new URL((await content.previewLink(named, 7)) ?? '').searchParams.get('esikatselu');
  const draft = await token('http://shop.test/cms/luonnos');
  expect(await content.page('luonnos', 'fi', draft)).toMatchObject({ title: 'Luonnos', isPreview: true });
  expect(await content.page('osa/joulu', 'fi', draft)).toBeNull();
  expect(await content.page('luonnos', 'fi', `${draft}x`)).toBeNull();
  expect(await content.page('osa/aina', 'en', await token('content/en/pages/osa/aina.md'))).toMatchObject({
    title: 'Always',
    isPreview: true,
  });
  expect(await content.previewLink('/en/cms/osa/aina', 7)).toMatch(
    /^http:\/\/shop\.test\/en\/cms\/osa\/aina\?esikatselu=/,
  );
  expect(await content.previewLink('/cms/ei-ole', 7)).toBeNull();
  expect(await content.previewLink('/kassa', 7)).toBeNull();
  clock.now = new Date('2026-11-28T21:59:00Z');
  expect(await content.page('luonnos', 'fi', draft)).toMatchObject({ isPreview: true });
  clock.now = new Date('2026-11-28T22:01:00Z');
  expect(await content.page('luonnos', 'fi', draft)).toBeNull();

  clock.now = new Date('2026-12-26T21:59:00Z');
  expect(await content.page('osa/joulu', 'fi')).toMatchObject({ title: 'Joulu', isPreview: false });
  clock.now = new Date('2026-12-26T22:01:00Z');
  expect(await content.page('osa/joulu', 'fi')).toBeNull();
});

it('warns about missing translations and dead catalog links; a strict import fails', async () => {
  const { bring, deps, db, folder } = await setup();
  await db.query("insert into category (id, path, level, name_fi) values ('1', 'metsa', 1, 'Metsä')");
  const links = '[a](/category/metsa) [b](/category/meri?q=x) [c](/en/product/ei-ole) [d](/haku)';
  await bring({});
  await mkdir(join(folder, 'fi/pages'), { recursive: true });
  const text = page('A', `${links}\n\n::: products\ntitle: X\ncategory: taivas\n:::`);
  await writeFile(join(folder, 'fi/pages/a.md'), text);
  const strict = { count: async ({ q }: ListingQuery) => (q === 'tyhjä' ? 0 : 1) };
  const dead = [
    'fi/pages/a.md:6: links to /category/meri?q=x, which is not a category',
    'fi/pages/a.md:6: links to /en/product/ei-ole, which is not a product',
    'fi/pages/a.md:9: links to /category/taivas, which is not a category',
  ];
  const refused = await importContent(deps, folder, { strict }).catch((thrown) => thrown);
  expect(refused.problems.map(describeProblem)).toEqual(dead);
  const strip = '::: products\ntitle: Saha\nq: saha\n:::\n::: products\ntitle: Tyhjä\nq: tyhjä\n:::';
  await writeFile(join(folder, 'fi/pages/a.md'), page('A', strip));
  const noted = await importContent(deps, folder, { strict, dryRun: true });
  expect(noted.warnings.map(describeProblem)).toContain('fi/pages/a.md:11: the strip "Tyhjä" shows no product today');
  await writeFile(join(folder, 'fi/pages/a.md'), text);
  const { warnings } = await importContent(deps, folder);
  expect(warnings.map(describeProblem)).toEqual([
    ...dead,
    'fi/pages/a.md: has no translation; English pages show it in Finnish',
  ]);
});

it('checks links between files and to headings (page-1)', async () => {
  const { bring } = await setup();
  const error = await bring({
    'fi/pages/a.md': page(
      'A',
      '## Hinta\n\n[x](#hinta) [x](#ei) [x](/cms/b#aika) [x](/en/cms/b/#ei)\n\n[x](/cms/luonnos) [x](/tarjouksetx) [x](/en/tarjoukset)',
    ),
    'fi/pages/b.md': page('B', '## Aika'),
    'fi/pages/luonnos.md': page('L', '[x](/cms/luonnos)', 'draft: true\n'),
    'fi/articles/c.md': page('C', '[x](/uutiset-ja-artikkelit/rss.xml)', 'date: 2026-01-02\n'),
  }).catch((thrown) => thrown);
  expect(error.problems.map(describeProblem)).toEqual([
    'fi/pages/a.md:8: links to #ei, which is not a heading',
    'fi/pages/a.md:8: links to /en/cms/b/#ei, but the page has no such heading',
    'fi/pages/a.md:10: links to /cms/luonnos, which is a draft',
    'fi/pages/a.md:10: links to /tarjouksetx, which is not a page',
  ]);
});

it('warns about links to pages that are not shown that day', async () => {
  const { deps, bring, folder } = await setup();
  const to = '[x](/uutiset-ja-artikkelit/tuleva) [x](/cms/mennyt)';
  await bring({
    'fi/pages/aina.md': page('Aina', to),
    'fi/pages/silloin.md': page('Silloin', '[x](/uutiset-ja-artikkelit/tuleva)', 'from: 2026-11-22\n'),
    'fi/pages/mennyt.md': page('Mennyt', 'A', 'until: 2026-11-20\n'),
    'fi/pages/tanaan.md': page('Tänään', 'A', 'from: 2026-11-21\nuntil: 2026-11-21\n'),
    'fi/articles/tuleva.md': page('Tuleva', '[x](/cms/tanaan)', 'date: 2026-01-01\nfrom: 2026-11-22\n'),
  });
  const { warnings } = await importContent(deps, folder, { dryRun: true, evenUnchanged: true });
  expect(warnings.map(describeProblem).filter((told) => told.includes('not shown'))).toEqual([
    'fi/pages/aina.md:6: links to /uutiset-ja-artikkelit/tuleva, which is not shown on 2026-11-21',
    'fi/pages/aina.md:6: links to /cms/mennyt, which is not shown on 2026-11-21',
    'fi/articles/tuleva.md:8: links to /cms/tanaan, which is not shown on 2026-11-22',
  ]);
});

it('redirects former paths without loops until no file names them (redirect-1)', async () => {
  const { bring, db } = await setup();
  const redirects = async () => (await db.query('select from_path, to_url, source from redirect order by 1')).rows;
  await db.query(
    "insert into redirect (from_path, to_url) values ('/cms/omat', '/haku'), ('/cms/uusi', '/cms/oma-vanha')",
  );
  await bring({
    'fi/pages/palvelut/huolto.md': page('Huolto', 'A', 'formerly: [huolto, omat]\n'),
    'en/pages/palvelut/huolto.md': page('Service', 'A', 'formerly: huolto\n'),
    'fi/articles/uutinen.md': page('U', 'A', 'date: 2026-01-01\nformerly: vanha\n'),
  });
  expect(await redirects()).toEqual([
    { from_path: '/cms/huolto', to_url: '/cms/palvelut/huolto', source: 'slug' },
    { from_path: '/cms/omat', to_url: '/haku', source: 'import' },
    { from_path: '/cms/uusi', to_url: '/cms/oma-vanha', source: 'import' },
    { from_path: '/uutiset-ja-artikkelit/vanha', to_url: '/uutiset-ja-artikkelit/uutinen', source: 'slug' },
  ]);
  await db.query("delete from redirect where from_path = '/cms/omat'");
  expect(await bring({})).toBeNull();
  expect((await redirects())[1]).toEqual({ from_path: '/cms/omat', to_url: '/cms/palvelut/huolto', source: 'slug' });
  await bring({ 'fi/articles/uutinen.md': page('U', 'A', 'date: 2026-01-01\n') });
  expect(await redirects()).toHaveLength(3);

  const wrong = (content: Record<string, string>) =>
    bring(content).catch((error: ImportRefused) => error.problems.map(describeProblem));
  expect(
    await wrong({
      'fi/pages/b.md': page('B', 'B', 'formerly: palvelut/huolto\n'),
      'fi/pages/c.md': page('C', 'C', 'formerly: huolto\n'),
    }),
  ).toEqual([
    'fi/pages/b.md: formerly: palvelut/huolto is a page',
    'fi/pages/palvelut/huolto.md: formerly: huolto is also a former path in fi/pages/c.md',
    'en/pages/palvelut/huolto.md: formerly: huolto is also a former path in fi/pages/c.md',
  ]);
  await bring({ 'fi/pages/b.md': page('B'), 'fi/pages/c.md': page('C') });
  expect(await wrong({ 'fi/pages/uusi.md': page('U', 'U', 'formerly: oma-vanha\n') })).toEqual([
    expect.stringContaining('fi/pages/uusi.md: formerly: /cms/oma-vanha leads in a circle'),
  ]);
});

it("accepts the shop's own content (page-2)", async () => {
  const { deps } = await setup();
  expect((await importContent(deps, CONTENT_FOLDER)).files).toBeGreaterThan(20);
});

it('reads no picture outside its folder, by path or by symbolic link', async () => {
  const { deps, folder, bring } = await setup();
  const asked: string[] = [];
  deps.pictures.add = async () => String(asked.push('read'));
  await writeFile(join(folder, 'outside.jpg'), 'x');
  await mkdir(join(folder, 'pictures'));
  await symlink(join(folder, 'outside.jpg'), join(folder, 'pictures', 'link.jpg'));
  const texts = { 'fi/pages/a.md': page('A', '![x](../outside.jpg)'), 'fi/pages/b.md': page('B', '![x](link.jpg)') };
  const refused = await bring(texts).catch((error) => error);
  expect((refused as ImportRefused).problems.map(({ reason }) => reason)).toEqual([
    'picture ../outside.jpg leads out of its folder',
    'picture link.jpg leads out of its folder',
  ]);
  expect(asked).toEqual([]);
});
