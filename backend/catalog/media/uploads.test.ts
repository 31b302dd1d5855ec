import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoTypeOf } from '#backend/platform/files/file-type.ts';
import { MOST_BYTES, storeUpload } from './uploads.ts';

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });

async function upload(bytes: Uint8Array) {
  const kept: Uint8Array[] = [];
  const add = async (source: Uint8Array) => {
    kept.push(source);
    return 'picture';
  };
  return { result: await storeUpload({ add }, bytes), kept };
}

test('a stored photo has no place, no camera and no hidden rest, and stands upright (admin-media-1)', async () => {
  const taken = await photo()
    .withExif({ IFD0: { Model: 'Puhelin' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '66/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { result, kept } = await upload(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]));
  expect(result).toEqual({ ok: true, value: 'picture' });
  const [stored = new Uint8Array()] = kept;
  const { exif, orientation, width, height } = await sharp(stored).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 40,
    height: 60,
  });
  expect(Buffer.from(stored).includes('script')).toBe(false);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'not_a_picture'],
  ['a drawing, which can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_a_picture'],
  ['a page named as a picture', Buffer.from('<!doctype html><script>1</script>'), 'not_a_picture'],
  ['a signature without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'damaged'],
  ['more bytes than allowed', Buffer.alloc(MOST_BYTES + 1, 0xff), 'too_large'],
])('refuses %s', async (_, bytes, reason) => {
  const { result, kept } = await upload(bytes);
  expect(result).toEqual({ ok: false, reason });
  expect(kept).toEqual([]);
});

test('a type is that of the content', async () => {
  expect(photoTypeOf(await photo().png().toBuffer())).toBe('png');
  expect(photoTypeOf(await photo().webp().toBuffer())).toBe('webp');
});
