import type { Locale } from '#domain/base/locale.ts';
import { tokens, unaccent } from './analysis/tokens.ts';

/** What the owner puts first or takes away in searches, by skus of product pages. Queries are keys of `queryKey`. */
export type Picks = {
  /** Query → the products that stand first, in their order. */
  pinned: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
  /** Never found, and in no listing. */
  hidden: readonly string[];
  /** Query → products it does not find. */
  hiddenFrom: Readonly<Record<string, readonly string[]>>;
};

export const noPicks: Picks = { pinned: {}, hidden: [], hiddenFrom: {} };

/** One key for all ways to write a query: case, dots, marks and spaces do not matter; words and their order do. */
export const queryKey = (query: string): string => tokens(query).map(unaccent).join(' ');

const own = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The products a query in a language puts first and those it must not find; a hidden one is never pinned. */
export function picksOf({ pinned, hidden, hiddenFrom }: Picks, query: string, locale: Locale) {
  const key = queryKey(query);
  const away = [...hidden, ...(own(hiddenFrom, key) ?? [])];
  const first = own(pinned, key)?.[locale] ?? [];
  return { pinned: first.filter((sku) => !away.includes(sku)), hidden: away };
}

/** Every sku the picks name, once. */
export const pickedSkus = ({ pinned, hidden, hiddenFrom }: Picks): string[] => [
  ...new Set([
    ...Object.values(pinned).flatMap(({ fi, en }) => [...fi, ...en]),
    ...hidden,
    ...Object.values(hiddenFrom).flat(),
  ]),
];
