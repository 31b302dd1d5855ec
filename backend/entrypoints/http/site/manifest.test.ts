import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shop } from '#shop.config';
import { manifestRoutes } from './manifest.ts';

const ask = async (path: string) => {
  const answer = await manifestRoutes().request(path);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  return (await answer.json()) as Record<string, string> & {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
};

test('each locale has its own texts and home page (locale-1)', async () => {
  const [fi, en] = [await ask('/manifest.webmanifest'), await ask('/en/manifest.webmanifest')];
  expect([fi.lang, fi.start_url, fi.short_name]).toEqual(['fi', '/', shop.name]);
  expect([en.lang, en.start_url, en.description]).toEqual(['en', '/en', shop.tagline.en]);
  expect(fi.id).toBe(en.id);
  expect(en.shortcuts.map(({ url }) => url)).toEqual(fi.shortcuts.map(({ url }) => `/en${url}`));
});

test('the icons exist in the declared sizes', async () => {
  const { icons } = await ask('/manifest.webmanifest');
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    expect(existsSync(`public${src}`)).toBe(true);
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('the favicon equals the shop’s mark; if not: npm run task -- icons', () => {
  const drawn = readFileSync('public/favicon.svg', 'utf8');
  for (const line of shop.mark) expect(drawn).toContain(`<path d="${line}"/>`);
});
