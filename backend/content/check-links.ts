import { localeOf } from '#domain/base/locale.ts';
import type { ContentKind } from './front-matter.ts';
import type { Checked } from './read-content.ts';

const ADDRESSES: [ContentKind, RegExp][] = [
  ['page', /^\/cms\/(.+)$/],
  ['article', /^\/uutiset-ja-artikkelit\/(.+)$/],
  ['campaign', /^\/kampanjat\/(.+)$/],
];
/** Behind the articles' door, made by the shop. */
const MADE = new Set(['/uutiset-ja-artikkelit/rss.xml']);
const OF_CATALOG = /^\/(?:category|product|brandit|tuotesarjat)\/./;

/** A link of the shop in parts, without its locale prefix. */
function partsOf(link: string) {
  const [address = '', anchor = ''] = link.split('#');
  const path = (address.split('?')[0] ?? '').replace(/(.)\/$/, '$1');
  const locale = localeOf(path);
  return { path: locale === 'en' ? path.slice('/en'.length) || '/' : path, anchor };
}

/** Judges links between files, all of them known. Links into the catalog are the database's to judge. */
export function createLinkCheck(contents: readonly Checked[]) {
  const byPath = Map.groupBy(contents, ({ kind, path }) => `${kind} ${path}`);

  return {
    isOfCatalog: (link: string): boolean => OF_CATALOG.test(partsOf(link).path),
    /** What is wrong with a link in a file, or null: no such page, a draft behind it, no such heading. */
    problem(from: Checked, link: string): string | null {
      const { path, anchor } = partsOf(link);
      if (path === '')
        return anchor && !from.built.anchors.has(anchor) ? `links to ${link}, which is no heading` : null;
      if (MADE.has(path)) return null;
      for (const [kind, address] of ADDRESSES) {
        const name = address.exec(path)?.[1];
        if (name === undefined) continue;
        const versions = byPath.get(`${kind} ${name}`) ?? [];
        const shown = from.meta.draft ? versions : versions.filter(({ meta }) => !meta.draft);
        if (versions.length === 0) return `links to ${link}, which is no page`;
        const target =
          shown.find(({ locale }) => locale === from.locale) ?? shown.find(({ locale }) => locale === 'fi');
        if (!target) return `links to ${link}, which is a draft`;
        return anchor && !target.built.anchors.has(anchor) ? `links to ${link}, where no such heading is` : null;
      }
      return null;
    },
  };
}
