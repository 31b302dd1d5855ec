import { wordQueries } from '#domain/catalog/search/analysis/word-query.ts';
import { checkCondition, checkFacet, productAttributes } from '../attributes.ts';
import type { SegmentFacet } from './count-facets.ts';
import type { FacetCount, FacetRequest, ProductSearch, ProductsFound } from './product-search.ts';
import { type Candidate, searchSegment } from './search-segment.ts';
import type { Segment } from './segment.ts';

function check({ filter, facets }: ProductSearch): void {
  for (const facet of facets) checkFacet(productAttributes, facet.attribute);
  for (const condition of [filter, ...facets.map((facet) => facet.filter)].flat(2))
    checkCondition(productAttributes, condition);
}

function mergeValues(parts: readonly SegmentFacet[]): SegmentFacet['values'] {
  const [first, ...others] = parts.map(({ values }) => values);
  if (others.length === 0) return first ?? [];
  const counts = new Map(first);
  for (const [value, count] of others.flat()) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts];
}

/** Merges what the segments counted. */
function mergeFacet(parts: readonly SegmentFacet[], { limit }: FacetRequest): FacetCount {
  const values = mergeValues(parts)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count }));
  const stats = parts.flatMap((part) => part.stats ?? []);
  const count = stats.reduce((all, part) => all + part.count, 0);
  const sum = stats.reduce((all, part) => all + part.sum, 0);
  return {
    values,
    stats:
      count > 0
        ? {
            min: Math.min(...stats.map(({ min }) => min)),
            max: Math.max(...stats.map(({ max }) => max)),
            avg: sum / count,
            sum,
          }
        : null,
  };
}

/** The order of candidates of different segments. Ranks by name are a segment's own, so names are compared. */
function comparison({ sort, locale }: ProductSearch): (a: Candidate, b: Candidate) => number {
  const id = ({ segment, product }: Candidate) => segment.ids[product] ?? 0;
  const popularity = ({ segment, product }: Candidate) => segment.popularity[product] ?? 0;
  const name = ({ segment, product }: Candidate) => segment.sortKeys[locale].at(product);
  const byPlace = (a: Candidate, b: Candidate) => id(a) - id(b) || a.sku - b.sku;
  if (sort === 'name')
    return (a, b) => {
      const [one, other] = [name(a), name(b)];
      return one < other ? -1 : one > other ? 1 : byPlace(a, b);
    };
  return (a, b) => (a.key === b.key ? popularity(b) - popularity(a) || byPlace(a, b) : a.key - b.key);
}

/** Searches products in all segments. Throws 'invalid-argument' for an attribute that products do not have. */
export function searchProducts(segments: readonly Segment[], search: ProductSearch): ProductsFound {
  check(search);
  const queries = search.words.length > 0 ? wordQueries(search.words) : null;
  const found = segments.map((segment) => searchSegment(segment, search, queries, segments.length > 1));
  const candidates = found.flatMap((part) => part.candidates);
  const ordered = found.length > 1 ? candidates.sort(comparison(search)) : candidates;
  return {
    hits: ordered
      .slice(search.offset, search.offset + search.limit)
      .map(({ segment, product, sku }) => segment.hit(product, sku)),
    total: found.reduce((all, { total }) => all + total, 0),
    facets: search.facets.map((facet, i) =>
      mergeFacet(
        found.flatMap((part) => part.facets[i] ?? []),
        facet,
      ),
    ),
  };
}
