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
