import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportRefused } from '#backend/catalog/import/problems.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { photo } from '#test/files.ts';
import { testShop } from '#test/test-shop.ts';
import { CONTENT_FOLDER, importContent } from '../import-content.ts';
import { pullContent } from './pull-content.ts';

const article = { kind: 'article', path: 'moottorisahan-talvikaytto' } as const;
const FILE = 'fi/articles/moottorisahan-talvikaytto.md';
const TITLE = "title: 'Moottorisaha pakkasessa: seitsemän neuvoa savottaan'";

/** A shop with the texts of a folder that the test may change. */
async function setup() {
  const { shop, clock } = await testShop();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  // the categories that the texts link to
  const { warnings } = await importContent(shop, folder);
  const paths = new Set(
    warnings.flatMap(
      ({ reason }) => /^links to \/(?:category\/)?([^\s?]+), which is not a category/.exec(reason)?.[1] ?? [],
    ),
  );
  const rows = [...paths].map((path) => ({ id: path, path, level: 1, name_fi: path }));
  await shop.db.kysely.insertInto('category').values(rows).execute();
  const aino = await staffMember(shop.db.kysely, 'content', { name: 'Aino' });
  const opened = async (ref: Parameters<typeof shop.pages.open>[1] = article, locale = 'fi') => {
    const text = (await shop.pages.open(aino, ref))?.texts.find((one) => one.locale === locale);
    if (!text) throw new Error('no text');
    return text;
  };
  const edit = async (fields: Record<string, string>, ref: Parameters<typeof shop.pages.open>[1] = article) =>
    shop.pages.save(aino, ref, [{ locale: 'fi', version: (await opened(ref)).version, fields }]);
  const publish = async (ref: Parameters<typeof shop.pages.open>[1] = article) => {
    const page = await shop.pages.open(aino, ref);
    return shop.pages.publish(
      aino,
      ref,
      Object.fromEntries((page?.texts ?? []).map((one) => [one.locale, one.version])),
    );
  };
  const file = (name: string) => readFile(join(folder, name), 'utf8');
  const change = async (from: string, to: string) =>
    writeFile(
      join(folder, FILE),
      (await file(FILE)).replace(from, () => to),
    );
  return { shop, clock, folder, aino, opened, edit, publish, change, file };
}
const LONG_MS = 120_000;

test(
  'a page is written as a draft and published; the file’s other bytes stay (admin-page-1, admin-page-2)',
  async () => {
    const { shop, aino, edit, publish, file } = await setup();
    const title = async () => (await shop.content.article(article.path, 'fi'))?.title;
    const before = await title();
    expect(await edit({ 'head/title': 'Saha pakkasessa' })).toMatchObject({ ok: true });
    expect(await title()).toBe(before);
    expect(await publish()).toEqual({ ok: true, value: { published: ['fi'] } });
    await expect.poll(title).toBe('Saha pakkasessa');
    const stored = await shop.db.kysely
      .selectFrom('content_source')
      .select('text')
      .where('path', '=', article.path)
      .where('locale', '=', 'fi')
      .executeTakeFirst();
    expect(stored?.text).toBe((await file(FILE)).replace(TITLE, 'title: Saha pakkasessa'));
    expect(await publish()).toMatchObject({ reason: 'nothing' });
    const audit = await shop.db.kysely
      .selectFrom('audit_entry')
      .select(['action', 'actor_name'])
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'content.save', actor_name: 'Aino' },
      { action: 'content.publish', actor_name: 'Aino' },
    ]);
    expect((await shop.pages.list(aino, { text: 'pakkasessa', view: 'all', kind: null })).pages).toMatchObject([
      { path: article.path, isEdited: false, problems: 0 },
    ]);
  },
  LONG_MS,
);

