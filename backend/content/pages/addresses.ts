import { type Locale, localeOf, localePrefix } from '#domain/base/locale.ts';
import { pagePath, STATEMENT } from '#domain/base/page-path.ts';
import { type ContentKind, contentKinds } from '#domain/content/pages/content-kind.ts';

const DOORS: Record<ContentKind, string> = {
  page: '/cms',
  article: '/uutiset-ja-artikkelit',
  campaign: '/kampanjat',
};

/** Path prefix of pages of a kind. */
export const prefixOf = (kind: ContentKind, locale: Locale = 'fi'): string => `${localePrefix(locale)}${DOORS[kind]}`;

export const addressOf = (kind: ContentKind, path: string, locale?: Locale): string =>
  kind === 'page' ? `${localePrefix(locale ?? 'fi')}${pagePath(path)}` : `${prefixOf(kind, locale)}/${path}`;

/** A content page in a locale. */
export type ContentRef = { kind: ContentKind; path: string; locale: Locale };

/** The content page that an URL of the shop names, whether it exists or not; null for other paths. */
export function contentAt(address: string): ContentRef | null {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
  const locale = localeOf(path);
  const plain = locale === 'en' ? path.slice('/en'.length) : path;
  if (plain === pagePath(STATEMENT)) return { kind: 'page', path: STATEMENT, locale };
  const kind = contentKinds.find((known) => plain.startsWith(`${DOORS[known]}/`));
  return kind ? { kind, path: plain.slice(DOORS[kind].length + 1), locale } : null;
}
