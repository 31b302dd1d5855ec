import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { PageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { isLocale, type Locale, localeOf, locales } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import {
  addressOf,
  alternatesOf,
  type ContentListed,
  categoryPath,
  contentPath,
  diagramPath,
  productPath,
} from './addresses.ts';
import { llmsText } from './llms-text.ts';
import { productFileStarts, readCategoryPaths, readDiagramSlugs, readProductSlugs, readVersions } from './queries.ts';
import { indexXml, urlElement, urlsetEnd, urlsetHead } from './xml.ts';

export type SiteMapService = {
  /** The index of all files: products, categories and pages of each language, at most 50,000 URLs per file. */
  index(): Promise<string>;
  /**
   * Streams one file (`fi-products-1`), reading the database in pages; null if it does not exist. Pages whose handle says so are
   * among them.
   */
  file(name: string, table: Pick<PageTable, 'pages'>): Promise<AsyncGenerator<string> | null>;
  /** `llms.txt`: a summary in Markdown for language models (llmstxt.org). */
  llms(): Promise<string>;
  /** Version of all files: changes with the catalog, the contents, and every day, for pages with start and end dates. */
  version(): Promise<string>;
};

// half of the allowed 50,000: with alternates a file stays far below the limit of 50 MB
const FILE = 25_000;
const PAGE = 1000;
const KINDS = ['products', 'categories', 'pages'] as const;

/** The paths of the pages that stand in the site map, in Finnish and without a wildcard or optional parameter. */
const fixedPaths = ({ pages }: Pick<PageTable, 'pages'>) =>
  pages
    .filter(({ pattern, handle }) => handle.inSiteMap && localeOf(pattern) === 'fi')
    .map(({ pattern }) => pattern.replace(/\/(\*|:\w+\?)$/, ''));

type Entry = { path: string; changedOn: string | null };

export function createSiteMapService(
  { db, now, baseUrl }: Pick<ShopContext, 'db' | 'now' | 'baseUrl'>,
  {
    catalog,
    content,
  }: { catalog: Pick<CatalogService, 'tree'>; content: { pageList(locale: Locale): Promise<ContentListed[]> } },
  fileSize = FILE,
): SiteMapService {
  const dayOf = (at: Date | null) => at && localDay(at, config.timeZone);

  async function* products(place: number): AsyncGenerator<Entry> {
    const starts = await productFileStarts(db.kysely, fileSize);
    const end = starts[place + 1] ?? Number.POSITIVE_INFINITY;
    for (let from = starts[place]; from !== undefined; ) {
      const rows = await readProductSlugs(db.kysely, from, PAGE);
      for (const { id, path, changedAt } of rows)
        if (id < end) yield { path: productPath(path), changedOn: dayOf(changedAt) };
      const last = rows.at(-1)?.id ?? end;
      from = rows.length < PAGE || last >= end ? undefined : last + 1;
    }
  }

  async function* categories(): AsyncGenerator<Entry> {
    // the roots of brands and series are fixed pages
    for (const { path, changedAt } of await readCategoryPaths(db.kysely))
      if (path !== 'brandit' && path !== 'tuotesarjat') yield { path: categoryPath(path), changedOn: dayOf(changedAt) };
  }

  async function* pages(locale: Locale, table: Pick<PageTable, 'pages'>): AsyncGenerator<Entry> {
    for (const path of fixedPaths(table)) yield { path, changedOn: null };
    for (const page of await content.pageList(locale)) yield { path: contentPath(page), changedOn: page.updatedOn };
    const slugs = await readDiagramSlugs(db.kysely);
    if (slugs.length > 0) yield { path: '/varaosakuvat', changedOn: null };
    for (const slug of slugs) yield { path: diagramPath(slug), changedOn: null };
  }

  async function* written(entries: AsyncGenerator<Entry>, locale: Locale): AsyncGenerator<string> {
    yield urlsetHead;
    for await (const { path, changedOn } of entries)
      yield urlElement({
        loc: addressOf(baseUrl, path, locale),
        alternates: alternatesOf(baseUrl, path),
        lastmod: changedOn,
      });
    yield urlsetEnd;
  }

  return {
    async index() {
      const starts = await productFileStarts(db.kysely, fileSize);
      const names = [...starts.map((_, i) => `products-${i + 1}`), 'categories-1', 'pages-1'];
      const files = locales.flatMap((locale) => names.map((name) => `${locale}-${name}`));
      return indexXml(files.map((name) => ({ loc: `${baseUrl}/sitemaps/${name}.xml`, lastmod: null })));
    },

    async file(name, table) {
      const [locale, kind, number, more] = name.split('-');
      const place = /^[1-9]\d{0,5}$/.test(number ?? '') ? Number(number) - 1 : -1;
      const known = KINDS.find((one) => one === kind);
      if (!isLocale(locale) || !known || place < 0 || more !== undefined) return null;
      if (known !== 'products' && place > 0) return null;
      if (known === 'products' && place >= (await productFileStarts(db.kysely, fileSize)).length) return null;
      const entries = { products: () => products(place), categories, pages: () => pages(locale, table) }[known];
      return written(entries(), locale);
    },

    async llms() {
      const [tree, listed] = await Promise.all([catalog.tree('en'), content.pageList('en')]);
      return llmsText({ baseUrl, tree, listed });
    },

    version: async () => `${await readVersions(db.kysely)}-${dayOf(now())}`,
  };
}