test(
  'what an import would refuse is named by block before publishing, and refuses it (admin-page-2)',
  async () => {
    const { shop, aino, opened, edit, publish } = await setup();
    const { fields } = await opened();
    const [first = ''] = (fields.blocks ?? '').split('\n');
    const blocks = `${fields.blocks}\nuusi`;
    const picture = { 'block/uusi/kind': 'picture', 'block/uusi/picture': 'ei-ole.jpg' };
    const text = '[x](/cms/ei-ole) [y](/category/ei-ole) ![](milieu-chainsaw.svg)';
    await edit({ blocks, ...picture, [`block/${first}/text`]: text });
    const page = await shop.pages.open(aino, article);
    const wrong = page?.problems.map(({ block, reason }) => [block === first, reason]);
    expect(wrong).toEqual(
      expect.arrayContaining([
        [true, 'links to /cms/ei-ole, which is not a page'],
        [true, 'links to /category/ei-ole, which is not a category'],
        [true, expect.stringContaining('needs an alternative text')],
        [false, 'picture ei-ole.jpg does not exist'],
        [false, 'is missing'],
      ]),
    );
    expect(await publish()).toMatchObject({ reason: 'invalid', details: { others: [] } });
    expect((await shop.pages.list(aino, { text: '', view: 'problems', kind: null })).pages).toMatchObject([
      { path: article.path },
    ]);
  },
  LONG_MS,
);

test(
  'two people’s edits merge, and the same field is a conflict with who (admin-page-3)',
  async () => {
    const { shop, aino, opened } = await setup();
    const eero = await staffMember(shop.db.kysely, 'manager', { name: 'Eero' });
    const { version } = await opened();
    const save = (who: typeof aino, fields: Record<string, string>) =>
      shop.pages.save(who, article, [{ locale: 'fi', version, fields }]);
    expect((await save(aino, { 'head/title': 'Ainon' })).ok).toBe(true);
    expect((await save(eero, { 'head/description': 'Eeron' })).ok).toBe(true);
    expect((await opened()).fields).toMatchObject({ 'head/title': 'Ainon', 'head/description': 'Eeron' });
    expect(await save(eero, { 'head/title': 'Eeron' })).toMatchObject({
      reason: 'conflict',
      details: { clashes: [{ field: 'head/title', theirs: 'Ainon', mine: 'Eeron', who: 'Eero' }] },
    });
  },
  LONG_MS,
);

test(
  'only who may edit contents reads and writes pages',
  async () => {
    const { shop } = await setup();
    for (const role of ['sales', 'store', 'accounting'] as const) {
      const person = await staffMember(shop.db.kysely, role);
      await expect(shop.pages.open(person, article)).rejects.toThrow(AccessRefused);
      await expect(shop.pages.save(person, article, [])).rejects.toThrow(AccessRefused);
      await expect(shop.pages.publish(person, article, {})).rejects.toThrow(AccessRefused);
    }
  },
  LONG_MS,
);

test(
  'files and admin live in peace: conflicts are named, and stay until somebody chooses (admin-page-7)',
  async () => {
    const { shop, folder, edit, publish, opened, change } = await setup();
    const strict = { count: async () => 1 };
    await shop.db.kysely.deleteFrom('content_source').where('locale', '=', 'en').execute();
    await edit({ 'head/title': 'Adminin otsikko' });
    await publish();
    expect(await importContent(shop, folder)).toMatchObject({ files: null });
    await change(TITLE, 'title: Tiedoston otsikko');
    const refused: ImportRefused = await importContent(shop, folder, { strict }).catch((error) => error);
    expect(refused.problems).toEqual([
      { file: FILE, line: null, field: '', reason: 'was changed in the admin by Aino since its last import' },
    ]);
    const { warnings } = await importContent(shop, folder);
    expect(warnings).toContainEqual(expect.objectContaining({ file: FILE }));
    expect((await opened()).fields['head/title']).toBe('Adminin otsikko');
    await importContent(shop, folder, { theirs: true });
    expect((await opened()).fields['head/title']).toBe('Adminin otsikko');
    await change('title: Tiedoston otsikko', 'title: Uusi otsikko');
    const again: ImportRefused = await importContent(shop, folder, { strict }).catch((error) => error);
    expect(again.problems).toHaveLength(1);
  },
  LONG_MS,
);

