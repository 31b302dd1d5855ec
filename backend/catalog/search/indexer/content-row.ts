import type { Locale } from '#domain/base/locale.ts';

/** A row of search_content; `hit` is what a search answers. */
export type ContentRow = {
  kind: 'category' | 'content' | 'blog';
  id: string;
  locale: Locale;
  /** Order without a query. */
  position: number;
  popularity: number;
  sort_key: string;
  hit: object;
  lex: string;
};
