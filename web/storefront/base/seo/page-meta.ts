import type { MetaDescriptor } from 'react-router';
import { type Locale, localeOf, locales } from '#domain/base/locale.ts';
import { handleOf } from '#domain/base/page-handle.ts';
import { shop } from '#shop.config';
import { loaded, type T } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { metaDescription } from './description.ts';

type Match = { id: string; loaderData?: unknown; handle?: unknown } | undefined;

/** The shop's public address, from the shell's loader. Canonical links must not depend on the request's host header. */
export function baseUrlOf(matches: readonly Match[]): string {
  const shell = matches.find((match) => match?.id.endsWith('/site/layouts/shell'));
  const data = shell?.loaderData as { baseUrl?: string } | undefined;
  return data?.baseUrl ?? '';
}

export type PageMeta = {
  matches: readonly Match[];
  locale: Locale;
  /** Path with the query that identifies the page (`?page=2`), in the page's own locale. */
  path: string;
  title: string;
  description?: string;
  /** Id of a picture for link previews; the shop's picture by default. */
  image?: string | null;
  /** Open Graph type; 'website' by default. */
  kind?: 'article' | 'product';
  /**
   * True for what is not indexed of a page that else is, such as filtered listings. Pages that are not indexed at all, by
   * their handle or this, have no canonical link.
   */
  noindex?: boolean | undefined;
};

// about the length that search results show; a longer title drops the shop's name
const LONGEST_TITLE = 65;

const titleOf = (title: string) => {
  const whole = `${title} – ${shop.name}`;
  return whole.length > LONGEST_TITLE ? title : whole;
};

const NOINDEX = { name: 'robots', content: 'noindex, follow' };
const PREVIEW = { width: 1200, height: 630 };

/** Tags for crawlers and link previews, which read documents only. */
function forCrawlers({ locale, title, description, image, kind }: PageMeta, base: string, at: (to: Locale) => string) {
  const preview = base + (image ? `/pictures/${image}/og.jpg` : '/share.jpg');
  const text = metaDescription(description, locale);
  const tags: MetaDescriptor[] = [
    { name: 'description', content: text },
    ...locales.map((target) => ({ tagName: 'link', rel: 'alternate', hrefLang: target, href: at(target) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at('fi') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:type', content: kind ?? 'website' },
    { property: 'og:url', content: at(locale) },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: locale === 'fi' ? 'fi_FI' : 'en_GB' },
    { property: 'og:locale:alternate', content: locale === 'fi' ? 'en_GB' : 'fi_FI' },
    { property: 'og:image', content: preview },
    { property: 'og:image:width', content: String(PREVIEW.width) },
    { property: 'og:image:height', content: String(PREVIEW.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return tags;
}

/**
 * Title, canonical link and, on the server, description, hreflang alternates and link-preview tags of a page. The
 * browser gets only the first two on navigation, so the rest stays out of its code.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, locale, path, title, noindex } = page;
  const tags: MetaDescriptor[] = [{ title: titleOf(title) }];
  if (noindex || handleOf(matches).robots) return [...tags, NOINDEX];
  const base = baseUrlOf(matches);
  const [pathname = '/', search] = path.split('?');
  const address = (target: Locale) => base + inLocale(target, pathname, search ? `?${search}` : '');
  tags.push({ tagName: 'link', rel: 'canonical', href: address(locale) });
  return import.meta.env.SSR ? [...tags, ...forCrawlers(page, base, address)] : tags;
}

type TitledPage = { matches: readonly Match[]; location: { pathname: string } };

/** Tags of a page that is for its visitor only: the title, and `noindex` by its handle. */
export const titleMeta = ({ matches, location }: TitledPage, title: (t: T) => string): MetaDescriptor[] => [
  { title: `${title(loaded(localeOf(location.pathname)))} – ${shop.name}` },
  ...(handleOf(matches).robots ? [{ name: 'robots', content: 'noindex' }] : []),
];
