import { escapeXml } from '#backend/catalog/feed/xml.ts';

/** A page in a site map: its URL, alternates in other languages, and the day of its last change. */
export type MapEntry = { loc: string; alternates: readonly { lang: string; href: string }[]; lastmod: string | null };

const lastmodOf = (lastmod: string | null) => (lastmod ? `<lastmod>${lastmod}</lastmod>` : '');

/** An entry of a site map (sitemaps.org, with Google's `xhtml:link` for other languages). */
export function urlElement({ loc, alternates, lastmod }: MapEntry): string {
  const links = alternates.map(
    ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(loc)}</loc>${lastmodOf(lastmod)}${links.join('')}</url>\n`;
}

export const urlsetHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlsetEnd = '</urlset>\n';

/** The index of site map files. */
export function indexXml(files: readonly { loc: string; lastmod: string | null }[]): string {
  const entries = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escapeXml(loc)}</loc>${lastmodOf(lastmod)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
