import { expect, test } from 'vitest';
import { storedSince } from './catch-up.ts';

test('reports new, changed and removed keys, and no equal ones', () => {
  expect(storedSince({ a: '1', b: '2', c: '3' }, { a: '1', b: '4', d: '5' })).toEqual([
    { key: 'b', newValue: '4' },
    { key: 'c', newValue: null },
    { key: 'd', newValue: '5' },
  ]);
});
