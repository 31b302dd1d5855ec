import { expect, test } from 'vitest';
import { judgeCard } from './judge-card.ts';

test.each([
  [true, 2500, 'accepted'],
  [true, 1, 'accepted'],
  [true, 0, 'used'],
  [false, 0, 'not_in_use'],
] as const)('valid %s with %s cents is %s (gift-card-1)', (valid, openAmount, outcome) =>
  expect(judgeCard({ valid, openAmount })).toBe(outcome),
);
