import { RELEVANCE, relevanceParts, type WordQueries } from '#domain/catalog/search/analysis/word-query.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import {
  andBits,
  type Bits,
  clearBit,
  countBits,
  eachBit,
  emptyBits,
  firstBits,
  hasBit,
  isEmpty,
  setBit,
  withoutBits,
} from './bits.ts';
import { type Counted, countFacets, type SegmentFacet } from './count-facets.ts';
import type { ProductSearch } from './product-search.ts';
import type { Segment } from './segment.ts';
import type { Finder } from './word-index.ts';

/** A product or sku in its segment. A lower `key` stands first, then the more popular one, then the lower place. */
export type Candidate = { segment: Segment; product: number; sku: number; key: number };
export type SegmentFound = { candidates: Candidate[]; total: number; facets: SegmentFacet[] };

/** Pinned products stand before all others. */
const PINNED = 1000;
const LAST = Number.POSITIVE_INFINITY;

/** The products that match the words, with the pinned and without the hidden ones. */
function matching(segment: Segment, search: ProductSearch, queries: WordQueries | null, find: Finder): Bits {
  const bits = (queries ? find(queries.all) : segment.live).slice();
  if (queries) {
    for (const place of segment.placesOf(search.pinned)) setBit(bits, place);
    andBits(bits, segment.live);
  }
  for (const place of segment.placesOf(search.hidden)) clearBit(bits, place);
  return bits;
}

/** The skus that pass all clauses; null: every sku does. */
function passing(segment: Segment, filter: Filter, fitting: ProductSearch['fitting']): Bits | null {
  const [first, ...others] = filter.map((clause) => segment.clauseBits(clause, fitting));
  if (!first || others.length === 0) return first ?? null;
  const bits = first.slice();
  for (const other of others) andBits(bits, other);
  return bits;
}

/** The products of `matched` with a sku that passes. */
function withSku({ size, productOf }: Segment, matched: Bits, skus: Bits | null): Bits {
  if (skus === null) return matched;
  const bits = emptyBits(size);
  eachBit(skus, (sku) => {
    setBit(bits, productOf[sku] ?? 0);
  });
  andBits(bits, matched);
  return bits;
}

function membersOf(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits));
  let count = 0;
  eachBit(bits, (member) => {
    members[count++] = member;
  });
  return members;
}

type Keyed = { product: number; key: number };

/** Splits products by what they match, the most relevant first. Each part is found when it is asked for. */
function* byRelevance(
  products: Bits,
  queries: WordQueries,
  find: Finder,
  parts: readonly (typeof relevanceParts)[number][] = relevanceParts,
  relevance = 0,
): Generator<{ relevance: number; products: Bits }> {
  if (isEmpty(products)) return;
  const [part, ...others] = parts;
  if (!part) return yield { relevance, products };
  const inside = products.slice();
  andBits(inside, find(queries[part]));
  yield* byRelevance(inside, queries, find, others, relevance + RELEVANCE[part]);
  const outside = products.slice();
  withoutBits(outside, inside);
  yield* byRelevance(outside, queries, find, others, relevance);
}

/** Pinned products in their order, then by relevance until enough are found. */
function mostRelevant(segment: Segment, found: Bits, queries: WordQueries, find: Finder, search: ProductSearch) {
  const rest = found.slice();
  const most = search.offset + search.limit;
  const ordered: Keyed[] = [];
  for (const [i, sku] of search.pinned.entries())
    for (const product of segment.placesOf([sku]))
      if (hasBit(rest, product)) {
        ordered.push({ product, key: i - PINNED });
        clearBit(rest, product);
      }
  for (const { relevance, products } of byRelevance(rest, queries, find)) {
    if (ordered.length >= most) break;
    for (const product of firstBits(products, most - ordered.length)) ordered.push({ product, key: -relevance });
  }
  return ordered;
}

/** The lowest value of the skus that pass. */
function lowestOf({ skuStarts }: Segment, skus: Bits | null, read: (sku: number) => number) {
  return (product: number): number => {
    let lowest = LAST;
    const end = skuStarts[product + 1] ?? 0;
    for (let sku = skuStarts[product] ?? 0; sku < end; sku++)
      if (skus === null || hasBit(skus, sku)) lowest = Math.min(lowest, read(sku));
    return lowest;
  };
}

