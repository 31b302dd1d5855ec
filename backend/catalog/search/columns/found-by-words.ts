import { tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import type { ProductSearch } from '../engine/find-products.ts';
import { NEARNESS, nearnessQueries } from '../engine/nearness.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Columns } from './store.ts';
import { hasBit, type Places } from './word-index.ts';

/** Products with how near each is. */
export type NearProducts = { list: ProductColumns[]; nearness: number[] };

/** All products that match, by the words in memory; null when the database has to tell: codes, and pinned products. */
export function foundByWords({ index }: Columns, search: ProductSearch): NearProducts | null {
  const { words, locale, sort, pinned } = search;
  if (pinned.length > 0) return null;
  const { all, ...near } = tsQueries(words);
  const every = index.find(all, locale);
  if (!every) return null;
  const levels: Places[] = [];
  const worth: number[] = [];
  for (const name of sort === 'relevance' ? nearnessQueries : []) {
    const places = index.find(near[name], locale);
    if (!places) return null;
    levels.push(places);
    worth.push(NEARNESS[name]);
  }
  const found: NearProducts = { list: [], nearness: [] };
  index.each(every, (product, place) => {
    let sum = 0;
    for (let level = 0; level < levels.length; level++)
      if (hasBit(levels[level] as Places, place)) sum += worth[level] as number;
    found.list.push(product);
    found.nearness.push(sum);
  });
  return found;
}
