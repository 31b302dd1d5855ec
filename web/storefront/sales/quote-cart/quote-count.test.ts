import { expect, test } from 'vitest';
import { storedPieces } from './quote-count.ts';

test.each([
  ['{"state":{"items":[{"sku":"a","amount":2},{"sku":"b","amount":1}]},"version":0}', 3],
  ['{"state":{"items":[{"sku":"a"},{"sku":"b","amount":"x"},{"sku":"c","amount":4}]}}', 4],
  ['{"state":{"items":[null]}}', 0],
  ['{"state":{}}', 0],
  ['nonsense', 0],
  [null, 0],
])('%s: %i pieces', (stored, expected) => {
  expect(storedPieces(stored)).toBe(expected);
});
