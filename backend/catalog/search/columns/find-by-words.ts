import { tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import type { ProductSearch } from '../engine/find-products.ts';
import { RELEVANCE, relevanceQueries } from '../engine/match.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Columns } from './store.ts';
import { hasBit, type Places } from './word-index.ts';

/** Products with the relevance of each. */
export type RankedProducts = { list: ProductColumns[]; relevance: number[] };

/** All matching products from memory; null when the database is needed: for codes and pinned products. */
export function findByWords({ index }: Columns, search: ProductSearch): RankedProducts | null {
  const { words, locale, sort, pinned } = search;
  if (pinned.length > 0) return null;
  const { all, ...near } = tsQueries(words);
  const every = index.find(all, locale);
  if (!every) return null;
  const levels: { places: Places; worth: number }[] = [];
  for (const name of sort === 'relevance' ? relevanceQueries : []) {
    const places = index.find(near[name], locale);
    if (!places) return null;
    levels.push({ places, worth: RELEVANCE[name] });
  }
  const found: RankedProducts = { list: [], relevance: [] };
  index.each(every, (product, place) => {
    let sum = 0;
    for (const { places, worth } of levels) if (hasBit(places, place)) sum += worth;
    found.list.push(product);
    found.relevance.push(sum);
  });
  return found;
}
