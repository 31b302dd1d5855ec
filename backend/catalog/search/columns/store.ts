import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type ProductColumns, Words } from './product-columns.ts';
import { readColumnsBetween, readColumnsByIds, readWordsBetween, readWordsByIds } from './read-columns.ts';
import { WordIndex } from './word-index.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** All products at one version of the index. */
export type Columns = {
  version: number;
  words: Words;
  products: Map<number, ProductColumns>;
  index: WordIndex<ProductColumns>;
};

const PAGE = 1000;
/** Reading the whole index yields to searches after this time. */
const SLICE_MS = 4;
/** A larger shop searches in the database: the columns of this many products take about a gigabyte. */
const MAX_PRODUCTS = 300_000;
/** How long a search waits for index changes to be read; reading continues in the background. */
const MAX_WAIT_MS = 40;

type Change = { version: number; product_ids: number[] | null };

/**
 * Keeps the search index of products in memory. Searching 20,000 products takes a tenth of a second in the database and
 * some milliseconds here. `at` gives null while the columns are behind the index, and in a shop above `MAX_PRODUCTS`; then
 * the database is searched.
 */
export function createColumnStore(db: Kysely<Tables>, mostProducts = MAX_PRODUCTS) {
  let columns: Columns | null = null;
  let reading: Promise<void> | null = null;
  /** The version that had too many products; it is not read again. */
  let tooMany: { version: number; products: number } | null = null;

  async function readAll(version: number): Promise<void> {
    const { rows } = await sql<{ most: number; products: number }>`
      select coalesce(max(product_id), 0) as most, count(*) as products from search_quick where locale = 'fi'`.execute(
      db,
    );
    const { most = 0, products = 0 } = rows[0] ?? {};
    if (products > mostProducts) {
      [tooMany, columns] = [{ version, products }, null];
      return;
    }
    const read: Columns = { version, words: new Words(), products: new Map(), index: new WordIndex() };
    let since = performance.now();
    for (let from = 0; from < most; from += PAGE)
      for (const product of await readColumnsBetween(db, from, from + PAGE, read.words))
        read.products.set(product.id, product);
    for (let from = 0; from < most; from += PAGE) {
      const products = await readWordsBetween(db, from, from + PAGE);
      for (const { id, words } of products()) {
        const product = read.products.get(id);
        if (product) read.index.add(id, product, words);
        if (performance.now() - since < SLICE_MS) continue;
        await yieldToEventLoop();
        since = performance.now();
      }
    }
    columns = read;
  }

  async function follow(known: Columns, changes: readonly Change[]): Promise<void> {
    const last = changes.at(-1)?.version ?? known.version;
    const ids = [...new Set(changes.flatMap(({ product_ids }) => product_ids ?? []))];
    const [read, words] = [await readColumnsByIds(db, ids, known.words), await readWordsByIds(db, ids)];
    for (const id of ids) {
      known.products.delete(id);
      known.index.remove(id);
    }
    for (const product of read) known.products.set(product.id, product);
    for (const { id, words: own } of words()) {
      const product = known.products.get(id);
      if (product) known.index.add(id, product, own);
    }
    known.version = last;
  }

  /** The changes between two versions; null when some are unknown or the whole index changed. */
  async function changesSince(version: number, until: number): Promise<Change[] | null> {
    const { rows } = await sql<Change>`
      select version, product_ids from search_change where version > ${version} and version <= ${until} order by version`.execute(
      db,
    );
    return rows.length === until - version && rows.every(({ product_ids }) => product_ids) ? rows : null;
  }

  async function catchUp(version: number): Promise<void> {
    const known = columns;
    const changes = known && version > known.version ? await changesSince(known.version, version) : null;
    if (known && changes && !known.index.needsRebuild) await follow(known, changes);
    else await readAll(version);
  }

  /** Brings the columns to a version unless a read is running. A failure is ignored: the database is searched then. */
  function read(version: number): Promise<void> {
    reading ??= catchUp(version)
      .catch(() => {})
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    read,
    /** The approximate number of products above the limit; else null. */
    get tooMany(): number | null {
      return tooMany?.products ?? null;
    },
    /** The columns at this version of the index; null when they are not ready. */
    async at(version: number): Promise<Columns | null> {
      if (columns?.version === version) return columns;
      if (tooMany?.version === version) return null;
      if (!reading) await Promise.race([read(version), delay(MAX_WAIT_MS)]);
      return columns?.version === version ? columns : null;
    },
  };
}
