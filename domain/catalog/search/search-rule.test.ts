import { describe, expect, test } from 'vitest';
import { picksOf } from './picks.ts';
import { readSearchRule, redirectOf, type SearchRule, withRules } from './search-rule.ts';

const nothing = {
  nouns: [],
  synonyms: [],
  kinds: {},
  translations: {},
  neverSplit: [],
  pinned: {},
  hidden: [],
  hiddenFrom: {},
};
const typed = (over: Partial<Parameters<typeof readSearchRule>[0]>) =>
  readSearchRule({ kind: 'synonyms', term: 'linko', others: 'lumilinko', locale: null, ...over });
const rule = (over: Partial<SearchRule>): SearchRule => ({
  kind: 'synonyms',
  term: 'linko',
  others: ['lumilinko'],
  locale: null,
  ...over,
});

describe('a rule as typed', () => {
  test('reads words in lower case, each once, without the term itself', () => {
    expect(typed({ term: ' Linko ', others: 'Lumilinko,\nlinko, LUMILINKO,' })).toEqual({ ok: true, value: rule({}) });
  });

  test('keeps skus as written and queries in lower case', () => {
    expect(typed({ kind: 'pinned', term: ' Kypärä  XL', others: '41-2207', locale: 'fi' })).toEqual({
      ok: true,
      value: rule({ kind: 'pinned', term: 'kypärä xl', others: ['41-2207'], locale: 'fi' }),
    });
  });

  test.each([
    ['an empty term', { term: ' ' }, 'term', 'empty'],
    ['two words where one belongs', { term: 'lumi linko' }, 'term', 'not-a-word'],
    ['no other word', { others: ' , ' }, 'others', 'empty'],
    ['a code among words', { others: 'ab-12' }, 'others', 'not-a-word'],
    [
      'too many words',
      {
        others: 'abcdefghijklmnopqrstuvwxyzåäöabcdefg'
          .split('')
          .map((a, n) => a + 'x'.repeat(n))
          .join(),
      },
      'others',
      'too-many',
    ],
    [
      'a redirect to another site',
      { kind: 'redirect' as const, others: 'https://other.example/' },
      'others',
      'not-a-path',
    ],
    [
      'a redirect that a browser reads as another site',
      { kind: 'redirect' as const, others: '//other.example' },
      'others',
      'not-a-path',
    ],
    ['the same with a backslash', { kind: 'redirect' as const, others: '/\\other.example' }, 'others', 'not-a-path'],
  ])('refuses %s', (_, over, field, reason) => {
    expect(typed(over)).toMatchObject({ ok: false, details: { field, reason } });
  });
});

describe('the dictionary with rules', () => {
  test('adds to the words of the file', () => {
    const words = { ...nothing, kinds: { talvirengas: ['nastarengas'] } };
    const { kinds, synonyms } = withRules(words, [
      rule({ kind: 'narrower', term: 'talvirengas', others: ['kitkarengas'] }),
      rule({}),
    ]);
    expect({ kinds, synonyms }).toEqual({
      kinds: { talvirengas: ['nastarengas', 'kitkarengas'] },
      synonyms: [['linko', 'lumilinko']],
    });
  });

  test('replaces the pinned products of the file in the rule’s language only', () => {
    const words = { ...nothing, pinned: { saha: { fi: ['1'], en: ['2'] } } };
    const all = withRules(words, [rule({ kind: 'pinned', term: 'saha', others: ['3'], locale: 'en' })]);
    expect(picksOf(all, 'Saha', 'fi').pinned).toEqual(['1']);
    expect(picksOf(all, 'Saha', 'en').pinned).toEqual(['3']);
  });

  test('opens a page for a query in its languages, however it is written (search-13)', () => {
    const all = withRules(nothing, [rule({ kind: 'redirect', term: 'huolto', others: ['/huolto'], locale: 'fi' })]);
    expect(redirectOf(all, ' HUOLTO ', 'fi')).toBe('/huolto');
    expect(redirectOf(all, 'huolto', 'en')).toBeNull();
    expect(redirectOf(all, 'constructor', 'fi')).toBeNull();
  });
});
