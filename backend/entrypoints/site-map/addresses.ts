import { addressOf as contentAddress } from '#backend/content/pages/addresses.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';

const inPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The path of a category's page: brands and series have their own (listing-4, route-1). */
export function categoryPath(path: string): string {
  const [root] = path.split('/');
  return root === 'brandit' || root === 'tuotesarjat' ? `/${inPath(path)}` : `/category/${inPath(path)}`;
}

export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const diagramPath = (slug: string) => `/varaosakuvat/${encodeURIComponent(slug)}`;

/** The absolute URL of a Finnish path in a language. */
export const addressOf = (baseUrl: string, path: string, locale: Locale) =>
  locale === 'fi' ? `${baseUrl}${path}` : `${baseUrl}/${locale}${path === '/' ? '' : path}`;

/** The alternates of a page; Finnish is the `x-default`. */
export const alternatesOf = (baseUrl: string, path: string): { lang: string; href: string }[] => [
  ...locales.map((lang) => ({ lang: lang as string, href: addressOf(baseUrl, path, lang) })),
  { lang: 'x-default', href: addressOf(baseUrl, path, 'fi') },
];

/** An indexable page, article or campaign. */
export type ContentListed = {
  kind: ContentKind;
  path: string;
  title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updatedOn: string | null;
};

/** The path of a page, an article or a campaign. */
export const contentPath = ({ kind, path }: Pick<ContentListed, 'kind' | 'path'>) => contentAddress(kind, inPath(path));
