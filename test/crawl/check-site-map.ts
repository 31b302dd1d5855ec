import { type BuiltShop, ORIGIN } from './built-shop.ts';
import { isNoindex } from './check-page.ts';
import type { Faults } from './faults.ts';
import { firstSegment } from './targets.ts';
import type { Walk } from './walk.ts';

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

/** Every address of the site map, by way of its index. */
export async function readSiteMap(shop: BuiltShop): Promise<string[]> {
  const index = locs(await (await shop.get('/sitemap.xml')).text());
  const files = await Promise.all(index.map(async (file) => (await shop.get(file.slice(ORIGIN.length))).text()));
  return files.flatMap(locs).map((loc) => loc.slice(ORIGIN.length));
}

/** Tens of thousands of small spare-part pages are not in the site map: shoppers find them by code. */
const LEFT_OUT = new Set(['varaosa', 'varaosakuvat']);

/** The site map contains every indexed page by its canonical address, and no other. */
export function checkSiteMap(listed: readonly string[], { pages }: Walk, faults: Faults): void {
  if (new Set(listed).size < listed.length) faults.add('site map names a page twice', String(listed.length));
  for (const path of listed) {
    const visited = pages.get(path);
    if (!visited) faults.add('no link leads to a page of the site map', path);
    else if (!visited.page) faults.add(`site map names a page that answers ${visited.status}`, path);
    else if (isNoindex(visited)) faults.add('site map names a noindex page', path);
    else if (visited.page.canonical[0] !== ORIGIN + path) faults.add('site map names another address', path);
  }
  const named = new Set(listed);
  for (const [path, visited] of pages) {
    const isOwn = visited.page?.canonical[0] === ORIGIN + path;
    if (!isOwn || isNoindex(visited) || path.includes('?') || LEFT_OUT.has(firstSegment(path))) continue;
    if (!named.has(path)) faults.add('site map leaves a page out', path);
  }
}
