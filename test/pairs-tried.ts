import { namesFound, testSearch } from './test-search.ts';

/** A shop with a product of every name, and which of the queries find theirs. */
export async function triedPairs(rows: readonly (readonly [query: string, name: string])[]) {
  const names = [...new Set(rows.map(([, name]) => name))];
  const shop = await testSearch(names.map((name) => ({ name: { fi: name }, brand: '-' })));
  const found: string[] = [];
  const missed: string[] = [];
  for (const [query, name] of rows)
    ((await namesFound(shop, query)).includes(name) ? found : missed).push(`${query} → ${name}`);
  return { shop, found, missed, percent: Math.round((found.length / rows.length) * 1000) / 10 };
}
