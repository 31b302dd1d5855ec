/** Widths in pixels of a picture's variants; carts use `thumbnail` (product-2). */
export const variantWidths = { thumbnail: 160, small: 320, medium: 640, wide: 800, large: 1000, zoom: 1600 } as const;
export type PictureVariant = keyof typeof variantWidths;

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** Link preview (Open Graph) picture: one size and format that all services support. */
export const linkPreview = { file: 'og.jpg', type: 'image/jpeg', width: 1200, height: 630 } as const;

/** What stays in view when a picture is cropped: percent from the left and the top edge. The middle unless given. */
export type FocalPoint = { x: number; y: number };

export const sourceTypes = ['svg', 'jpg', 'png', 'webp'] as const;
export type SourceType = (typeof sourceTypes)[number];

export const isPictureId = (value: string): boolean => /^[0-9a-f]{16}$/.test(value);
export const isVariant = (value: string): value is PictureVariant => Object.hasOwn(variantWidths, value);
export const isFormat = (value: string): value is PictureFormat => Object.hasOwn(pictureFormats, value);
