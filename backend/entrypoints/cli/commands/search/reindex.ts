import { indexCounts } from '#backend/entrypoints/doctor/index-counts.ts';
import { command, noInput } from '../../command.ts';

export const reindexSearch = command({
  name: 'search reindex',
  description: 'Build the whole index anew; searches go on meanwhile',
  input: noInput,
  run: async (shop, _input, out) => {
    const start = performance.now();
    out.progress('Indexing', 0, 0);
    await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
    const { products } = await indexCounts(shop);
    out.line(`${products.indexed} products indexed in ${Math.round(performance.now() - start)} ms.`);
  },
});
