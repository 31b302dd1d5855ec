/** Widths in pixels of a picture's variants (spec 3: variants map; spec 9: `thumbnail` for carts). */
export const variantWidths = { thumbnail: 160, small: 320, medium: 640, wide: 800, large: 1000, zoom: 1600 } as const;
export type PictureVariant = keyof typeof variantWidths;

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** What stands beside a link to a page where people share it: one size and one format that all programs show. */
export const linkPreview = { file: 'og.jpg', type: 'image/jpeg', width: 1200, height: 630 } as const;

export const sourceTypes = ['svg', 'jpg', 'png', 'webp'] as const;
export type SourceType = (typeof sourceTypes)[number];

export const isPictureId = (value: string): boolean => /^[0-9a-f]{16}$/.test(value);
export const isVariant = (value: string): value is PictureVariant => Object.hasOwn(variantWidths, value);
export const isFormat = (value: string): value is PictureFormat => Object.hasOwn(pictureFormats, value);
