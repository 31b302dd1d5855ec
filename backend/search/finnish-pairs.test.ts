import { expect, it } from 'vitest';
import { pairs, strangers } from '#test/finnish-pairs.ts';
import { namesFound, testSearch } from '#test/test-search.ts';

/** A shop with a product of every name, and which of the queries find theirs. */
async function tried(rows: typeof pairs) {
  const names = [...new Set(rows.map(([, name]) => name))];
  const shop = await testSearch(names.map((name) => ({ name: { fi: name }, brand: '-' })));
  const found: string[] = [];
  const missed: string[] = [];
  for (const [query, name] of rows)
    ((await namesFound(shop, query)).includes(name) ? found : missed).push(`${query} → ${name}`);
  return { shop, found, missed };
}

it('finds all 80 pairs, and corrects a typing mistake when almost nothing is found', async () => {
  const { shop, found, missed } = await tried(pairs);
  expect(missed).toEqual([]);
  expect(found).toHaveLength(80);
  expect(await namesFound(shop, 'moottorisha')).toContain('Husqvarna 550 XP moottorisaha');
});

it('finds at most 6 of 30 names that only look alike', async () => {
  const { found, missed } = await tried(strangers);
  expect(found.length + missed.length).toBe(30);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(6);
});
