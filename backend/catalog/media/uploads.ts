import type { SourceType } from '#domain/base/picture-variants.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { PictureService } from './service.ts';

/** Bytes of one uploaded picture. */
export const MOST_BYTES = 15 * 1024 * 1024;

export type UploadRefusal = 'too_large' | 'not_a_picture' | 'damaged';

type Photo = Exclude<SourceType, 'svg'>;

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((letter, i) => bytes[from + i] === letter.charCodeAt(0));

/** What a file is by its first bytes, whatever its name says. Drawings (SVG) are programs: they come with imports alone. */
export function photoTypeOf(bytes: Uint8Array): Photo | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP') ? 'webp' : null;
}

/**
 * Stores a photo from a browser and returns its id. It is decoded and written anew, upright and without EXIF: where and with what it
 * was taken stays with the photographer, and nothing hidden behind the picture is stored (admin-media-1).
 */
export async function storeUpload(
  pictures: Pick<PictureService, 'add'>,
  bytes: Uint8Array,
): Promise<Result<string, UploadRefusal, null>> {
  if (bytes.byteLength > MOST_BYTES) return fail('too_large');
  const type = photoTypeOf(bytes);
  if (!type) return fail('not_a_picture');
  const { rewritePhoto } = await import('./encode.ts');
  const clean = await rewritePhoto(bytes, type);
  return clean ? ok(await pictures.add(clean, type)) : fail('damaged');
}
