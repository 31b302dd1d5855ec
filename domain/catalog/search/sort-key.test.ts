import { expect, test } from 'vitest';
import { sortKey } from './sort-key.ts';

test('sorts in Finnish order, numbers by value', () => {
  const names = ['Äänitorvi', 'rengas 10', 'Rengas 9', 'Öljy', 'Åkerman', 'zetor', 'Élan', 'eläin'];
  const sorted = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['Élan', 'eläin', 'Rengas 9', 'rengas 10', 'zetor', 'Åkerman', 'Äänitorvi', 'Öljy']);
});
