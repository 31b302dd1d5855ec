import type { Localized } from '#domain/base/locale.ts';
import type { FocalPoint } from '#domain/base/picture-variants.ts';

/** Types of the catalog's JSON columns. The import writes them; the presenters read them. */
export type StoredImage = { id: string; alt: Localized; shotAngle: string; focus?: FocalPoint };
export type StoredAttribute = { label: Localized; value: Localized };
export type StoredSelectable = {
  code: string;
  label: Localized;
  values: { code: string; label: Localized; swatch?: string; swatch2?: string }[];
};
/** Value codes by option code of a variant. */
export type StoredOptions = Record<string, string>;
export type LocalizedList = { fi?: string[]; en?: string[] };
export type StoredManufacturer = { name: string; address: string; email: string };
/** `id` is a document of the shop (`DocumentService`), `url` one on another site. */
export type StoredDocument = { title: Localized; language: string | null } & (
  | { id: string; file: string; bytes: number }
  | { url: string }
);
export type StoredSafety = { responsible: string | null; warnings: LocalizedList };

export type CategoryRecord = {
  id: string;
  parentId: string | null;
  path: string;
  level: number;
  sortOrder: number;
  isIncludedInMenu: boolean;
  popular: boolean;
  name: Localized;
  description: Localized;
  image: string | null;
  /** Finnish labels of attributes that cards show. */
  cardFacts: readonly string[];
  /** What staff decide; imports leave it alone. */
  defaultSort?: string | null;
  hiddenFacets?: readonly string[];
};
