import { beforeAll, expect, test } from 'vitest';
import { type ListingFacets, readListingQuery, type Scope } from '#domain/catalog/search/query.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { facetGroups } from './facet-groups.ts';
import { fieldOf } from './listing-view.ts';

let t: T;
beforeAll(async () => {
  await loadLocale('fi');
  t = await loadLocale('fi', 'facets');
});

const none: ListingFacets = {
  brand: [],
  store: [],
  inStock: 0,
  discounted: 2,
  outlet: 1,
  label: [{ value: 'new', label: 'new', count: 3, chosen: false }],
  price: null,
  category: [],
  attributes: [],
};
const value = (label: string, count: number, chosen = false) => ({ value: label, label, count, chosen });
const groups = (facets: Partial<ListingFacets>, url = '', scope: Scope | null = null) =>
  facetGroups({ ...none, ...facets }, readListingQuery(new URLSearchParams(url), null, scope), t);

test('shows the brands with the most products first; a choice does not reorder them (listing-2)', () => {
  const brand = [...'abcdefghij'].map((name, index) => value(name, index + 1, name === 'b'));
  const shown = groups({ brand })
    .find(({ id }) => id === 'brand')
    ?.options.map(({ value }) => value);
  expect(shown?.join('')).toBe('cdefghijab');
});

test('omits the filter that the page itself applies', () => {
  const names = (scope: Scope | null) =>
    groups({}, '', scope)
      .find(({ id }) => id === 'offers')
      ?.options.map(({ name }) => name);
  expect(names(null)).toEqual(['sale', 'outlet', 'label']);
  expect(names('offers')).toEqual(['outlet', 'label']);
  expect(names('outlet')).toEqual(['sale', 'label']);
});

test('opens the first attribute group and those with a chosen value', () => {
  const attribute = (code: string, chosen = false) => ({ code, label: code, values: [value(`${code}:x`, 1, chosen)] });
  const attributes = [attribute('koko'), attribute('vari'), attribute('kuori', true)];
  expect(
    groups({ attributes })
      .slice(-3)
      .map(({ id, open }) => [id, open]),
  ).toEqual([
    ['koko', true],
    ['vari', undefined],
    ['kuori', true],
  ]);
});

test('keeps a chosen price range editable when no product has a price', () => {
  expect(groups({}).some(({ id }) => id === 'price')).toBe(false);
  expect(groups({}, 'min=9,90').find(({ id }) => id === 'price')?.price).toMatchObject({ min: '9.9', lowest: '' });
  expect(groups({ price: { min: 990, max: 123_450 } }).find(({ id }) => id === 'price')?.price).toMatchObject({
    lowest: '9',
    highest: expect.stringMatching(/^1\s235$/),
  });
});

test('omits a value that follows from the label, and finds the same value again', () => {
  const sizes: [value: string, label: string][] = [
    ['koko:70/100-17', '70/100-17'],
    ['koko:5×112-13″', '5×112 13″'],
    ['koko:a:b', 'A:b'],
    ['koko:', ''],
    ['koko:punainen', 'Red'],
    ['vari:musta', 'Musta'],
  ];
  const values = sizes.map(([value, label]) => ({ value, label, count: 1, chosen: false }));
  const options = groups({ attributes: [{ code: 'koko', label: 'Koko', values }] }).at(-1)?.options ?? [];
  const omitted = [undefined, undefined, undefined, undefined];
  expect(options.map(({ value }) => value)).toEqual([...omitted, 'koko:punainen', 'vari:musta']);
  expect(options.map((option) => fieldOf('koko', option))).toEqual(sizes.map(([value]) => ({ name: 'attr', value })));
});
