import type { Problem } from '#backend/catalog/import/problems.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { localeOf } from '#domain/base/locale.ts';
import { contentAt } from './addresses.ts';
import type { Checked } from './read-sources.ts';

/** The feed is generated under the prefix of articles. */
const FEED = 'rss.xml';
const OF_CATALOG = /^(?:\/en)?\/(?:category|product|brandit|tuotesarjat)\/./;

/** Paths of files that pages may link to. */
const FILES = /^\/(documents|pictures|feeds)\/./;

/** Whether a link leads to a file or a page of the shop; a query and a hash are ignored. */
export const leadsSomewhere = async (link: string, hasPage: ShopContext['hasPage']): Promise<boolean> =>
  FILES.test(link) || !hasPage || hasPage(link.split(/[?#]/)[0] ?? '');

/** Checks links between content files. `deadCatalogLinks` checks links into the catalog. */
export function createLinkCheck(contents: readonly Checked[], hasPage: ShopContext['hasPage']) {
  const byPath = Map.groupBy(contents, ({ kind, path }) => `${kind} ${path}`);

  return {
    isOfCatalog: (link: string): boolean => OF_CATALOG.test(link),
    /** Problem of a link in a file, or null: no such page, a draft, no such heading. */
    async problem(from: Checked, link: string): Promise<string | null> {
      const [, anchor = ''] = link.split('#');
      if (link.startsWith('#'))
        return from.built.anchors.has(anchor) ? null : `links to ${link}, which is not a heading`;
      if (!(await leadsSomewhere(link, hasPage))) return `links to ${link}, which is not a page`;
      const place = contentAt(link);
      if (!place || (place.kind === 'article' && place.path === FEED)) return null;
      const versions = byPath.get(`${place.kind} ${place.path}`) ?? [];
      if (versions.length === 0) return `links to ${link}, which is not a page`;
      const shown = from.meta.draft ? versions : versions.filter(({ meta }) => !meta.draft);
      const language = localeOf(link) === 'en' ? 'en' : from.locale;
      const target = shown.find(({ locale }) => locale === language) ?? shown.find(({ locale }) => locale === 'fi');
      if (!target) return `links to ${link}, which is a draft`;
      return anchor && !target.built.anchors.has(anchor) ? `links to ${link}, but the page has no such heading` : null;
    },
  };
}

/** Finds links to pages that are not shown today while the linking page is. */
export function linksToHiddenPages(contents: readonly Checked[], today: string): Problem[] {
  const shown = contents.filter(({ meta }) => !meta.draft);
  const byPath = Map.groupBy(shown, ({ kind, path }) => `${kind} ${path}`);
  return shown.flatMap(({ file, meta, built }) => {
    const day = [firstDay(meta), today].toSorted().at(-1) ?? today;
    return built.links.flatMap(({ link, line }): Problem[] => {
      const place = contentAt(link);
      const targets = (place && byPath.get(`${place.kind} ${place.path}`)) ?? [];
      const isThere = (target: Checked) =>
        firstDay(target.meta) <= day && (target.kind === 'campaign' || (target.meta.until ?? day) >= day);
      if (targets.length === 0 || targets.some(isThere)) return [];
      return [{ file, line, field: '', reason: `links to ${link}, which is not shown on ${day}` }];
    });
  });
}

const firstDay = ({ from, date }: Checked['meta']): string => from ?? date ?? '';
