import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import type { ProductHit, ProductSearch, ProductsFound } from '../engine/find-products.ts';
import { type At, discountOf, priceOf } from './attributes.ts';
import { createCounter } from './count-facet.ts';
import { compileFilters } from './filter.ts';
import { foundIds, readFitting } from './found-ids.ts';
import { type Candidate, compareBy, createTop } from './order.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Columns } from './store.ts';

/** Between slices of this length other requests are answered. */
const SLICE_MS = 4;
const SLICE = 256;

function hitOf({ product }: Candidate, { words }: Columns): ProductHit {
  const [first] = product.skus;
  return {
    productId: product.id,
    sku: first?.sku ?? product.sku,
    parentSku: product.sku,
    productLine: first?.productLine ?? 1,
    categories: product.categories.map((number) => words.texts[number] ?? ''),
  };
}

function* candidates(
  { products }: Columns,
  found: ReadonlyMap<number, number> | null,
): Generator<[ProductColumns, number]> {
  if (!found) for (const product of products.values()) yield [product, 0];
  else
    for (const [id, nearness] of found) {
      const product = products.get(id);
      if (product) yield [product, nearness];
    }
}

const lower = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
const higher = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));

/**
 * Answers a search of products (not of single skus) over the columns; only words and vehicles are looked up in the
 * database. The same answers as those of engine/find-products.ts. Null for a filter of too many clauses.
 */
export async function findInColumns(
  db: Kysely<Tables>,
  columns: Columns,
  search: ProductSearch,
): Promise<ProductsFound | null> {
  const filters = [search.filter, ...search.facets.map(({ filter }) => filter)];
  const fitting = await readFitting(db, filters);
  const { needs, bits, isTooMany } = compileFilters(filters, columns.words, fitting);
  if (isTooMany) return null;
  const found = search.words.length > 0 ? await foundIds(db, search) : null;
  const hidden = new Set(search.hidden);

  const [own = 0, ...facetNeeds] = needs;
  const counters = search.facets.map((facet) => createCounter(facet, columns.words));
  const top = createTop(search.offset + search.limit, compareBy(search.sort, search.locale));
  let total = 0;
  let seen = 0;
  let from = performance.now();
  const now = search.now.getTime();
  for (const [product, nearness] of candidates(columns, found)) {
    if (hidden.has(product.sku)) continue;
    const candidate: Candidate = { product, nearness, price: null, discount: null };
    let isFound = false;
    for (const sku of product.skus) {
      const at: At = { product, sku, now };
      const held = bits(at);
      for (let i = 0; i < counters.length; i++)
        if ((held & (facetNeeds[i] ?? 0)) === facetNeeds[i]) counters[i]?.add(at);
      if ((held & own) !== own) continue;
      isFound = true;
      candidate.price = lower(candidate.price, priceOf(at));
      candidate.discount = higher(candidate.discount, discountOf(at));
    }
    if (isFound) {
      total++;
      top.add(candidate);
    }
    if (++seen % SLICE === 0 && performance.now() - from > SLICE_MS) {
      await nextTurn();
      from = performance.now();
    }
  }
  return {
    hits: top
      .result()
      .slice(search.offset)
      .map((one) => hitOf(one, columns)),
    total,
    facets: counters.map((counter) => counter.result()),
  };
}
