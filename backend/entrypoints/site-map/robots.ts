import type { PageTable } from '#backend/entrypoints/http/pages/page-table.ts';

/** Endpoints for programs. */
const endpoints = ['api', 'functions', 'search', 'payments', 'simulator', 'mailbox', 'oidc'] as const;

/**
 * `robots.txt`: the paths that crawlers must not visit, and the URL of the site map. Pages are disallowed by the first segment
 * of their path: personal pages, and results of searches and forms. They have `noindex` too; this saves the requests.
 */
export function robotsTxt(baseUrl: string, { pages }: Pick<PageTable, 'pages'>): string {
  const disallowed = pages.filter(({ handle }) => handle.robots === 'disallow');
  const paths = new Set(disallowed.map(({ pattern }) => /^(?:\/en)?\/[^/]+/.exec(pattern)?.[0]));
  const rules = [
    ...[...paths].flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]),
    ...endpoints.map((name) => `/${name}/`),
  ];
  return ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
