import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeBlocks, shownBlocks } from './home-blocks.ts';

test('shows every part in the first order until staff change it (setting-12)', () => {
  expect(shownBlocks()).toEqual(homeBlocks);
});

test.each([
  [{ place: { stores: 1 } }, ['stores', 'popular', 'campaigns']],
  [{ place: { articles: 2 } }, ['popular', 'articles', 'campaigns']],
  [{ hidden: { popular: true, offers: true } }, ['campaigns', 'new', 'recent']],
  [{ hidden: { stores: true }, place: { stores: 1 } }, ['popular', 'campaigns', 'offers']],
] as const)('%j begins with %j (setting-12)', (settings, first) => {
  expect(shownBlocks(settings).slice(0, first.length)).toEqual(first);
});

test('no part is lost or shown twice, whatever the places', () => {
  const place = fc.dictionary(fc.constantFrom(...homeBlocks), fc.integer({ min: 1, max: homeBlocks.length }));
  fc.assert(
    fc.property(place, (given) => {
      expect(shownBlocks({ place: given }).toSorted()).toEqual(homeBlocks.toSorted());
    }),
  );
});
