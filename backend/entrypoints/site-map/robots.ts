/**
 * First path segments that crawlers must not visit: personal pages, and results of searches and forms. These pages have
 * `noindex` too; this saves the requests.
 */
export const privateSegments = [
  'ostoskori',
  'jaettu-ostoskori',
  'tarjouskori',
  'tarjous',
  'kassa',
  'kiitos',
  'kirjaudu',
  'luo-tili',
  'unohditko-salasanasi',
  'vahvista-sahkopostiosoitteesi',
  'oma-tili',
  'tili-poistettu',
  'tilaus',
  'kasittely',
  'toivelista',
  '_auth',
  'haku',
  'vertailu',
] as const;

/** Endpoints for programs. */
const endpoints = ['api', 'functions', 'search', 'payments', 'simulator', 'mailbox', 'oidc'] as const;

/** `robots.txt`: disallowed paths and the URL of the site map. */
export function robotsTxt(baseUrl: string): string {
  const pages = privateSegments.flatMap((segment) => [`/${segment}`, `/en/${segment}`]);
  const rules = [
    ...pages.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]),
    ...endpoints.map((name) => `/${name}/`),
  ];
  return ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
