import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureService, type PictureService } from './service.ts';

const scene = (extra = '') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="var(--body, #1b6f5a)"/>${extra}</svg>`,
  );

async function middlePixel(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

let dir: string;
let pictures: PictureService;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  pictures = createPictureService({ settings: { DATA_DIR: dir } });
});
afterAll(() => rm(dir, { recursive: true }));

describe('add', () => {
  it('derives the id from the content, colours included', async () => {
    const plain = await pictures.add(scene(), 'svg');
    expect(plain).toMatch(/^[0-9a-f]{16}$/);
    expect(await pictures.add(scene(), 'svg')).toBe(plain);
    expect(await pictures.add(scene(), 'svg', { body: '#c8501f' })).not.toBe(plain);
    expect(await pictures.add(scene(), 'svg', { body: '#1b6f5a' })).toBe(plain);
  });

  it('refuses bytes that are not a picture of the type, and values that are not a colour', async () => {
    await expect(pictures.add(new TextEncoder().encode('hello'), 'svg')).rejects.toThrow('not a readable svg picture');
    await expect(pictures.add(scene(), 'jpg')).rejects.toThrow('not a readable jpg picture');
    await expect(pictures.add(scene(), 'svg', { body: '"/><script/>' })).rejects.toThrow('not a hex colour: body');
  });
});

describe('read', () => {
  it.each([
    ['thumbnail', 160],
    ['small', 320],
    ['medium', 640],
    ['wide', 800],
    ['large', 1000],
    ['zoom', 1600],
  ] as const)('renders %s at %i px in both formats', async (variant, width) => {
    const id = await pictures.add(scene(), 'svg', { body: '#c8501f' });
    for (const format of ['avif', 'webp'] as const) {
      const picture = await pictures.read(id, variant, format);
      expect(picture?.type).toBe(`image/${format}`);
      const made = await sharp(picture?.bytes).metadata();
      expect([made.width, made.height]).toEqual([width, width * 0.75]);
    }
  });

  it('replaces the colour variables of a drawing', async () => {
    const id = await pictures.add(scene(), 'svg', { body: '#ff0000' });
    const [red = 0, green = 255, blue = 255] = await middlePixel(
      (await pictures.read(id, 'small', 'webp'))?.bytes ?? scene(),
    );
    expect(red).toBeGreaterThan(230);
    expect(green + blue).toBeLessThan(40);
  });

  it('does not enlarge photos', async () => {
    const photo = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    const id = await pictures.add(photo, 'jpg');
    expect((await sharp((await pictures.read(id, 'zoom', 'webp'))?.bytes).metadata()).width).toBe(200);
  });

  it('encodes once for concurrent requests and leaves no temporary file', async () => {
    const id = await pictures.add(scene('<circle r="90"/>'), 'svg');
    const results = await Promise.all(Array.from({ length: 40 }, () => pictures.read(id, 'medium', 'avif')));
    expect(new Set(results).size).toBe(1);
    const files = await readdir(join(dir, 'pictures/cache'));
    expect(files.filter((name) => name.startsWith(id))).toEqual([`${id}-medium.avif`]);
  });

  it('serves the second request from the cache', async () => {
    const id = await pictures.add(scene('<circle r="50"/>'), 'svg');
    await pictures.read(id, 'small', 'webp');
    await writeFile(join(dir, 'pictures/cache', `${id}-small.webp`), 'cached');
    expect(new TextDecoder().decode((await pictures.read(id, 'small', 'webp'))?.bytes)).toBe('cached');
  });

  it('returns null for unknown and malformed ids', async () => {
    expect(await pictures.read('0123456789abcdef', 'small', 'webp')).toBeNull();
    expect(await pictures.read('../../etc/passwd', 'small', 'webp')).toBeNull();
  });
});

describe('preview', () => {
  it('has one size: a wide picture fills it, a tall one is padded with its own colour', async () => {
    const colour = { r: 200, g: 80, b: 31 };
    const photo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
    for (const [width, height] of [
      [1800, 1000],
      [600, 900],
    ] as const) {
      const id = await pictures.add(new Uint8Array(await photo(width, height)), 'jpg');
      const made = await pictures.preview(id);
      expect(made?.type).toBe('image/jpeg');
      const bytes = made?.bytes ?? new Uint8Array();
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      const corner = await sharp(bytes).extract({ left: 5, top: 300, width: 1, height: 1 }).raw().toBuffer();
      for (const [i, value] of Object.values(colour).entries())
        expect(Math.abs((corner[i] ?? 0) - value)).toBeLessThan(8);
    }
    expect(await pictures.preview('fedcba9876543210')).toBeNull();
  });
});
