import { type PhotoType, photoTypeOf } from '#backend/platform/files/file-type.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { PictureService } from './service.ts';

/** Bytes of one uploaded picture. */
export const MOST_BYTES = 15 * 1024 * 1024;

export type UploadRefusal = 'too_large' | 'not_a_picture' | 'damaged';

type Rewritten = { bytes: Uint8Array; type: PhotoType };

/**
 * A photo from a browser, decoded and written anew, upright and without EXIF: where and with what it was taken stays with the
 * photographer, and nothing hidden behind the picture is stored (admin-media-1).
 */
export async function rewriteUpload(bytes: Uint8Array): Promise<Result<Rewritten, UploadRefusal, null>> {
  if (bytes.byteLength > MOST_BYTES) return fail('too_large');
  const type = photoTypeOf(bytes);
  if (!type) return fail('not_a_picture');
  const { rewritePhoto } = await import('#backend/platform/files/rewrite-photo.ts');
  const clean = await rewritePhoto(bytes, type);
  return clean ? ok({ bytes: clean, type }) : fail('damaged');
}

/** Stores a photo from a browser, rewritten, and returns its id. */
export async function storeUpload(
  pictures: Pick<PictureService, 'add'>,
  bytes: Uint8Array,
): Promise<Result<string, UploadRefusal, null>> {
  const photo = await rewriteUpload(bytes);
  return photo.ok ? ok(await pictures.add(photo.value.bytes, photo.value.type)) : photo;
}
