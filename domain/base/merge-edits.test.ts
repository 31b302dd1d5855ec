import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEdits, mergeKeys } from './merge-edits.ts';

const stored = { street: 'Koivukatu 1', city: 'Oulu', phone: '+358401234567' };

test.each([
  ['an untouched field is left alone', 'Oulu', 'Oulu', { changes: {}, clashes: [], others: [] }],
  ['a changed field is stored', 'Oulu', 'Ranua', { changes: { city: 'Ranua' }, clashes: [], others: [] }],
  [
    "a colleague's change stays where this person typed nothing",
    'Kemi',
    'Kemi',
    { changes: {}, clashes: [], others: ['city'] },
  ],
  ['the same change by both is no clash', 'Kemi', 'Oulu', { changes: {}, clashes: [], others: [] }],
  [
    'different changes of one field clash',
    'Kemi',
    'Ranua',
    { changes: {}, others: [], clashes: [{ field: 'city', base: 'Kemi', mine: 'Ranua', theirs: 'Oulu' }] },
  ],
])('%s', (_, base, mine, merged) => {
  expect(mergeEdits(stored, [{ field: 'city', base, mine }])).toEqual(merged);
});

test.each([
  ['both add: both stay', 'a b', 'a x b', 'a b y', 'a x b y'],
  ['one adds, one takes away', 'a b c', 'a b', 'a b c d', 'a b d'],
  ['one reorders, one adds', 'a b c', 'c b a', 'a b c d', 'c d b a'],
  ['both reorder alike', 'a b c', 'b a c', 'b a c', 'b a c'],
  ['both reorder differently', 'a b c', 'b a c', 'c a b', null],
  ['both take away different ones', 'a b c', 'b c', 'a b', 'b'],
])('%s', (_, base, theirs, mine, merged) => {
  const keys = (text: string) => text.split(' ');
  expect(mergeKeys(keys(base), keys(theirs), keys(mine))?.join(' ') ?? null).toBe(merged);
});

test('no key that somebody added is lost, none that somebody removed stays, none is twice (admin-product-3)', () => {
  const lists = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(lists, lists, lists, (base, theirs, mine) => {
      const merged = mergeKeys(base, theirs, mine);
      if (merged === null) return;
      const added = [...theirs, ...mine].filter((key) => !base.includes(key));
      const kept = base.filter((key) => theirs.includes(key) && mine.includes(key));
      expect(merged.toSorted()).toEqual([...new Set([...added, ...kept])].toSorted());
    }),
  );
});

test('a list field merges by its keys, and clashes only when both put it in order', () => {
  const list = (base: string, mine: string) =>
    mergeEdits({ pictures: 'b\na' }, [{ field: 'pictures' as const, base, mine }], () => true);
  expect(list('a\nb', 'a\nb\nc')).toMatchObject({ changes: { pictures: 'b\nc\na' }, clashes: [] });
  expect(
    mergeEdits({ pictures: 'b\na\nc' }, [{ field: 'pictures', base: 'a\nb\nc', mine: 'c\na\nb' }], () => true).clashes,
  ).toHaveLength(1);
});
