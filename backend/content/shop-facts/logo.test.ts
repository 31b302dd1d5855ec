import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoOf, standingOut } from './logo.ts';

const GREEN = '#0e3b2e';
const pixels = (...colours: number[][]) => new Uint8Array(colours.flat());

test.each([
  ['white letters', pixels([255, 255, 255, 255], [14, 59, 46, 255]), 0.5],
  ['dark letters', pixels([0, 0, 0, 255], [20, 60, 50, 255]), 0],
  ['white around nothing, which is transparent', pixels([255, 255, 255, 0]), 0],
])('counts what stands out of %s (setting-8)', (_, rgba, share) => expect(standingOut(rgba, GREEN)).toBe(share));

const picture = (background: string) =>
  sharp({ create: { width: 1280, height: 320, channels: 4, background } })
    .png()
    .toBuffer();
const stored = async (background: string) => {
  const bytes = new Uint8Array(await picture(background));
  return { source: async () => ({ bytes, type: 'png' as const }) };
};

test('a logo has the size of the variant that pages show; one that is not seen is refused (setting-8)', async () => {
  const id = '0123456789abcdef';
  expect(await logoOf(await stored('#ffffff'), id, GREEN)).toEqual({
    ok: true,
    value: `/pictures/${id}/medium.webp 640 160`,
  });
  expect(await logoOf(await stored('#0c3327'), id, GREEN)).toMatchObject({ ok: false, reason: 'faint' });
});
