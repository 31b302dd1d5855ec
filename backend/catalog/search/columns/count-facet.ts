import { productAttributes } from '../engine/attributes.ts';
import type { FacetCount, FacetRequest } from '../engine/facet-sql.ts';
import { columnOf } from '../engine/filter-sql.ts';
import { type At, type ColumnAttribute, columnAttributes } from './attributes.ts';
import type { Words } from './product-columns.ts';

/** Counts skus. Call `add` for every sku that passes the filter, with the skus of a product in sequence. */
type Counter = { add(at: At): void };
type Counts = (readonly [value: string, count: number])[];

const ranked = (counts: Counts, limit: number): FacetCount => ({
  values: counts
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count })),
  stats: null,
});

/** Counts the words of skus for all facets of one filter in one pass; each word counts once per product. */
function createWordCounts(words: Words) {
  const counts = new Int32Array(words.texts.length);
  const last = new Int32Array(words.texts.length);
  return {
    counts,
    add({ product, sku }: At): void {
      const { terms } = sku;
      if (product.skus.length === 1) {
        for (const word of terms) counts[word] = (counts[word] ?? 0) + 1;
        return;
      }
      for (const word of terms) {
        if (last[word] === product.id) continue;
        last[word] = product.id;
        counts[word] = (counts[word] ?? 0) + 1;
      }
    },
  };
}

/** Counts attributes that are not words: few values, or rarely requested. */
function createValueCounts(read: (at: At) => string | number | boolean | null) {
  const counts = new Map<string | number | boolean, { count: number; product: number }>();
  return {
    add(at: At): void {
      const value = read(at);
      if (value === null) return;
      const known = counts.get(value);
      if (!known) counts.set(value, { count: 1, product: at.product.id });
      else if (known.product !== at.product.id) {
        known.count++;
        known.product = at.product.id;
      }
    },
    values: (): Counts => [...counts].map(([value, { count }]) => [String(value), count] as const),
  };
}

function createStats(attribute: ColumnAttribute | undefined) {
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(at: At): void {
      const number = attribute?.type === 'number' ? attribute.read(at) : null;
      if (number === null) return;
      count++;
      sum += number;
      min = Math.min(min, number);
      max = Math.max(max, number);
    },
    result: (): FacetCount => ({ values: [], stats: count > 0 ? { min, max, avg: sum / count, sum } : null }),
  };
}

/** Counters of several facets. Facets with the same filter (`needs`, in the order of the facets) count their words together. */
export function createCounters(facets: readonly FacetRequest[], needs: readonly number[], words: Words) {
  const counters: { need: number; counter: Counter }[] = [];
  const together = new Map<number, ReturnType<typeof createWordCounts>>();
  const wordCounts = (need: number) => {
    const known = together.get(need);
    if (known) return known;
    const made = createWordCounts(words);
    together.set(need, made);
    counters.push({ need, counter: made });
    return made;
  };
  const results = facets.map(({ attribute: name, kind, limit }, i): (() => FacetCount) => {
    columnOf(productAttributes, name);
    const attribute = columnAttributes[name];
    const need = needs[i] ?? 0;
    if (kind === 'stats') {
      const counter = createStats(attribute);
      counters.push({ need, counter });
      return counter.result;
    }
    const word = attribute?.word;
    if (word) {
      const { counts } = wordCounts(need);
      return () =>
        ranked(
          words.of(word).flatMap((number) => {
            const count = counts[number] ?? 0;
            return count > 0 ? [[words.texts[number] ?? '', count] as const] : [];
          }),
          limit,
        );
    }
    const counter = createValueCounts(attribute ? attribute.read : () => null);
    counters.push({ need, counter });
    return () => ranked(counter.values(), limit);
  });
  return { counters, results: () => results.map((result) => result()) };
}
