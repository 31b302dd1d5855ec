/**
 * First path segments that are nobody's to find: what belongs to one visitor, and what only a search or a form makes.
 * Every page there says `noindex` too; this spares the walk.
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

/** Doors that answer programs. */
const doors = ['api', 'functions', 'search', 'payments', 'simulator', 'mailbox', 'oidc'] as const;

/** `robots.txt`: what not to walk through, and where the site map is. */
export function robotsTxt(baseUrl: string): string {
  const pages = privateSegments.flatMap((segment) => [`/${segment}`, `/en/${segment}`]);
  const rules = [...pages.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]), ...doors.map((door) => `/${door}/`)];
  return ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