test(
  'texts and pictures of the admin are pulled into the files, and a changed file is refused by name (admin-page-7)',
  async () => {
    const { shop, folder, aino, edit, publish, change, file } = await setup();
    expect(await pullContent(shop, folder)).toEqual({ written: [], removed: [] });
    const image = await shop.media.upload(aino, { bytes: await photo('#aa0000'), name: 'saha.png' }, 'picture');
    const { id = '', type = '' } = (image.ok && (await shop.media.open(aino, image.value))) || {};
    await edit({ 'head/title': 'Adminin otsikko', 'head/image': `${id}.${type}` });
    await publish();
    await change(TITLE, 'title: Tiedoston otsikko');
    const refused: ImportRefused = await pullContent(shop, folder).catch((error) => error);
    expect(refused.problems).toMatchObject([{ file: FILE }]);
    const pulled = await pullContent(shop, folder, { theirs: true });
    expect(pulled).toEqual({ written: [FILE, `pictures/${id}.${type}`], removed: [] });
    expect(await file(FILE)).toContain('title: Adminin otsikko\n');
    expect((await importContent(shop, folder, { evenUnchanged: true })).files).toBeGreaterThan(20);
    expect(await shop.content.article(article.path, 'fi')).toMatchObject({ title: 'Adminin otsikko', image: id });
    const ref = { kind: 'article', path: 'vene-vesille' } as const;
    expect(await shop.pages.archive(aino, ref)).toMatchObject({ ok: true });
    const files = ['fi', 'en'].map((locale) => `${locale}/articles/vene-vesille.md`);
    expect(await pullContent(shop, folder)).toEqual({ written: [], removed: files });
  },
  LONG_MS,
);

test(
  'an import is another editor: what it brings merges with an open form, and blocks keep their ids (admin-page-7)',
  async () => {
    const { shop, folder, aino, opened, change } = await setup();
    const before = await opened();
    await change('Teroita useammin', 'Teroita paljon useammin');
    await importContent(shop, folder);
    const after = await opened();
    expect([after.version, after.fields.blocks]).toEqual([before.version + 1, before.fields.blocks]);
    const form = { locale: 'fi', version: before.version, fields: { 'head/title': 'Minun' } } as const;
    expect((await shop.pages.save(aino, article, [form])).ok).toBe(true);
    const { fields } = await opened();
    expect(fields['head/title']).toBe('Minun');
    expect(Object.values(fields).join()).toContain('Teroita paljon useammin');
  },
  LONG_MS,
);

test(
  'a moved page redirects, and links of other texts follow (admin-page-6)',
  async () => {
    const { shop, aino } = await setup();
    const ref = { kind: 'page', path: 'palvelut/huoltopalvelut' } as const;
    expect(await shop.pages.move(aino, ref, 'palvelut/huolto')).toMatchObject({ ok: true });
    const left = await shop.db.kysely
      .selectFrom('content_source')
      .select('path')
      .where('text', 'like', '%(/cms/palvelut/huoltopalvelut%')
      .execute();
    expect(left).toEqual([]);
    await expect
      .poll(() => shop.redirects.find('/cms/palvelut/huoltopalvelut', ''))
      .toMatchObject({ to: '/cms/palvelut/huolto' });
    expect(await shop.content.page('palvelut/huolto', 'fi')).toMatchObject({ path: 'palvelut/huolto' });
    expect(await shop.content.page('palvelut/huoltopalvelut', 'fi')).toBeNull();
    expect((await shop.pages.open(aino, { kind: 'page', path: 'palvelut/huolto' }))?.problems).toEqual([]);
  },
  LONG_MS,
);

