import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { handleOf } from '#domain/base/page-handle.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { crumbsAt } from '#web/storefront/base/crumb-trail.tsx';
import { baseUrlOf } from '#web/storefront/base/seo/page-meta.ts';

/** schema.org BreadcrumbList; only for pages that show breadcrumbs (crumb-1). */
export const crumbsJsonLd = (crumbs: readonly { to: string; label: string }[], baseUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: baseUrl + to,
  })),
});

type Page = { matches: Parameters<typeof baseUrlOf>[0]; location: { pathname: string } };

/** JSON-LD of the page's breadcrumbs. Server only: crawlers read documents, never the pages a browser navigates to. */
export function crumbsMeta({ matches, location }: Page, names?: Parameters<typeof crumbsAt>[3]): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const trail = crumbsAt(location.pathname, handleOf(matches).crumbs, loaded(localeOf(location.pathname)), names);
  return trail.length > 0 ? [{ 'script:ld+json': crumbsJsonLd(trail, baseUrlOf(matches)) }] : [];
}
