import type { WordQueries } from '#domain/catalog/search/analysis/word-query.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { andBits, type Bits, clearBit, countBits, eachBit, hasBit, setBit } from './bits.ts';
import { countFacets, type SegmentFacet } from './count-facets.ts';
import type { ProductSearch } from './product-search.ts';
import type { Segment } from './segment.ts';
import { relevanceOf } from './word-index.ts';

/** A product or sku in its segment. A lower `key` stands first, then the more popular one, then the lower place. */
export type Candidate = { segment: Segment; product: number; sku: number; key: number };
export type SegmentFound = { candidates: Candidate[]; total: number; facets: SegmentFacet[] };

/** Pinned products stand before all others. */
const PINNED = 1000;
const LAST = Number.POSITIVE_INFINITY;

/** The products that match the words, with the pinned and without the hidden ones. */
function matching(segment: Segment, search: ProductSearch, queries: WordQueries | null): Bits {
  const bits = queries ? segment.words.find(queries.all, search.locale) : segment.live.slice();
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

function membersOf(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits));
  let count = 0;
  eachBit(bits, (member) => {
    members[count++] = member;
    return false;
  });
  return members;
}

/** The lowest of the skus that pass. */
function lowestOf(segment: Segment, skus: Bits | null, value: (sku: number) => number): (product: number) => number {
  return (product) => {
    let lowest = LAST;
    const end = segment.skuStarts[product + 1] ?? 0;
    for (let sku = segment.skuStarts[product] ?? 0; sku < end; sku++)
      if (skus === null || hasBit(skus, sku)) lowest = Math.min(lowest, value(sku));
    return lowest;
  };
}

/** The sort key of a product, or of a sku when it is a hit of its own. */
function keyOf(
  segment: Segment,
  search: ProductSearch,
  queries: WordQueries | null,
  skus: Bits | null,
): ((product: number, sku: number) => number) | null {
  const { sort, locale, distinct } = search;
  const bySku = (value: (sku: number) => number) => {
    const lowest = lowestOf(segment, skus, value);
    return (product: number, sku: number) => (distinct ? lowest(product) : value(sku));
  };
  const known = (value: number, sign: 1 | -1) => (value < 0 ? LAST : value * sign);
  const { price, discount, firstSoldOn, usedYear, nameRanks } = segment;
  switch (sort) {
    case 'relevance': {
      if (!queries) return null;
      const relevance = relevanceOf(segment.words, queries, locale);
      if (search.pinned.length === 0) return (product) => -relevance(product);
      const pins = new Map(search.pinned.flatMap((sku, i) => segment.placesOf([sku]).map((place) => [place, i])));
      return (product) => -(pins.has(product) ? PINNED - (pins.get(product) ?? 0) : relevance(product));
    }
    case 'newest':
      return (product) => -(firstSoldOn[product] ?? 0);
    case 'year':
      return (product) => known(usedYear[product] ?? 0, -1);
    case 'name':
      return (product) => nameRanks[locale][product] ?? 0;
    case 'price-asc':
      return bySku((sku) => known(price[sku] ?? 0, 1));
    case 'price-desc':
      // by the lowest price found, like the cheapest first
      return (product, sku) => {
        const lowest = distinct
          ? lowestOf(segment, skus, (one) => known(price[one] ?? 0, 1))(product)
          : known(price[sku] ?? 0, 1);
        return lowest === LAST ? LAST : -lowest;
      };
    case 'discount':
      return bySku((sku) => known(discount[sku] ?? 0, -1));
  }
}

/** Keeps the first `limit` candidates. They come in order of place, so equal keys need no comparison. */
function createTop(segment: Segment, limit: number) {
  let kept: Candidate[] = [];
  let worst: number | null = null;
  const trim = () => {
    kept = kept.toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key)).slice(0, limit);
  };
  return {
    add(product: number, sku: number, key: number): void {
      if (worst !== null && key >= worst) return;
      kept.push({ segment, product, sku, key });
      if (kept.length < limit * 2 + 64) return;
      trim();
      worst = kept.at(-1)?.key ?? null;
    },
    result: () => {
      trim();
      return kept;
    },
  };
}

/** Searches one segment: the first `offset + limit` candidates, the exact total and the facets. */
export function searchSegment(segment: Segment, search: ProductSearch, queries: WordQueries | null): SegmentFound {
  segment.setTime(search.now);
  const { distinct, fitting, offset, limit } = search;
  const matched = matching(segment, search, queries);
  const skus = passing(segment, search.filter, fitting);
  const members = membersOf(matched);
  const key = keyOf(segment, search, queries, skus);
  const top = createTop(segment, offset + limit);
  let total = 0;
  for (let i = 0; i < members.length; i++) {
    const product = members[i] ?? 0;
    const [first, end] = [segment.skuStarts[product] ?? 0, segment.skuStarts[product + 1] ?? 0];
    if (distinct) {
      let isFound = skus === null;
      for (let sku = first; sku < end && !isFound; sku++) isFound = skus === null || hasBit(skus, sku);
      if (!isFound) continue;
      total++;
      if (key || total <= offset + limit) top.add(product, first, key ? key(product, first) : 0);
    } else
      for (let sku = first; sku < end; sku++) {
        if (skus !== null && !hasBit(skus, sku)) continue;
        total++;
        top.add(product, sku, key ? key(product, sku) : 0);
      }
  }
  return {
    candidates: top.result(),
    total,
    facets: countFacets(segment, search.facets, { products: members, distinct }, (filter) =>
      passing(segment, filter, fitting),
    ),
  };
}
