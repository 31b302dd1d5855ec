import { describe, expect, it, test } from 'vitest';
import { testSearch } from '#test/test-search.ts';
import { parseWordList, readWordList, unknownPicks } from './word-list.ts';

const parse = (text: string) => parseWordList(text, 'words.yaml');

test('reads the dictionary of the shop', () => {
  expect(readWordList().nouns.length).toBeGreaterThan(100);
});

test('an empty file is an empty list', () => {
  expect(parse('')).toMatchObject({ nouns: [], synonyms: [], kinds: {}, pinned: {}, hidden: [], hiddenFrom: {} });
});

test('reads pinned and hidden products by query, for one language or both (search-9)', () => {
  const { pinned, hidden, hiddenFrom } = parse(
    'pinned:\n  Kypärä: [A, 12]\n  helmet: { en: [B] }\nhidden: [C]\nhiddenFrom:\n  kelkan hihna: [D]\n',
  );
  expect(pinned).toEqual({ kypara: { fi: ['A', '12'], en: ['A', '12'] }, helmet: { fi: [], en: ['B'] } });
  expect(hidden).toEqual(['C']);
  expect(hiddenFrom).toEqual({ 'kelkan hihna': ['D'] });
});

describe('reports a mistake with its line', () => {
  it.each([
    ['nouns:\n  - saha\n  - moottori saha\n', 'words.yaml:3: nouns.1: must be one word'],
    ['synonyms:\n  - [kelkka, reki]\n  - [saha]\n', 'words.yaml:3: synonyms.1: must have at least 2 entries'],
    ['nouns: [saha]\nhiden: [A]\n', 'words.yaml:2: hiden: "hiden" is not a field here'],
    ['pinned:\n  kelkka: A\n', 'words.yaml:2: pinned.kelkka: must be a list of skus'],
    ['pinned:\n  kelkka: { sv: [A] }\n', 'words.yaml:2: pinned.kelkka'],
    ['hidden: [A]\npinned: [\n', 'words.yaml:3'],
  ])('%j', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

test('reports skus that the catalog lacks', async () => {
  const shop = await testSearch([{ sku: 'ON', name: { fi: 'Saha' } }]);
  const picks = parse('pinned:\n  saha: [ON, EI]\nhidden: [POIS]\n');
  expect(await unknownPicks(shop.db.kysely, picks)).toEqual(['EI', 'POIS']);
});
