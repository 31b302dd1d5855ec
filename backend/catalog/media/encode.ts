import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from '#backend/platform/files/rewrite-photo.ts';
import { linkPreview, type PictureFormat, type SourceType } from '#domain/base/picture-variants.ts';

const SVG_DENSITY = 72;
// just under a photo's 3 : 2: cropping narrower pictures would cut off heads and wheels
const WIDE_RATIO = 1.45;

// one thread per encode leaves a core for requests
sharp.concurrency(1);
sharp.cache(false);

/** Width and height in pixels; null when the bytes are not a picture of this type. */
export async function inspectPicture(source: Uint8Array, type: SourceType) {
  try {
    const { format, width, height } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
    return format === (type === 'jpg' ? 'jpeg' : type) && width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Encodes a source at a width. Drawings are rendered at that size; photos are never enlarged. */
export async function encodePicture(source: Uint8Array, type: SourceType, width: number, format: PictureFormat) {
  const natural = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  const density = type === 'svg' ? Math.min(SVG_DENSITY * (width / natural.width), 2400) : undefined;
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, ...(density && { density }) })
    .autoOrient()
    .resize({ width, withoutEnlargement: type !== 'svg' });
  // effort 1: a 320 px card takes about 30 ms, 6 % more bytes than effort 2 at half its time
  const encoded = format === 'avif' ? image.avif({ quality: 55, effort: 1 }) : image.webp({ quality: 80, effort: 3 });
  return new Uint8Array(await encoded.toBuffer());
}

/** The longest side of a drawing that was a photo or a scan: its numbers stay legible when it is enlarged. */
const DRAWING_SIDE = 1600;

/** A photo or scan as a drawing holds it, upright and without its metadata; null when it cannot be decoded. */
export async function drawingPicture(source: Uint8Array) {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: DRAWING_SIDE, height: DRAWING_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer({ resolveWithObject: true });
    return { webp: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Encodes a link preview (og:image). A wide picture is cropped to fill it; a tall one is fitted on its corner's colour. */
export async function encodeLinkPreview(source: Uint8Array, type: SourceType): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = linkPreview;
  const natural = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  const density = type === 'svg' ? Math.min(SVG_DENSITY * (width / natural.width), 2400) : undefined;
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS, ...(density && { density }) }).autoOrient();
  const isWide = natural.width / natural.height > WIDE_RATIO;
  const [r = 255, g = 255, b = 255] = isWide ? [] : await cornerColour(open());
  const image = open()
    .flatten({ background: { r, g, b } })
    .resize({ width, height, fit: isWide ? 'cover' : 'contain', background: { r, g, b } });
  return new Uint8Array(await image.jpeg({ quality: 80 }).toBuffer());
}

/** The colour of the upper left corner; white where it is transparent. */
async function cornerColour(image: Sharp): Promise<number[]> {
  const { data } = await image
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
