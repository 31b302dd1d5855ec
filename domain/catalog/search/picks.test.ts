import { expect, test } from 'vitest';
import { type Picks, pickedSkus, picksOf, queryKey } from './picks.ts';

const picks: Picks = {
  pinned: { kypara: { fi: ['A', 'B'], en: ['C'] } },
  hidden: ['B'],
  hiddenFrom: { kypara: ['D'] },
};

test('a query puts its products first in its language, never hidden ones', () => {
  expect(picksOf(picks, 'Kypärä', 'fi')).toEqual({ pinned: ['A'], hidden: ['B', 'D'] });
  expect(picksOf(picks, ' KYPÄRÄ! ', 'en')).toEqual({ pinned: ['C'], hidden: ['B', 'D'] });
  expect(picksOf(picks, 'kypärät', 'fi')).toEqual({ pinned: [], hidden: ['B'] });
  expect(picksOf(picks, 'constructor', 'fi')).toEqual({ pinned: [], hidden: ['B'] });
});

test('names every sku once', () => {
  expect(pickedSkus(picks)).toEqual(['A', 'B', 'C', 'D']);
});

test('keys of queries mind words and their order only', () => {
  expect(queryKey('  Kelkan  Hihna, ')).toBe('kelkan hihna');
  expect(queryKey('hihna kelkan')).not.toBe(queryKey('kelkan hihna'));
});
