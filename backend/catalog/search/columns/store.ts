import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { ownTurn } from './own-turn.ts';
import { type ProductColumns, Words } from './product-columns.ts';
import { readColumnsBetween, readColumnsOf, readWordsBetween, readWordsOf } from './read-columns.ts';
import { WordIndex } from './word-index.ts';

/** All products at one version of the index. */
export type Columns = {
  version: number;
  words: Words;
  products: Map<number, ProductColumns>;
  index: WordIndex<ProductColumns>;
};

const PAGE = 1000;
/** Reading everything lets searches in so often. */
const SLICE_MS = 4;
/** A shop with more products asks its database: this many take about a gigabyte. */
const MOST_PRODUCTS = 300_000;
/** A search waits so long for what has changed; the rest is read beside the searches. */
const SHORT_MS = 40;

type Change = { version: number; product_ids: number[] | null };

/**
 * Keeps what products are found, filtered and counted by in memory, as the index of the database has it: twenty thousand
 * products take a tenth of a second there, here some milliseconds. `at` answers null while it is behind, and in a shop
 * of too many products; searches ask the database then.
 */
export function createColumnStore(db: Kysely<Tables>, mostProducts = MOST_PRODUCTS) {
  let columns: Columns | null = null;
  let reading: Promise<void> | null = null;
  /** The version that had too many products: nobody waits for it, or counts them, again. */
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
        await ownTurn();
        since = performance.now();
      }
    }
    columns = read;
  }

  async function follow(known: Columns, changes: readonly Change[]): Promise<void> {
    const last = changes.at(-1)?.version ?? known.version;
    const ids = [...new Set(changes.flatMap(({ product_ids }) => product_ids ?? []))];
    const [read, words] = [await readColumnsOf(db, ids, known.words), await readWordsOf(db, ids)];
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

  /** What happened since; null when that is not known any more, or was everything. */
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
    if (known && changes && !known.index.isWornOut) await follow(known, changes);
    else await readAll(version);
  }

  /** Brings the columns to a version, beside whatever is reading already; a failure shows in searches of the database. */
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
    /** How many products a shop of too many has, about; else null. */
    get tooMany(): number | null {
      return tooMany?.products ?? null;
    },
    /** The columns at this version of the index, or null when they are not there yet. */
    async at(version: number): Promise<Columns | null> {
      if (columns?.version === version) return columns;
      if (tooMany?.version === version) return null;
      if (!reading) await Promise.race([read(version), delay(SHORT_MS)]);
      return columns?.version === version ? columns : null;
    },
  };
}
