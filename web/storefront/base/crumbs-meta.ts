import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { handleOf } from '#domain/base/page-handle.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { crumbsAt } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsJsonLd } from '#web/storefront/base/seo/json-ld/crumbs.ts';
import { baseUrlOf } from '#web/storefront/base/seo/page-meta.ts';

type Page = { matches: Parameters<typeof baseUrlOf>[0]; location: { pathname: string } };

/** JSON-LD of the page's breadcrumbs. Server only: crawlers read documents, never the pages a browser navigates to. */
export function crumbsMeta({ matches, location }: Page, names?: Parameters<typeof crumbsAt>[3]): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const trail = crumbsAt(location.pathname, handleOf(matches).crumbs, loaded(localeOf(location.pathname)), names);
  return trail.length > 0 ? [{ 'script:ld+json': crumbsJsonLd(trail, baseUrlOf(matches)) }] : [];
}
