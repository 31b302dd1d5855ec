import type { MetaDescriptor } from 'react-router';

/** schema.org BreadcrumbList, only for pages that show their crumbs (decisions 2). */
export function crumbsJsonLd(crumbs: readonly { to: string; label: string }[], baseUrl: string): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ to, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: baseUrl + to,
      })),
    },
  };
}
