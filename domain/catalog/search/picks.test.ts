import { expect, test } from 'vitest';
import { type Picks, pickedSkus, picksOf, queryKey } from './picks.ts';

const picks: Picks = {
  pinned: { kypara: { fi: ['A', 'B'], en: ['C'] } },
  hidden: ['B'],
  hiddenFrom: { kypara: ['D'] },
};

test('pins products to a query in one language, but never hidden ones (search-9)', () => {
  expect(picksOf(picks, 'Kypärä', 'fi')).toEqual({ pinned: ['A'], hidden: ['B', 'D'] });
  expect(picksOf(picks, ' KYPÄRÄ! ', 'en')).toEqual({ pinned: ['C'], hidden: ['B', 'D'] });
  expect(picksOf(picks, 'kypärät', 'fi')).toEqual({ pinned: [], hidden: ['B'] });
  expect(picksOf(picks, 'constructor', 'fi')).toEqual({ pinned: [], hidden: ['B'] });
});

test('lists every sku once', () => {
  expect(pickedSkus(picks)).toEqual(['A', 'B', 'C', 'D']);
});

test('query keys depend on words and their order only', () => {
  expect(queryKey('  Kelkan  Hihna, ')).toBe('kelkan hihna');
  expect(queryKey('hihna kelkan')).not.toBe(queryKey('kelkan hihna'));
});
