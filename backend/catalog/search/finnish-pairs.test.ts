import { expect, it } from 'vitest';
import { pairs, strangers } from '#test/finnish-pairs.ts';
import { triedPairs } from '#test/pairs-tried.ts';
import { namesFound } from '#test/test-search.ts';

it('finds all 80 pairs, and corrects a typing mistake when almost nothing is found (search-10, search-11)', async () => {
  const { shop, found, missed } = await triedPairs(pairs);
  expect(missed).toEqual([]);
  expect(found).toHaveLength(80);
  expect(await namesFound(shop, 'moottorisha')).toContain('Husqvarna 550 XP moottorisaha');
});

it('finds at most 6 of 30 names that only look alike (search-11)', async () => {
  const { found, missed } = await triedPairs(strangers);
  expect(found.length + missed.length).toBe(30);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(6);
});
