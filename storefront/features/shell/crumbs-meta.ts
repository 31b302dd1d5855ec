import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { crumbsJsonLd } from '#storefront/seo/json-ld/crumbs.ts';
import { baseUrlOf } from '#storefront/seo/page-meta.ts';
import { crumbsAt } from './crumb-trail.tsx';

type Page = { matches: Parameters<typeof baseUrlOf>[0]; location: { pathname: string } };

/** What search engines are told of the crumbs that a page shows; nothing in the browser, where nobody reads it. */
export function crumbsMeta({ matches, location }: Page, names?: Parameters<typeof crumbsAt>[2]): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const trail = crumbsAt(location.pathname, loaded(localeOf(location.pathname)), names);
  return trail.length > 0 ? [{ 'script:ld+json': crumbsJsonLd(trail, baseUrlOf(matches)) }] : [];
}
