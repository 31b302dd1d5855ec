import { expect, test } from 'vitest';
import { storedSince } from './catch-up.ts';

test('what is new, different and gone is told, what is the same is not', () => {
  expect(storedSince({ a: '1', b: '2', c: '3' }, { a: '1', b: '4', d: '5' })).toEqual([
    { key: 'b', newValue: '4' },
    { key: 'c', newValue: null },
    { key: 'd', newValue: '5' },
  ]);
});
