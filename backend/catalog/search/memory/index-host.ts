import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import type { Localized } from '#domain/base/locale.ts';
import { namesAbove } from '#domain/catalog/products/category.ts';
import { createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { Dictionary } from '#domain/catalog/search/search-rule.ts';
import { withRules } from '#domain/catalog/search/search-rule.ts';
import { categoryDocuments } from '../indexer/category-documents.ts';
import { indexProduct } from '../indexer/index-product.ts';
import { type Page, pageDocuments } from '../indexer/page-documents.ts';
import type { ListedProductRow } from '../indexer/product-rows.ts';
import type { Packed } from './arrays.ts';
import { SegmentBuilder } from './build-segment.ts';
import { Contents, packContents } from './contents.ts';
import type { AttributeText, IndexedProduct } from './indexed-product.ts';
import { type AskedContents, type AskedProducts, createSearcher } from './searcher.ts';
import { Segment } from './segment.ts';
import { type IndexState, readSnapshot, writeSnapshot } from './snapshot.ts';

/** Products, skus, categories, and pages with articles; words that queries are corrected by. */
export type IndexSize = Record<'products' | 'skus' | 'categories' | 'pages' | 'words', number>;

/** Rows as JSON texts, which are parsed where they are indexed. */
export type RowTexts = { products: string; categories: readonly CategoryRecord[]; now: number };

/** Changed products are merged into a segment of their own; beyond this many they make the second of the small segments. */
const NEWEST = 100;

const byPopularity = (a: IndexedProduct, b: IndexedProduct) => b.popularity - a.popularity || a.id - b.id;

/** Until the words of the shop are set. */
const NO_WORDS = withRules(
  { nouns: [], synonyms: [], kinds: {}, translations: {}, neverSplit: [], pinned: {}, hidden: [], hiddenFrom: {} },
  [],
);

/**
 * The search index with its text analysis. It runs in a thread of its own (index-worker.ts) or, for commands and tests, in
 * the caller's. Every method takes one plain value and gives one, so that messages can carry them.
 */
export function createIndexHost() {
  let words = NO_WORDS;
  let analyser = createAnalyser(words);
  let main: Segment | null = null;
  let contents: Contents | null = null;
  /** Products changed since the main segment was built: those of the second segment, and the latest ones. */
  let older = new Map<number, IndexedProduct>();
  let newest = new Map<number, IndexedProduct>();
  let small: { older: Segment | null; newest: Segment | null } = { older: null, newest: null };
  let building: { builder: SegmentBuilder; above: ReturnType<typeof namesAbove<Localized>>; now: Date } | null = null;
  let searcher = createSearcher(analyser, words);

  type Above = ReturnType<typeof namesAbove<Localized>>;
  function indexRow(row: ListedProductRow, above: Above, now: Date): IndexedProduct | null {
    const categories = row.categories.map(({ path, name }) => ({ path, name, above: above(path) }));
    return indexProduct({ ...row, categories }, analyser, now);
  }

  function segmentOf(products: ReadonlyMap<number, IndexedProduct>): Segment | null {
    if (products.size === 0) return null;
    const builder = new SegmentBuilder(analyser);
    for (const product of [...products.values()].sort(byPopularity)) builder.add(product);
    return new Segment(builder.build());
  }

  const segments = () => [main, small.older, small.newest].filter((segment) => segment !== null);
  const show = () => {
    if (contents) searcher.show(segments(), contents);
  };

  return {
    /** Searches use these words from now on; texts keep those they were indexed with until the next build. */
    setWords(given: Dictionary): void {
      words = given;
      analyser = createAnalyser(words);
      searcher = createSearcher(analyser, words);
      show();
    },

    /** Replaces everything. */
    load({ products, contents: packed }: IndexState): void {
      main = new Segment(products);
      contents = new Contents(packed);
      [older, newest, small] = [new Map(), new Map(), { older: null, newest: null }];
      show();
    },

    /** Reads products again that changed or are gone. Gives how many products changed since the main segment was built. */
    changeProducts({ ids, products, categories, now }: RowTexts & { ids: readonly number[] }): number {
      const changed = new Set(ids);
      for (const segment of segments()) segment.remove(changed);
      for (const id of ids) {
        older.delete(id);
        newest.delete(id);
      }
      const above = namesAbove(categories);
      const read: ListedProductRow[] = JSON.parse(products);
      for (const row of read) {
        const product = indexRow(row, above, new Date(now));
        if (product) newest.set(product.id, product);
      }
      if (newest.size > NEWEST) {
        older = new Map([...older, ...newest]);
        newest = new Map();
        small.older = segmentOf(older);
      }
      small.newest = segmentOf(newest);
      show();
      return older.size + newest.size;
    },

    /** Replaces categories, pages and articles. */
    loadContents(packed: Packed): void {
      contents = new Contents(packed);
      show();
    },

    /** Indexes categories, pages and articles. */
    buildContents({ categories, pages }: { categories: readonly CategoryRecord[]; pages: readonly Page[] }): Packed {
      return packContents([...categoryDocuments(categories, analyser), ...pageDocuments(pages, analyser)], analyser);
    },

    /** Begins a new main segment; then `addProducts` in the order of popularity and `finishProducts`. */
    startProducts({ categories, now }: Omit<RowTexts, 'products'>): void {
      building = { builder: new SegmentBuilder(analyser), above: namesAbove(categories), now: new Date(now) };
    },

    /** `ids` gives the order of the rows. */
    addProducts({ products, ids }: { products: string; ids: readonly number[] }): void {
      if (!building) throw new Error('no segment is being built');
      const { builder, above, now } = building;
      const read: ListedProductRow[] = JSON.parse(products);
      const rows = new Map(read.map((row) => [row.id, row]));
      for (const id of ids) {
        const row = rows.get(id);
        if (!row) continue;
        const product = indexRow(row, above, now);
        if (product) builder.add(product);
      }
    },

    finishProducts(): Packed {
      if (!building) throw new Error('no segment is being built');
      const packed = building.builder.build();
      building = null;
      return packed;
    },

    /** Loads the stored index; null when there is none of this form, or it is damaged. */
    readSnapshot: (path: string): Promise<IndexState | null> => readSnapshot(path, words),
    writeSnapshot: ({ path, state }: { path: string; state: IndexState }): Promise<void> =>
      writeSnapshot(path, state, words),

    searchProducts: (search: AskedProducts) => searcher.products(search),

    /** Searches with other words, which are not set: a rule is tried before it is saved. */
    tryProducts({ words: tried, searches }: { words: Dictionary; searches: readonly AskedProducts[] }) {
      if (!contents) return [];
      const trial = createSearcher(createAnalyser(tried), tried);
      trial.show(segments(), contents);
      return searches.map((search) => trial.products(search));
    },

    searchContents: (search: AskedContents) => searcher.contents(search),

    /** The texts of attribute keys; unknown ones are left out. */
    attributeTexts: (keys: readonly string[]): AttributeText[] =>
      keys.flatMap(
        (key) =>
          segments()
            .findLast((segment) => segment.attributeText(key))
            ?.attributeText(key) ?? [],
      ),

    /** What is in the index. */
    size(): IndexSize {
      const sum = (count: (segment: Segment) => number) => segments().reduce((all, segment) => all + count(segment), 0);
      return {
        products: sum((segment) => segment.countLive().products),
        skus: sum((segment) => segment.countLive().skus),
        ...(contents?.count() ?? { categories: 0, pages: 0 }),
        words: sum(({ vocabulary }) => vocabulary.size) + (contents?.vocabulary.size ?? 0),
      };
    },
  };
}

export type IndexHost = ReturnType<typeof createIndexHost>;
type Method = keyof IndexHost;
/** The methods of a host wherever it runs. */
export type RemoteIndexHost = {
  [M in Method]: (...given: Parameters<IndexHost[M]>) => Promise<Awaited<ReturnType<IndexHost[M]>>>;
};
