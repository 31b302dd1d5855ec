import { type Locale, locales } from '#domain/base/locale.ts';
import { pagePath } from '#domain/base/page-path.ts';

const inPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Where a category's page stands: brands and series have their own addresses (spec 2). */
export function categoryPath(path: string): string {
  const [root] = path.split('/');
  return root === 'brandit' || root === 'tuotesarjat' ? `/${inPath(path)}` : `/category/${inPath(path)}`;
}

export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const diagramPath = (slug: string) => `/varaosakuvat/${encodeURIComponent(slug)}`;

/** Pages that every shop has, besides those of its catalog and its contents. */
export const ownPages = [
  '/',
  '/category',
  '/brandit',
  '/tuotesarjat',
  '/uutuudet',
  '/outlet',
  '/tarjoukset',
  '/vaihtolaitteet',
  '/varaosahaku',
  '/varaosa',
  '/kampanjat',
  '/uutiset-ja-artikkelit',
  '/ota-yhteytta',
  '/tilaa-uutiskirje',
] as const;

/** A Finnish path in a language, as an address of the shop. */
export const addressOf = (baseUrl: string, path: string, locale: Locale) =>
  locale === 'fi' ? `${baseUrl}${path}` : `${baseUrl}/${locale}${path === '/' ? '' : path}`;

/** The same page in every language, Finnish for those whose language the shop does not speak. */
export const alternatesOf = (baseUrl: string, path: string): { lang: string; href: string }[] => [
  ...locales.map((lang) => ({ lang: lang as string, href: addressOf(baseUrl, path, lang) })),
  { lang: 'x-default', href: addressOf(baseUrl, path, 'fi') },
];

/** A page, an article or a campaign that search engines may show. */
export type ContentListed = {
  kind: 'page' | keyof typeof CONTENT_DOORS;
  path: string;
  title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updatedOn: string | null;
};

const CONTENT_DOORS = { article: '/uutiset-ja-artikkelit', campaign: '/kampanjat' } as const;

/** Where a page, an article or a campaign of the contents stands. */
export const contentPath = ({ kind, path }: Pick<ContentListed, 'kind' | 'path'>) =>
  kind === 'page' ? pagePath(inPath(path)) : `${CONTENT_DOORS[kind]}/${inPath(path)}`;
