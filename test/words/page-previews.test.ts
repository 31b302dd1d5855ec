import { expect, test } from 'vitest';
import { staffMember } from '../actors.ts';
import { testShop } from '../test-shop.ts';
import { renderedPages } from './rendered-shop.ts';

const LONG_MS = 120_000;

/** What a page shows: without the notice of previews, scripts with their nonces, hydration data, and what only heads hold. */
function bodyOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<div class="wrap above-page">[\s\S]*?<\/div><\/div><\/div>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
}

async function setup() {
  const { shop, clock } = await testShop();
  const get = await renderedPages(shop);
  const aino = await staffMember(shop.db.kysely, 'content', { name: 'Aino' });
  const begin = async (kind: 'page' | 'article' | 'campaign', path: string, fields: Record<string, string>) => {
    await shop.pages.create(aino, { kind, path }, `Otsikko ${path}`);
    return shop.pages.save(aino, { kind, path }, [{ locale: 'fi', version: 1, fields }]);
  };
  return { shop, clock, get, aino, begin };
}

const text = (of: string) => ({
  blocks: 'a',
  'block/a/kind': 'text',
  'block/a/text': of,
  'head/description': 'Kuvaus.',
});

test.each([
  ['page', 'osa/joulu', '/cms/osa/joulu', { 'head/from': '2026-12-20', 'head/until': '2026-12-26' }],
  ['article', 'joulu', '/uutiset-ja-artikkelit/joulu', { 'head/date': '2026-12-20' }],
  ['campaign', 'joulu', '/kampanjat/joulu', { 'head/date': '2026-12-20', 'head/until': '2026-12-26' }],
] as const)(
  'the preview of a %s on a day is the page of that day, but for the notice (admin-page-4)',
  async (kind, path, address, days) => {
    const { shop, clock, get, aino, begin } = await setup();
    const published = async (of: Parameters<typeof begin>) => {
      const saved = await begin(...of);
      const versions = saved.ok ? saved.value.versions : {};
      expect(await shop.pages.publish(aino, { kind: of[0], path: of[1] }, versions)).toMatchObject({ ok: true });
    };
    // others that begin and end by then
    await published(['page', 'osa', text('Osio')]);
    await published(['page', 'osa/uusi', { ...text('Uusi'), 'head/from': '2026-12-19' }]);
    await published(['article', 'vanha', { ...text('Vanha'), 'head/date': '2026-11-01', 'head/until': '2026-12-01' }]);
    await published(['article', 'uudempi', { ...text('Uudempi'), 'head/date': '2026-12-15' }]);
    await begin(kind, path, { ...text('## Aukiolo\n\nJouluna [suljettu](/cms/osa).'), ...days });
    const opened = await shop.pages.open(aino, { kind, path });
    const version = opened?.texts[0]?.version ?? 0;
    expect((await get(address)).status).toBe(404);
    const token = await shop.pages.previewForm(
      aino,
      { kind, path },
      [{ locale: 'fi', version, fields: { 'head/title': 'Joulu 2026' } }],
      { day: '2026-12-21', again: '' },
    );
    const preview = await get(`${address}?esikatselu=${token}`);
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(preview.html).toContain('above-page');
    expect((await get(`${address}?esikatselu=${token}x`)).status).toBe(404);

    const saved = await shop.pages.save(aino, { kind, path }, [
      { locale: 'fi', version, fields: { 'head/title': 'Joulu 2026' } },
    ]);
    await shop.pages.publish(aino, { kind, path }, saved.ok ? saved.value.versions : {});
    clock.now = new Date('2026-12-21T10:00:00Z');
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(bodyOf(page.html)).toContain('Joulu 2026');
    expect(bodyOf(preview.html)).toBe(bodyOf(page.html));
  },
  LONG_MS,
);

test(
  'a preview ends after 30 minutes, and at once when its maker is suspended (admin-page-4)',
  async () => {
    const { shop, clock, get, aino, begin } = await setup();
    await begin('page', 'osa', text('Osio'));
    const token = await shop.pages.previewForm(aino, { kind: 'page', path: 'osa' }, [], { day: null, again: '' });
    const status = async () => (await get(`/cms/osa?esikatselu=${token}`)).status;
    expect(await status()).toBe(200);
    expect((await get(`/cms/muu?esikatselu=${token}`)).status).toBe(404);
    const suspended = (at: Date | null) =>
      shop.db.kysely.updateTable('staff').set({ suspended_at: at }).where('id', '=', aino.id).execute();
    await suspended(clock.now);
    expect(await status()).toBe(404);
    await suspended(null);
    clock.now = new Date(clock.now.getTime() + 31 * 60_000);
    expect(await status()).toBe(404);
  },
  LONG_MS,
);
