import { tsQueries } from '#domain/search/analysis/ts-query.ts';
import type { ProductSearch } from '../engine/find-products.ts';
import { NEARNESS, nearnessQueries } from '../engine/nearness.ts';
import type { ProductColumns } from './product-columns.ts';
import type { Columns } from './store.ts';
import { hasBit } from './word-index.ts';

/** Products with how near each is. */
export type NearProducts = { list: ProductColumns[]; nearness: number[] };

/** All products that match, by the words in memory; null when the database has to tell: codes, and pinned products. */
export function foundByWords({ index, products }: Columns, search: ProductSearch): NearProducts | null {
  const { words, locale, sort, pinned } = search;
  if (pinned.length > 0) return null;
  const { all, ...near } = tsQueries(words);
  const every = index.find(all, locale);
  if (!every) return null;
  const levels = (sort === 'relevance' ? nearnessQueries : []).map((name) => ({
    places: index.find(near[name], locale),
    worth: NEARNESS[name],
  }));
  const found: NearProducts = { list: [], nearness: [] };
  index.each(every, (id, place) => {
    const product = products.get(id);
    if (!product) return;
    found.list.push(product);
    found.nearness.push(
      levels.reduce((sum, { places, worth }) => (places && hasBit(places, place) ? sum + worth : sum), 0),
    );
  });
  return found;
}
