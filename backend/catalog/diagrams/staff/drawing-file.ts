import { photoTypeOf } from '#backend/platform/files/file-type.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { cleanDrawing } from '../clean-drawing.ts';

export type DrawingRefusal = 'too_large' | 'not_a_picture' | 'damaged';

const MOST_BYTES = 15 * 1024 * 1024;

/**
 * An uploaded drawing as the shop stores it: an SVG of allowed elements, or a photo or scan written anew inside an SVG, without its
 * metadata. `details` says what is wrong with an SVG.
 */
export async function drawingOfFile(bytes: Uint8Array): Promise<Result<string, DrawingRefusal, string>> {
  if (bytes.byteLength > MOST_BYTES) return fail('too_large');
  const type = photoTypeOf(bytes);
  if (type) {
    const { drawingPicture } = await import('#backend/catalog/media/encode.ts');
    const picture = await drawingPicture(bytes);
    if (!picture) return fail('damaged');
    const { width, height, webp } = picture;
    const href = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
    const drawn = cleanDrawing(
      `<svg viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
    );
    return 'svg' in drawn ? ok(drawn.svg) : fail('too_large');
  }
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('<svg')) return fail('not_a_picture');
  const drawn = cleanDrawing(text);
  return 'svg' in drawn ? ok(drawn.svg) : fail('damaged', drawn.error);
}
