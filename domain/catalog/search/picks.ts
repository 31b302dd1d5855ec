import type { Locale } from '#domain/base/locale.ts';
import { tokens, unaccent } from './analysis/tokens.ts';

/** Products that the shop owner pins or hides in searches, by skus of product pages (search-9). Queries are keys of `queryKey`. */
export type Picks = {
  /** Query → the products shown first, in order. */
  pinned: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
  /** Hidden from all searches and listings. */
  hidden: readonly string[];
  /** Query → products hidden from it. */
  hiddenFrom: Readonly<Record<string, readonly string[]>>;
};

/** The key of a query: letter case, accents, separators and spaces do not matter; words and their order do. */
export const queryKey = (query: string): string => tokens(query).map(unaccent).join(' ');

const own = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The pinned and hidden products of a query in a language; a hidden product is never pinned. */
export function picksOf({ pinned, hidden, hiddenFrom }: Picks, query: string, locale: Locale) {
  const key = queryKey(query);
  const away = [...hidden, ...(own(hiddenFrom, key) ?? [])];
  const first = own(pinned, key)?.[locale] ?? [];
  return { pinned: first.filter((sku) => !away.includes(sku)), hidden: away };
}

/** Every sku in the picks, once. */
export const pickedSkus = ({ pinned, hidden, hiddenFrom }: Picks): string[] => [
  ...new Set([
    ...Object.values(pinned).flatMap(({ fi, en }) => [...fi, ...en]),
    ...hidden,
    ...Object.values(hiddenFrom).flat(),
  ]),
];
