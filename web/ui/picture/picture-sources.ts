import type { variantWidths } from '#domain/base/picture-variants.ts';

// the compiler keeps names and widths equal to those the server encodes
const variants = {
  thumbnail: 160,
  small: 320,
  medium: 640,
  wide: 800,
  large: 1000,
  zoom: 1600,
} as const satisfies typeof variantWidths;
export type PictureVariant = keyof typeof variants;

/** The room the pictures of a product's page take; scripts that fetch its first one ahead say the same. */
export const GALLERY_SIZES = '(min-width: 64rem) 55vw, (min-width: 48rem) 50vw, 100vw';

export const pictureUrl = (id: string, variant: PictureVariant, format: 'avif' | 'webp' = 'webp'): string =>
  `/pictures/${encodeURIComponent(id)}/${variant}.${format}`;

/** The variants of a picture with their widths, for `srcset`: in a grid neither the smallest nor the two largest. */
export const pictureSrcSet = (id: string, format: 'avif' | 'webp', inGrid?: boolean): string =>
  Object.entries(variants)
    .slice(...(inGrid ? [1, -2] : []))
    .map(([variant, width]) => `${pictureUrl(id, variant as PictureVariant, format)} ${width}w`)
    .join(', ');