/** The sort key of a product for orders that are kept with it. */
function keyOf(
  segment: Segment,
  { sort, locale, kindFirst }: ProductSearch,
  skus: Bits | null,
): (product: number) => number {
  const { price, discount, firstSoldOn, usedYear, nameRanks } = segment;
  const known = (value = 0) => (value < 0 ? LAST : value);
  const cheapest = lowestOf(segment, skus, (sku) => known(price[sku]));
  const least = lowestOf(segment, skus, (sku) => ((discount[sku] ?? 0) < 0 ? LAST : -(discount[sku] ?? 0)));
  switch (sort) {
    case 'newest':
      return (product) => -(firstSoldOn[product] ?? 0);
    case 'year':
      return (product) => ((usedYear[product] ?? 0) < 0 ? LAST : -(usedYear[product] ?? 0));
    case 'name':
      return (product) => nameRanks[locale][product] ?? 0;
    case 'price-asc':
      return cheapest;
    case 'price-desc':
      // by the lowest price found, like the cheapest first
      return (product) => (cheapest(product) === LAST ? LAST : -cheapest(product));
    case 'discount':
      return least;
    case 'relevance': {
      if (kindFirst === undefined) return () => 0;
      const [own, vehicles] = [segment.ofKind(kindFirst), segment.vehicles()];
      return (product) => (!hasBit(own, product) ? 2 : hasBit(vehicles, product) ? 0 : 1);
    }
  }
}

/** The first `limit` by key. They come in order of place, so equal keys need no comparison. */
function firstByKey(found: Bits, limit: number, keyOf: (product: number) => number): Keyed[] {
  let kept: Keyed[] = [];
  let worst: number | null = null;
  const trim = () => {
    kept = kept.toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key)).slice(0, limit);
  };
  eachBit(found, (product) => {
    const key = keyOf(product);
    if (worst !== null && key >= worst) return;
    kept.push({ product, key });
    if (kept.length < limit * 2 + 64) return;
    trim();
    worst = kept.at(-1)?.key ?? null;
  });
  trim();
  return kept;
}

/** The skus of products that pass, each a hit of its own. Price and discount are then those of the sku. */
function skuCandidates(
  segment: Segment,
  products: readonly Keyed[],
  skus: Bits | null,
  search: ProductSearch,
): Candidate[] {
  const candidates = products.flatMap(({ product, key }) => {
    const own: Candidate[] = [];
    const end = segment.skuStarts[product + 1] ?? 0;
    for (let sku = segment.skuStarts[product] ?? 0; sku < end; sku++)
      if (skus === null || hasBit(skus, sku))
        own.push({ segment, product, sku, key: skuKey(segment, sku, search) ?? key });
    return own;
  });
  return candidates.sort((a, b) => (a.key === b.key ? a.product - b.product || a.sku - b.sku : a.key - b.key));
}

function skuKey({ price, discount }: Segment, sku: number, { sort }: ProductSearch): number | null {
  const value = (sort === 'discount' ? discount[sku] : price[sku]) ?? 0;
  if (sort !== 'price-asc' && sort !== 'price-desc' && sort !== 'discount') return null;
  if (value < 0) return LAST;
  return sort === 'price-asc' ? value : -value;
}

/**
 * Searches one segment: the first candidates (at least `offset + limit`), the exact total and the facets. `isPart`: facets
 * are merged with those of other segments.
 */
export function searchSegment(
  segment: Segment,
  search: ProductSearch,
  queries: WordQueries | null,
  isPart: boolean,
): SegmentFound {
  segment.setTime(search.now);
  const { distinct, fitting, locale } = search;
  const find = segment.words.finder(locale);
  const matched = matching(segment, search, queries, find);
  const skus = passing(segment, search.filter, fitting);
  const found = withSku(segment, matched, skus);
  const limit = search.offset + search.limit;
  // each product has a sku to show, so that its first products have enough skus
  const products =
    search.sort === 'relevance' && queries
      ? mostRelevant(segment, found, queries, find, search)
      : firstByKey(found, distinct || search.sort === 'relevance' ? limit : segment.size, keyOf(segment, search, skus));
  const counted = (filter: Filter): Counted => {
    const passed = passing(segment, filter, fitting);
    return { products: membersOf(withSku(segment, matched, passed)), skus: passed, distinct };
  };
  return {
    candidates: distinct
      ? products.map(({ product, key }) => ({ segment, product, sku: segment.skuStarts[product] ?? 0, key }))
      : skuCandidates(segment, products, skus, search),
    total: distinct ? countBits(found) : countSkus(segment, found, skus),
    facets: countFacets(segment, search.facets, counted, isPart),
  };
}

function countSkus(segment: Segment, found: Bits, skus: Bits | null): number {
  let count = 0;
  eachBit(found, (product) => {
    const end = segment.skuStarts[product + 1] ?? 0;
    for (let sku = segment.skuStarts[product] ?? 0; sku < end; sku++) if (skus === null || hasBit(skus, sku)) count++;
  });
  return count;
}
