import type { Locale } from '#domain/base/locale.ts';
import type { ProductSearch } from '../engine/find-products.ts';
import type { ProductColumns } from './product-columns.ts';

/** A matching product with the best values of its matching skus. */
export type Candidate = { product: ProductColumns; relevance: number; price: number | null; discount: number | null };
type Compare = (a: Candidate, b: Candidate) => number;

const up = (a: number | null, b: number | null) => (a === null ? (b === null ? 0 : 1) : b === null ? -1 : a - b);
const down = (a: number | null, b: number | null) => (a === null || b === null ? up(a, b) : b - a);

/** The sort orders of engine/find-products.ts. */
export function compareBy(sort: ProductSearch['sort'], locale: Locale): Compare {
  const popular: Compare = (a, b) => b.product.popularity - a.product.popularity || a.product.id - b.product.id;
  const first: Record<ProductSearch['sort'], Compare> = {
    relevance: (a, b) => b.relevance - a.relevance,
    newest: (a, b) => b.product.firstSoldOn - a.product.firstSoldOn,
    'price-asc': (a, b) => up(a.price, b.price),
    'price-desc': (a, b) => down(a.price, b.price),
    discount: (a, b) => down(a.discount, b.discount),
    year: (a, b) => down(a.product.usedYear, b.product.usedYear),
    name: (a, b) => {
      const [one, other] = [a.product.sortKeys[locale], b.product.sortKeys[locale]];
      return one < other ? -1 : one > other ? 1 : a.product.id - b.product.id;
    },
  };
  return (a, b) => first[sort](a, b) || popular(a, b);
}

/** Keeps the first `limit` candidates in order and copies only those. */
export function createTop(limit: number, compare: Compare) {
  let kept: Candidate[] = [];
  const trim = () => {
    kept = kept.toSorted(compare).slice(0, limit);
  };
  let worst: Candidate | undefined;
  return {
    add(candidate: Readonly<Candidate>) {
      if (worst && compare(candidate, worst) >= 0) return;
      kept.push({ ...candidate });
      if (kept.length < limit * 2 + 64) return;
      trim();
      worst = kept.at(-1);
    },
    result: () => {
      trim();
      return kept;
    },
  };
}
