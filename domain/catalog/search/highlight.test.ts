import { expect, test } from 'vitest';
import { createAnalyser } from './analysis/analyser.ts';
import { readQueryWords } from './analysis/query-words.ts';
import { highlighter } from './highlight.ts';

const analyser = createAnalyser({
  nouns: ['kelkka', 'kypärä'],
  synonyms: [],
  kinds: {},
  translations: {},
  neverSplit: [],
});
const mark = (text: string, query: string) =>
  highlighter(readQueryWords(query, analyser), analyser, { pre: '<', post: '>' })(text);

test('marks the typed prefix of a word', () => {
  expect(mark('Kypärä musta', 'kypa')).toEqual({
    value: '<Kypä>rä musta',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['kypa'],
  });
});

test('marks the typed prefix of a part of a compound', () => {
  expect(mark('Tunturi kelkkakypärä', 'kypär')).toEqual({
    value: 'Tunturi kelkka<kypär>ä',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['kypär'],
  });
  expect(mark('Enduro-kypärä', 'kypär').value).toBe('Enduro-<kypär>ä');
  expect(mark('Moottorikelkkakypärä', 'kelk').value).toBe('Moottori<kelk>kakypärä');
});

test('marks several query words in one compound', () => {
  expect(mark('Kelkkakypärä', 'kelk kypä').value).toBe('<Kelk>ka<kypä>rä');
  expect(mark('Kelkkakypärä', 'kypärä kelkka')).toMatchObject({ value: '<Kelkkakypärä>', fullyHighlighted: true });
});

test('marks nothing inside a word that is no compound, nor for one or two letters', () => {
  expect(mark('Kelkkakypärä', 'pär').value).toBe('Kelkkakypärä');
  expect(mark('Kelkkakypärä', 'ky').value).toBe('Kelkkakypärä');
  expect(mark('Kypärä', 'pärä').value).toBe('Kypärä');
});

test('marks other forms and compounds whole', () => {
  expect(mark('Moottorikelkka', 'kelkat').value).toBe('<Moottorikelkka>');
  expect(mark('Mönkijän renkaat', 'rengas').value).toBe('Mönkijän <renkaat>');
});

test('returns the match level', () => {
  expect(mark('Rengas', 'rengas vanne')).toMatchObject({ matchLevel: 'partial', matchedWords: ['rengas'] });
  expect(mark('Rengas', 'rengas')).toMatchObject({ matchLevel: 'full', fullyHighlighted: true });
  expect(mark('Rengas', 'öljy')).toEqual({ value: 'Rengas', matchLevel: 'none', matchedWords: [] });
});
