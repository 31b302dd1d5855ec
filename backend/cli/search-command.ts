import type { Shop } from '../shop.ts';
import type { Out } from './command.ts';

/** Builds the whole index anew in one transaction; searches find the old one until it is done. */
export async function reindexSearch(shop: Shop, out: Out): Promise<void> {
  const start = performance.now();
  out.progress('Indexing', 0, 0);
  await shop.db.kysely.transaction().execute((tx) => shop.search.reindex(tx, 'all'));
  const { rows } = await shop.db.query('select count(distinct product_id) as products from search_document');
  out.line(`${rows[0]?.products} products indexed in ${Math.round(performance.now() - start)} ms.`);
}
