import type { variantWidths } from '#domain/base/picture-variants.ts';
import { entriesOf } from '#domain/base/records.ts';

// typed against the variants of the server, so that names and widths stay equal
const variants = {
  thumbnail: 160,
  small: 320,
  medium: 640,
  wide: 800,
  large: 1000,
  zoom: 1600,
} as const satisfies typeof variantWidths;
export type PictureVariant = keyof typeof variants;

/** `sizes` of the product page's pictures; the preload of the first picture must use the same. */
export const GALLERY_SIZES = '(min-width: 64rem) 55vw, (min-width: 48rem) 50vw, 100vw';

export const pictureUrl = (id: string, variant: PictureVariant, format: 'avif' | 'webp' = 'webp'): string =>
  `/pictures/${encodeURIComponent(id)}/${variant}.${format}`;

/** `srcset` of a picture; in a grid without the smallest and the two largest variants. */
export const pictureSrcSet = (id: string, format: 'avif' | 'webp', inGrid?: boolean): string =>
  entriesOf(variants)
    .slice(...(inGrid ? [1, -2] : []))
    .map(([variant, width]) => `${pictureUrl(id, variant, format)} ${width}w`)
    .join(', ');
