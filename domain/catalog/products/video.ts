import type { Localized } from '#domain/base/locale.ts';

/** The video of a product: ids of files in the library (video-1). */
export type ProductVideo = {
  id: string;
  /** What it shows. */
  alt: Localized;
  /** A picture shown before it plays; the first of the product unless given. */
  poster?: string;
  /** Captions in Finnish (WebVTT). */
  captions?: string;
};
