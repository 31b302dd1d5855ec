import { expect, test } from 'vitest';
import { createAnalyser } from './analysis/analyser.ts';
import { readQueryWords } from './analysis/query-words.ts';
import { highlight } from './highlight.ts';

const analyser = createAnalyser({ nouns: ['kelkka'], synonyms: [], kinds: {}, translations: {}, neverSplit: [] });
const mark = (text: string, query: string) =>
  highlight(text, readQueryWords(query, analyser), analyser, { pre: '<', post: '>' });

test('marks the beginning of a word as far as it was typed', () => {
  expect(mark('Kypärä musta', 'kypa')).toEqual({
    value: '<Kypä>rä musta',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['kypa'],
  });
});

test('marks other forms and compounds whole', () => {
  expect(mark('Moottorikelkka', 'kelkat').value).toBe('<Moottorikelkka>');
  expect(mark('Mönkijän renkaat', 'rengas').value).toBe('Mönkijän <renkaat>');
});

test('tells how much was found', () => {
  expect(mark('Rengas', 'rengas vanne')).toMatchObject({ matchLevel: 'partial', matchedWords: ['rengas'] });
  expect(mark('Rengas', 'rengas')).toMatchObject({ matchLevel: 'full', fullyHighlighted: true });
  expect(mark('Rengas', 'öljy')).toEqual({ value: 'Rengas', matchLevel: 'none', matchedWords: [] });
});
