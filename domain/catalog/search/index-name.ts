import { type Locale, locales } from '#domain/base/locale.ts';
import type { Sort } from './query.ts';

export const indexKinds = ['products', 'categories', 'contents', 'blogs', 'spareparts'] as const;
export type IndexKind = (typeof indexKinds)[number];

/** Each sort order of products has an index of its own (a replica), here and in the hosted engine. */
const sortOfReplica: Record<string, Sort> = {
  price_asc: 'price-asc',
  price_desc: 'price-desc',
  newest: 'newest',
  name: 'name',
  discount: 'discount',
};

/**
 * The name of an index: `products_fi`, `products_en_price_asc`. Throws when no index of that kind is configured (search-7).
 */
export function indexName(kind: IndexKind, locale: Locale, sort: Sort = 'relevance'): string {
  if (!indexKinds.includes(kind) || !locales.includes(locale))
    throw new Error(`No search index name is configured for '${kind}' in '${locale}'`);
  if (sort === 'relevance') return `${kind}_${locale}`;
  const replica = Object.entries(sortOfReplica).find(([, replicaSort]) => replicaSort === sort)?.[0];
  if (kind !== 'products' || !replica) throw new Error(`No search index name is configured for '${kind}' by '${sort}'`);
  return `${kind}_${locale}_${replica}`;
}

/** The inverse of `indexName`; null for an unknown name. */
export function readIndexName(name: string): { kind: IndexKind; locale: Locale; sort: Sort } | null {
  const match = /^([a-z]+)_([a-z]{2})(?:_([a-z_]+))?$/.exec(name);
  const kind = indexKinds.find((known) => known === match?.[1]);
  const locale = locales.find((known) => known === match?.[2]);
  if (!match || !kind || !locale) return null;
  const replica = match[3];
  if (replica === undefined) return { kind, locale, sort: 'relevance' };
  const sort = Object.hasOwn(sortOfReplica, replica) ? sortOfReplica[replica] : undefined;
  return kind === 'products' && sort ? { kind, locale, sort } : null;
}
