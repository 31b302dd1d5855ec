import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FileType } from '#domain/base/file-type.ts';
import { fileForm, pdf, photo, type SentFile } from '#test/files.ts';
import { testShop } from '#test/test-shop.ts';
import { fileTypeOf } from './file-type.ts';
import { MOST_FILE_BYTES } from './service.ts';

const ALL: readonly FileType[] = ['pdf', 'jpg', 'png', 'webp'];

async function setup() {
  const { shop, clock } = await testShop();
  const folder = join(shop.settings.DATA_DIR, 'received-files');
  const checked = async (...sent: SentFile[]) => {
    const done = await shop.files.receive(fileForm(sent), 20, ({ files }) =>
      Promise.all(files.map((file) => shop.files.check(file, ALL))),
    );
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  };
  return { shop, clock, folder, checked, onDisk: () => (existsSync(folder) ? readdirSync(folder) : []) };
}

const html = '<!doctype html><script>alert(1)</script>';

test.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
  ['a page named as a PDF', html, 'wrong_type'],
  ['a page that becomes a PDF later', `${html}\n%PDF-1.4\n%%EOF`, 'wrong_type'],
  ['half a PDF', '%PDF-1.4 piirros', 'wrong_type'],
  ['a drawing, which can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'wrong_type'],
  ['a program', 'MZ\x90\0', 'wrong_type'],
  ['a signature without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'damaged'],
  ['nothing', '', 'empty'],
  ['50 MB', Buffer.concat([pdf(), Buffer.alloc(50 * 1024 * 1024)]), 'too_large'],
])('%s is refused and leaves nothing on disk (received-1)', async (_, content, reason) => {
  const { checked, onDisk } = await setup();
  expect(await checked(['tarjous.pdf', content])).toEqual([{ ok: false, reason }]);
  expect(onDisk()).toEqual([]);
});

test('memory holds no more of a file than it may have (received-1)', async () => {
  const { shop } = await setup();
  const sent = fileForm([['iso.pdf', Buffer.alloc(MOST_FILE_BYTES + 1)]]);
  const got = await shop.files.receive(sent, 1, async ({ files }) =>
    files.map(({ bytes, isTooLarge }) => [bytes, isTooLarge]),
  );
  expect(got).toEqual({ ok: true, value: [[MOST_FILE_BYTES, true]] });
});

test('a photo loses its place and what hides behind it; a PDF stays as it is (received-1)', async () => {
  const { checked } = await setup();
  const [picture, drawing] = await checked(['IMG_1.jpeg', await photo()], ['piirros.pdf', pdf()]);
  if (!picture?.ok || !drawing?.ok) throw new Error('refused');
  const { exif, width, height } = await sharp(picture.value.bytes).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 60 });
  expect(Buffer.from(picture.value.bytes).includes('script')).toBe(false);
  expect(picture.value.name).toBe('IMG_1.jpg');
  expect(Buffer.from(drawing.value.bytes)).toEqual(pdf());
});

test('a file that no row takes goes after an hour; a taken one stays (received-1)', async () => {
  const { shop, clock, checked, onDisk } = await setup();
  const [one, other] = await checked(['a.pdf', pdf('a')], ['b.pdf', pdf('b')]);
  if (!one?.ok || !other?.ok) throw new Error('refused');
  const [kept, left] = [await shop.files.store(one.value), await shop.files.store(other.value)];
  await shop.db.kysely.transaction().execute((tx) => shop.files.take(tx, kept.id));
  expect(await shop.files.removeUnowned()).toBe(0);
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  expect(await shop.files.removeUnowned()).toBe(1);
  expect(onDisk()).toEqual([kept.id]);
  expect(await shop.files.read(left.id)).toBeNull();
  await expect(shop.db.kysely.transaction().execute((tx) => shop.files.take(tx, left.id))).rejects.toThrow('is gone');
});

test('an upload that ended with its process is removed a day later', async () => {
  const { shop, folder, checked, onDisk } = await setup();
  await checked();
  const [old, fresh] = ['upload-1.tmp', 'upload-2.tmp'];
  for (const name of [old, fresh]) writeFileSync(join(folder, name), 'x');
  const before = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, old), before, before);
  await shop.files.removeUnowned();
  expect(onDisk()).toEqual([fresh]);
});

test.each(['../../secret', '..', '', 'x'.repeat(36)])('no file is read under the id %j', async (id) => {
  const { shop } = await setup();
  expect(await shop.files.read(id)).toBeNull();
});

test('what is no form of a browser is refused and leaves nothing', async () => {
  const { shop, onDisk } = await setup();
  const post = (body: string, type: string) =>
    shop.files.receive(
      new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } }),
      1,
      async () => 1,
    );
  expect(await post('a=1', 'application/x-www-form-urlencoded')).toMatchObject({ reason: 'not_a_form' });
  const half = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  expect(await post(half, 'multipart/form-data; boundary=x')).toMatchObject({ reason: 'not_a_form' });
  expect(await shop.files.receive(fileForm([], { words: 'a\0b' }), 1, async () => 1)).toMatchObject({
    reason: 'not_a_form',
  });
  expect(onDisk()).toEqual([]);
});

test('a type is that of the content', async () => {
  expect(
    fileTypeOf(
      await sharp(await photo())
        .png()
        .toBuffer(),
    ),
  ).toBe('png');
  expect(
    fileTypeOf(
      await sharp(await photo())
        .webp()
        .toBuffer(),
    ),
  ).toBe('webp');
  expect(fileTypeOf(Buffer.concat([pdf(), Buffer.alloc(2000)]))).toBeNull();
});
