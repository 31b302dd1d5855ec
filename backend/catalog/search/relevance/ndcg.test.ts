import { expect, it } from 'vitest';
import { ndcg } from './ndcg.ts';

it('is 1 for the best order, less for a worse one, 0 without any relevant result', () => {
  expect(ndcg([3, 2, 1], [1, 2, 3])).toBe(1);
  expect(ndcg([1, 2, 3], [1, 2, 3])).toBeCloseTo(0.68, 2);
  expect(ndcg([0, 0], [3])).toBe(0);
});

it('counts the first results only, and relevant products that are missing', () => {
  expect(ndcg([0, 3], [3], 1)).toBe(0);
  expect(ndcg([3], [3, 3], 2)).toBeCloseTo(1 / (1 + 1 / Math.log2(3)), 5);
});
