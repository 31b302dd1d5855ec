import type { MetaDescriptor } from 'react-router';
import { type Locale, locales } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { inLocale } from '#storefront/links.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

/** The shop's public address, from the shell's loader: canonical links must not depend on the visitor's host header. */
export function baseUrlOf(matches: readonly Match[]): string {
  const shell = matches.find((match) => match?.id.endsWith('/routes/shell'));
  const data = shell?.loaderData as { baseUrl?: string } | undefined;
  return data?.baseUrl ?? '';
}

export type PageMeta = {
  matches: readonly Match[];
  locale: Locale;
  /** Path with the query that belongs to the page's identity (`?page=2`), in the page's own locale. */
  path: string;
  title: string;
  description?: string;
  /** Path of a picture for link previews. */
  image?: string | null;
  /** Not for search engines: filtered listings, search results. Then there is no canonical either. */
  noindex?: boolean;
};

/** Title, description, canonical, hreflang alternates and link-preview tags of one page. */
export function pageMeta({ matches, locale, path, title, description, image, noindex }: PageMeta): MetaDescriptor[] {
  const base = baseUrlOf(matches);
  const tags: MetaDescriptor[] = [{ title: `${title} – ${shop.name}` }];
  if (description) tags.push({ name: 'description', content: description });
  if (noindex) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const [pathname = '/', search] = path.split('?');
  const address = (target: Locale) => base + inLocale(target, pathname, search ? `?${search}` : '');
  tags.push(
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((target) => ({ tagName: 'link', rel: 'alternate', hrefLang: target, href: address(target) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('fi') },
    { property: 'og:title', content: title },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: locale === 'fi' ? 'fi_FI' : 'en_GB' },
  );
  if (description) tags.push({ property: 'og:description', content: description });
  if (image) tags.push({ property: 'og:image', content: base + image });
  return tags;
}
