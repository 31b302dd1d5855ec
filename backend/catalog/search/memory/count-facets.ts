import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { type Bits, hasBit } from './bits.ts';
import type { FacetRequest } from './product-search.ts';
import { type Segment, termKinds } from './segment.ts';
import { type TermKind, termPrefix } from './terms.ts';

/** What a facet counts in one segment. `values` most frequent first; `stats` null for values and when nothing has a number. */
export type SegmentFacet = {
  values: [value: string, count: number][];
  stats: { count: number; sum: number; min: number; max: number } | null;
};

/** The products to count in, each with a sku that passes, and the skus that pass; null: all do. */
export type Counted = { products: Uint32Array; skus: Bits | null; distinct: boolean };

/** The terms of the skus that pass, each once per product (or sku). */
function countTerms(segment: Segment, { products, skus, distinct }: Counted): Uint32Array {
  const counts = new Uint32Array(segment.terms.keys.length);
  const lastProduct = new Int32Array(counts.length).fill(-1);
  const { skuStarts, productTerms, productTermStarts, skuTerms, skuTermStarts } = segment;
  const countProduct = (product: number) => {
    const end = productTermStarts[product + 1] ?? 0;
    for (let at = productTermStarts[product] ?? 0; at < end; at++) {
      const term = productTerms[at] ?? 0;
      counts[term] = (counts[term] ?? 0) + 1;
    }
  };
  for (let i = 0; i < products.length; i++) {
    const product = products[i] ?? 0;
    const [first, end] = [skuStarts[product] ?? 0, skuStarts[product + 1] ?? 0];
    if (end - first === 1) {
      if (skus === null || hasBit(skus, first)) countProduct(product);
      continue;
    }
    if (skus === null && distinct) {
      countProduct(product);
      continue;
    }
    for (let sku = first; sku < end; sku++) {
      if (skus !== null && !hasBit(skus, sku)) continue;
      const termsEnd = skuTermStarts[sku + 1] ?? 0;
      for (let at = skuTermStarts[sku] ?? 0; at < termsEnd; at++) {
        const term = skuTerms[at] ?? 0;
        if (distinct && lastProduct[term] === product) continue;
        lastProduct[term] = product;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Calls back with the skus that pass. */
function eachSku(segment: Segment, { products, skus }: Counted, visit: (sku: number, product: number) => void): void {
  for (let i = 0; i < products.length; i++) {
    const product = products[i] ?? 0;
    const end = segment.skuStarts[product + 1] ?? 0;
    for (let sku = segment.skuStarts[product] ?? 0; sku < end; sku++)
      if (skus === null || hasBit(skus, sku)) visit(sku, product);
  }
}

function statsOf(segment: Segment, attribute: string, counted: Counted): SegmentFacet['stats'] {
  const numbers = segment.numbersOf(attribute);
  if (!numbers) return null;
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachSku(segment, counted, (sku) => {
    const value = numbers[sku] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    count++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  });
  return count > 0 ? { count, sum, min, max } : null;
}

/** The reductions that run now: `true` and `false`, each once per product. */
function countDiscounted(segment: Segment, counted: Counted): SegmentFacet['values'] {
  const { discount } = segment;
  const last = { true: -1, false: -1 };
  const counts = { true: 0, false: 0 };
  eachSku(segment, counted, (sku, product) => {
    const value = (discount[sku] ?? 0) >= 0 ? 'true' : 'false';
    if (!counted.distinct || last[value] !== product) counts[value]++;
    last[value] = product;
  });
  return Object.entries(counts).filter(([, count]) => count > 0);
}

/** Values that few searches count. */
function countValues(segment: Segment, attribute: string, counted: Counted): SegmentFacet['values'] {
  const numbers = segment.numbersOf(attribute);
  const text = segment.textOf(attribute);
  const counts = new Map<string, { count: number; product: number }>();
  eachSku(segment, counted, (sku, product) => {
    const value = numbers ? (numbers[sku] ?? Number.NaN) : text(sku);
    if (Number.isNaN(value)) return;
    const known = counts.get(String(value));
    if (!known) counts.set(String(value), { count: 1, product });
    else if (!counted.distinct || known.product !== product) {
      known.count++;
      known.product = product;
    }
  });
  return [...counts].map(([value, { count }]) => [value, count]);
}

/** The most frequent values of a kind; equally frequent ones in the order of their texts, which is that of the terms. */
function termValues(segment: Segment, counts: Uint32Array, kind: TermKind, limit: number): SegmentFacet['values'] {
  const [from, to] = segment.terms.keys.range(termPrefix(kind));
  const found: number[] = [];
  for (let term = from; term < to; term++) if ((counts[term] ?? 0) > 0) found.push(term);
  return found
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, limit)
    .map((term) => [segment.termText(term), counts[term] ?? 0]);
}

/**
 * Counts facets. Facets with the same filter are counted together; `passing` gives what passes one. `isWhole`: all values
 * are given, to be merged with those of other segments.
 */
export function countFacets(
  segment: Segment,
  facets: readonly FacetRequest[],
  passing: (filter: Filter) => Counted,
  isWhole: boolean,
): SegmentFacet[] {
  const known = new Map<string, Counted & { terms?: Uint32Array }>();
  const countedOf = (filter: Filter) => {
    const key = JSON.stringify(filter);
    const counted: Counted & { terms?: Uint32Array } = known.get(key) ?? passing(filter);
    known.set(key, counted);
    return counted;
  };
  return facets.map(({ attribute, filter, kind, limit }) => {
    const counted = countedOf(filter);
    const ofKind = termKinds[attribute];
    if (kind === 'stats') return { values: [], stats: statsOf(segment, attribute, counted) };
    if (ofKind) {
      counted.terms ??= countTerms(segment, counted);
      return {
        values: termValues(segment, counted.terms, ofKind, isWhole ? counted.terms.length : limit),
        stats: null,
      };
    }
    const values =
      attribute === 'discounted' ? countDiscounted(segment, counted) : countValues(segment, attribute, counted);
    return { values, stats: null };
  });
}
