import sharp from 'sharp';
import type { PhotoType } from './file-type.ts';

/** More than any camera of a phone takes; what claims to have more unpacks to gigabytes. */
export const MAX_PIXELS = 100_000_000;
/** The longest side of a stored photo: twice the largest picture of a page. */
const LONGEST_SIDE = 3200;

// one thread per picture leaves a core for requests
sharp.concurrency(1);
sharp.cache(false);

/** A photo written anew, upright and without its metadata; null when it cannot be decoded. */
export async function rewritePhoto(source: Uint8Array, type: PhotoType): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { format } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
    if (format !== (type === 'jpg' ? 'jpeg' : type)) return null;
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const written = {
      jpg: () => image.jpeg({ quality: 92 }),
      png: () => image.png(),
      webp: () => image.webp({ quality: 92 }),
    };
    return new Uint8Array(await written[type]().toBuffer());
  } catch {
    return null;
  }
}