test(
  'a page begins, is translated, scheduled, taken out and brought back (admin-page-8)',
  async () => {
    const { shop, clock, aino, edit, publish, opened } = await setup();
    const ref = { kind: 'article', path: 'uusi-juttu' } as const;
    expect(await shop.pages.create(aino, { kind: 'article', path: 'Ei käy' }, 'x')).toMatchObject({
      reason: 'invalid',
    });
    expect(await shop.pages.create(aino, ref, 'Uusi juttu')).toMatchObject({ ok: true });
    expect(await shop.pages.create(aino, ref, 'Uusi juttu')).toMatchObject({ reason: 'taken' });
    await edit({ 'head/description': 'Kuvaus', blocks: 'a', 'block/a/kind': 'text', 'block/a/text': 'Teksti.' }, ref);
    expect(await shop.pages.copyLanguage(aino, ref, 'fi')).toMatchObject({ ok: true });
    expect((await opened(ref, 'en')).fields.blocks).toBe((await opened(ref)).fields.blocks);
    expect(await shop.content.article(ref.path, 'fi')).toBeNull();
    await shop.pages.schedulePublishing(aino, ref, new Date('2026-11-22T06:00:00Z'));
    await shop.pages.publishDue();
    expect(await shop.content.article(ref.path, 'fi')).toBeNull();
    clock.now = new Date('2026-11-22T06:00:30Z');
    await shop.pages.publishDue();
    await expect.poll(() => shop.content.article(ref.path, 'en')).toMatchObject({ title: 'Uusi juttu' });
    const { version } = await opened(ref);
    await edit({ 'head/title': 'Muutettu' }, ref);
    await publish(ref);
    expect(await shop.pages.restore(aino, { ...ref, locale: 'fi' }, version)).toMatchObject({ ok: true });
    expect((await opened(ref)).fields['head/title']).toBe('Uusi juttu');
    await shop.pages.discard(aino, ref);
    expect((await opened(ref)).fields['head/title']).toBe('Muutettu');
    expect(await shop.pages.archive(aino, ref)).toMatchObject({ ok: true });
    await expect.poll(() => shop.content.article(ref.path, 'fi')).toBeNull();
    expect(await shop.pages.restore(aino, { ...ref, locale: 'fi' }, version)).toMatchObject({ ok: true });
    expect(await opened(ref)).toMatchObject({ state: 'unpublished' });
  },
  LONG_MS,
);

test(
  'a page that others link to is not taken out, and they are named',
  async () => {
    const { shop, aino } = await setup();
    const refused = await shop.pages.archive(aino, { kind: 'page', path: 'palvelut/huoltopalvelut' });
    expect(refused).toMatchObject({
      reason: 'linked',
      details: expect.arrayContaining([expect.stringContaining('.md')]),
    });
    expect(await shop.pages.archive(byCommand, { kind: 'page', path: 'ei-ole' })).toMatchObject({ reason: 'unknown' });
  },
  LONG_MS,
);

test(
  'blanks of all pages are filled in one form: published, kept in a draft, refused when the text changed (admin-page-9)',
  async () => {
    const { shop, change, folder, aino, edit, opened } = await setup();
    await change('\n---\n\n', '\n---\n\n[[Tarkista ja poista tämä rivi]]\n\nTakuu: [[takuuaika]].\n\n');
    await importContent(shop, folder);
    const [page, ...others] = await shop.pages.blanks(aino);
    expect([page?.path, others]).toEqual([article.path, []]);
    const fi = page?.texts.find(({ locale }) => locale === 'fi');
    expect(fi?.blanks.map(({ prompt, isAlone }) => [prompt, isAlone])).toEqual([
      ['Tarkista ja poista tämä rivi', true],
      ['takuuaika', false],
    ]);
    const version = fi?.version ?? 0;
    const fill = (...fills: (string | null)[]) =>
      shop.pages.fillBlanks(aino, article, [{ locale: 'fi', version, fills }]);
    expect(await fill('', '2 vuotta')).toEqual({ ok: true, value: { isPublished: true } });
    expect(JSON.stringify(await shop.content.article(article.path, 'fi'))).toMatch(/Takuu: 2 vuotta\./);
    expect(await shop.pages.blanks(aino)).toEqual([]);
    expect(await fill(null, '3 vuotta')).toEqual({ ok: false, reason: 'changed' });
    await edit({ 'head/description': '[[kuvaus]]' });
    const [draft] = await shop.pages.blanks(aino);
    expect(draft).toMatchObject({ isDraft: true });
    const seen = draft?.texts.map(({ locale, version: at }) => ({ locale, version: at, fills: ['Uusi kuvaus'] })) ?? [];
    expect(await shop.pages.fillBlanks(aino, article, seen)).toEqual({ ok: true, value: { isPublished: false } });
    expect(await opened()).toMatchObject({ isDraft: true, fields: { 'head/description': 'Uusi kuvaus' } });
  },
  LONG_MS,
);
