import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createDocumentService } from '#backend/catalog/documents/service.ts';
import { categories, products, saw } from '#backend/catalog/import/test-folder.ts';
import { testImport } from '#backend/catalog/import/test-import.ts';
import { createPictureService } from '#backend/catalog/media/service.ts';
import { createStaffProductService } from '#backend/catalog/products/staff/service.ts';
import { createVideoService } from '#backend/catalog/videos/service.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { readMediaQuery } from '#domain/catalog/products/media-list.ts';
import { staffMember } from '#test/actors.ts';
import { createMediaLibrary } from './service.ts';

const now = () => new Date('2026-11-23T10:00:00Z');
const jobs = { define: () => {} };
const pdf = new TextEncoder().encode('%PDF-1.7 käyttöohje');

async function photo(width: number, colour: string) {
  const bytes = await sharp({ create: { width, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), name: `${colour.slice(1)}.jpg` };
}

async function setup() {
  const dir = await mkdtemp(join(tmpdir(), 'library-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const made = await testImport();
  await made.run({ categories, products });
  const settings = { DATA_DIR: dir };
  const [pictures, documents] = [createPictureService({ settings }), createDocumentService({ settings })];
  const previews = createPreviews({ SHOP_SECRET: 'x'.repeat(32) });
  const service = createStaffProductService({ db: made.db, now }, { ...made.deps, pictures, jobs, previews });
  const none = {
    list: async () => [],
    open: async () => null,
    save: async () => ({ ok: false, reason: 'unknown' }) as const,
  };
  const library = createMediaLibrary(
    { db: made.db, now },
    { pictures, documents, videos: createVideoService({ settings }), jobs, products: service, categories: none },
  );
  const actor = await staffMember(made.db.kysely, 'content', { name: 'Jenni' });
  const find = async (query: string) =>
    (await library.list(actor, readMediaQuery(new URLSearchParams(query)), null)).files.map(({ id }) => id);
  const upload = async (file: { bytes: Uint8Array; name: string }) => {
    const stored = await library.upload(actor, file);
    if (!stored.ok) throw new Error(stored.reason);
    return stored.value;
  };
  return { ...made, service, library, actor, find, upload, pictures };
}

test('a file is found by name, use and lack; used in a product it is not removed, and the refusal names it (admin-media-3)', async () => {
  const { library, actor, find, upload, pictures } = await setup();
  const [wide, narrow] = [await upload(await photo(1200, '#336699')), await upload(await photo(400, '#993333'))];
  const manual = await upload({ bytes: pdf, name: 'Ohje.pdf' });
  expect(await find('q=336699')).toEqual([wide]);
  expect(await find('kind=document')).toEqual([manual]);
  expect(await find('small=1')).toEqual([narrow]);
  expect((await find('unused=1')).toSorted()).toEqual([wide, narrow, manual].toSorted());

  expect(await library.addTo(actor, wide, 'SAHA', { fi: 'Saha', en: '' })).toMatchObject({
    ok: false,
    reason: 'invalid',
  });
  expect(await library.addTo(actor, wide, 'SAHA', { fi: 'Saha', en: 'A saw' })).toMatchObject({ ok: true });
  expect(await find('q=saw')).toEqual([wide]);
  expect(await find('q=100%25')).toEqual([]);
  expect(await library.remove(actor, wide)).toMatchObject({
    ok: false,
    reason: 'used',
    details: [{ kind: 'product', subject: 'SAHA', name: 'Saha' }],
  });
  expect(await library.remove(actor, narrow)).toEqual({ ok: true, value: null });
  expect(await pictures.source(narrow)).toBeNull();
  expect(await library.remove(actor, narrow)).toMatchObject({ reason: 'unknown' });
});

test('a replaced picture keeps its texts; the old one is free then', async () => {
  const { library, service, actor, upload } = await setup();
  const old = await upload(await photo(1200, '#336699'));
  await library.addTo(actor, old, 'SAHA', { fi: 'Saha', en: 'A saw' });
  const replaced = await library.replace(actor, old, await photo(1300, '#116611'));
  if (!replaced.ok) throw new Error(replaced.reason);
  const { id, left } = replaced.value;
  expect(left).toEqual([]);
  expect((await service.open(actor, 'SAHA'))?.fields).toMatchObject({ images: id, [`image/${id}/alt.en`]: 'A saw' });
  expect(await library.remove(actor, old)).toMatchObject({ ok: true });
});

test('a manual is a PDF by content with names in both languages (admin-media-4)', async () => {
  const { library, service, actor, upload } = await setup();
  const fake = { bytes: new TextEncoder().encode('<html>%PDF-</html>'), name: 'ohje.pdf' };
  expect(await library.upload(actor, fake, 'document')).toMatchObject({ ok: false, reason: 'not_a_pdf' });
  expect(await library.upload(actor, await photo(400, '#993333'), 'document')).toMatchObject({ reason: 'not_a_pdf' });
  const manual = await upload({ bytes: pdf, name: 'Käyttöohje.pdf' });
  expect(await library.addTo(actor, manual, 'SAHA', { fi: 'Käyttöohje', en: 'Manual' })).toMatchObject({ ok: true });
  const key = `${manual}|${pdf.byteLength}|Kayttoohje.pdf`;
  const opened = await service.open(actor, 'SAHA');
  expect(opened?.fields).toMatchObject({ documents: key, [`document/${encodeURIComponent(key)}/title.en`]: 'Manual' });
  const [sales] = [await staffMember((await setup()).db.kysely, 'sales')];
  await expect(library.upload(sales, { bytes: pdf, name: '' })).rejects.toThrow();
});

test('a removal waits for a product that takes the picture at the same time (admin-media-3)', async () => {
  const { library, actor, upload, service } = await setup();
  const id = await upload(await photo(1200, '#336699'));
  const [added, removed] = await Promise.all([
    library.addTo(actor, id, 'SAHA', { fi: 'Saha', en: 'A saw' }),
    library.remove(actor, id),
  ]);
  const isUsed = (await service.open(actor, 'SAHA'))?.fields.images === id;
  expect(added?.ok).toBe(isUsed);
  expect(removed.ok && isUsed).toBe(false);
});

test('keeps a video and its captions while a product shows them (video-1, admin-media-3)', async () => {
  const { library, actor, find, upload, run } = await setup();
  const film = await upload({ bytes: Buffer.from('\0\0\0\x18ftypmp42 film', 'latin1'), name: 'Ajo.mp4' });
  const captions = await upload({ bytes: Buffer.from('WEBVTT\n\n'), name: 'Ajo.vtt' });
  expect((await find('kind=video')).toSorted()).toEqual([film, captions].toSorted());
  const others = products.filter((row) => row !== saw);
  await run({ categories, products: [{ ...saw, video: { id: film, alt: { fi: 'Ajossa' }, captions } }, ...others] });
  for (const id of [film, captions])
    expect(await library.remove(actor, id)).toMatchObject({ ok: false, reason: 'used' });
  const used = await library.addTo(actor, captions, saw.sku, { fi: '', en: '' });
  expect(used).toMatchObject({ ok: true });
  await run({ categories, products });
  expect(await library.remove(actor, film)).toMatchObject({ ok: true });
  expect(await find('kind=video')).toEqual([captions]);
});
