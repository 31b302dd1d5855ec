import { productAttributes } from '../engine/attributes.ts';
import type { FacetCount, FacetRequest } from '../engine/facet-sql.ts';
import { columnOf } from '../engine/filter-sql.ts';
import { type At, type ColumnAttribute, columnAttributes } from './attributes.ts';
import type { Words } from './product-columns.ts';

/** Counts one facet: `add` every sku that its filter leaves, those of a product one after another. */
export type Counter = { add(at: At): void; result(): FacetCount };

type Counts = Iterable<readonly [value: string, count: number]>;

const ranked = (counts: Counts, limit: number): FacetCount => ({
  values: [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count })),
  stats: null,
});

function wordCounter(read: (at: At) => readonly number[], shared: boolean, words: Words, limit: number): Counter {
  const counts = new Int32Array(words.texts.length);
  // the product that was counted last under a word: however many of its skus say it, it counts once
  const last = shared ? null : new Int32Array(words.texts.length);
  let product = -1;
  function* found(): Counts {
    for (let i = 0; i < counts.length; i++) if (counts[i]) yield [words.texts[i] ?? '', counts[i] ?? 0];
  }
  return {
    add(at) {
      const { id } = at.product;
      if (!last) {
        if (id === product) return;
        product = id;
        for (const word of read(at)) counts[word] = (counts[word] ?? 0) + 1;
        return;
      }
      for (const word of read(at)) {
        if (last[word] === id) continue;
        last[word] = id;
        counts[word] = (counts[word] ?? 0) + 1;
      }
    },
    result: () => ranked(found(), limit),
  };
}

/** Flags, numbers and texts: few values, or hardly ever asked for. */
function valueCounter(read: (at: At) => string | number | boolean | null, limit: number): Counter {
  const counts = new Map<string | number | boolean, { count: number; product: number }>();
  return {
    add(at) {
      const value = read(at);
      if (value === null) return;
      const known = counts.get(value);
      if (!known) counts.set(value, { count: 1, product: at.product.id });
      else if (known.product !== at.product.id) {
        known.count++;
        known.product = at.product.id;
      }
    },
    result: () =>
      ranked(
        [...counts].map(([value, { count }]) => [String(value), count] as const),
        limit,
      ),
  };
}

function statsCounter(attribute: ColumnAttribute | undefined): Counter {
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(at) {
      const number = attribute?.type === 'number' ? attribute.read(at) : null;
      if (number === null) return;
      count++;
      sum += number;
      min = Math.min(min, number);
      max = Math.max(max, number);
    },
    result: () => ({ values: [], stats: count > 0 ? { min, max, avg: sum / count, sum } : null }),
  };
}

export function createCounter({ attribute: name, kind, limit }: FacetRequest, words: Words): Counter {
  columnOf(productAttributes, name);
  const attribute = columnAttributes[name];
  if (kind === 'stats') return statsCounter(attribute);
  if (attribute?.type === 'words') return wordCounter(attribute.read, attribute.shared === true, words, limit);
  return valueCounter(attribute ? attribute.read : () => null, limit);
}
