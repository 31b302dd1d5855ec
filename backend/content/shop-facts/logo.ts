import type { PictureService } from '#backend/catalog/media/service.ts';
import { contrast } from '#domain/base/brand-tokens.ts';
import { variantWidths } from '#domain/base/picture-variants.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** A sample is enough to see which part of a logo stands out. */
const SAMPLE = 48;
const OPAQUE = 128;
/** WCAG 2.2, 1.4.11. */
const OF_GRAPHICS = 3;
/** The part of a logo's pixels that must stand out: an outline or the letters. */
const LEAST_SHARE = 0.2;

const hexOf = (rgb: Uint8Array) => `#${Buffer.from(rgb).toString('hex')}`;

/** The part of the opaque pixels of RGBA bytes that stands out on a ground, 0 to 1. */
export function standingOut(rgba: Uint8Array, ground: string): number {
  let [opaque, clear] = [0, 0];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < OPAQUE) continue;
    opaque++;
    if (contrast(hexOf(rgba.subarray(at, at + 3)), ground) >= OF_GRAPHICS) clear++;
  }
  return opaque === 0 ? 0 : clear / opaque;
}

/** A stored picture as the value of the logo's setting; refused when it would not be seen on the header's colour. */
export async function logoOf(
  pictures: Pick<PictureService, 'source'>,
  id: string,
  ground: string,
): Promise<Result<string, 'faint'>> {
  const source = await pictures.source(id);
  if (!source) return fail('faint');
  // loaded on use: sharp is large
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(source.bytes).metadata();
  const rgba = await sharp(source.bytes).resize(SAMPLE, SAMPLE, { fit: 'inside' }).ensureAlpha().raw().toBuffer();
  if (standingOut(rgba, ground) < LEAST_SHARE) return fail('faint');
  const shown = Math.min(width, variantWidths.medium);
  return ok(`/pictures/${id}/medium.webp ${shown} ${Math.round((height * shown) / width)}`);
}
