import { expect, test } from 'vitest';
import { below, median } from './measure.ts';

test('one bad run of three does not change the result', () => {
  expect(median([97, 41, 96])).toBe(96);
});

test('accessibility has no tolerance, performance has five points', () => {
  expect(below({ accessibility: 99, seo: 100, 'best-practices': 100, performance: 95 })).toEqual(['accessibility']);
  expect(below({ accessibility: 100, seo: 100, 'best-practices': 100, performance: 94 })).toEqual(['performance']);
});
