import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ProductHit, ProductSearch, ProductsFound } from '../engine/find-products.ts';
import { type At, discountOf, priceOf } from './attributes.ts';
import { createCounters } from './count-facet.ts';
import { compileFilters } from './filter.ts';
import { findByWords, type RankedProducts } from './find-by-words.ts';
import { findIds, readFitting } from './find-ids.ts';
import { type Candidate, compareBy, createTop } from './order.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Columns } from './store.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The search yields to other requests after this time. */
const SLICE_MS = 2;
const SLICE = 128;
const sortsByPrice: ReadonlySet<ProductSearch['sort']> = new Set(['price-asc', 'price-desc', 'discount']);
/** Clauses that hold are bits of one integer. */
const MAX_CLAUSES = 30;

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

/** All products, or the matching ones with their relevance. */
async function candidates(
  db: Kysely<Tables>,
  columns: Columns,
  search: ProductSearch,
): Promise<RankedProducts | { list: ProductColumns[]; relevance: null }> {
  const { products } = columns;
  if (search.words.length === 0) return { list: [...products.values()], relevance: null };
  await yieldToEventLoop();
  const known = findByWords(columns, search);
  if (known) return known;
  const found: RankedProducts = { list: [], relevance: [] };
  for (const [id, near] of await findIds(db, search)) {
    const product = products.get(id);
    if (!product) continue;
    found.list.push(product);
    found.relevance.push(near);
  }
  return found;
}

const lower = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
const higher = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));

/**
 * Searches products (not single skus) in memory; only codes and vehicles are looked up in the database. Gives the same
 * results as engine/find-products.ts. Null for a filter of too many clauses.
 */
export async function findInColumns(
  db: Kysely<Tables>,
  columns: Columns,
  search: ProductSearch,
): Promise<ProductsFound | null> {
  const filters = [search.filter, ...search.facets.map(({ filter }) => filter)];
  const fitting = await readFitting(db, filters);
  const { needs, bits, clauses } = compileFilters(filters, columns.words, fitting);
  if (clauses > MAX_CLAUSES) return null;
  const hidden = new Set(search.hidden);

  const [own = 0, ...facetNeeds] = needs;
  const { counters, results } = createCounters(search.facets, facetNeeds, columns.words);
  const top = createTop(search.offset + search.limit, compareBy(search.sort, search.locale));
  const { list, relevance } = await candidates(db, columns, search);
  // no need to read the skus
  const isPlain = clauses === 0 && counters.length === 0 && !sortsByPrice.has(search.sort);
  let total = 0;
  let from = performance.now();
  const [first] = list;
  // reused for every product: allocating a hundred thousand objects would burden the garbage collector
  const at = { product: first, sku: first?.skus[0], now: search.now.getTime() } as At;
  const candidate = { product: first, relevance: 0, price: null, discount: null } as Candidate;
  for (let n = 0; n < list.length; n++) {
    const product = list[n] as ProductColumns;
    if (hidden.size > 0 && hidden.has(product.sku)) continue;
    at.product = product;
    candidate.product = product;
    candidate.relevance = relevance?.[n] ?? 0;
    candidate.price = null;
    candidate.discount = null;
    let isFound = isPlain;
    for (const sku of isPlain ? [] : product.skus) {
      at.sku = sku;
      const held = clauses === 0 ? 0 : bits(at);
      for (const { need, counter } of counters) if ((held & need) === need) counter.add(at);
      if ((held & own) !== own) continue;
      isFound = true;
      candidate.price = lower(candidate.price, priceOf(at));
      candidate.discount = higher(candidate.discount, discountOf(at));
    }
    if (isFound) {
      total++;
      top.add(candidate);
    }
    if (n % SLICE === 0 && performance.now() - from > SLICE_MS) {
      await yieldToEventLoop();
      from = performance.now();
    }
  }
  return {
    hits: top
      .result()
      .slice(search.offset)
      .map((one) => hitOf(one, columns)),
    total,
    facets: results(),
  };
}
