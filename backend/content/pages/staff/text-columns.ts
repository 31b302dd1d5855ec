import type { Locale } from '#domain/base/locale.ts';

/** How a text became what it is. */
export type VersionEvent = 'import' | 'save' | 'publish' | 'discard' | 'archive' | 'move';

/** Texts of a form that is not saved, by language; null: there is none. */
export type PreviewTexts = Record<Locale, string | null>;
