import { expect, test } from 'vitest';
import { createAnalyser } from './analyser.ts';
import { readQueryWords } from './query-words.ts';
import { relaxQuery } from './relax-query.ts';

const analyser = createAnalyser({
  nouns: ['ketju', 'leikkuri', 'kelkka', 'moottori', 'saha'],
  synonyms: [],
  kinds: {},
  translations: {},
  neverSplit: [],
});

test.each([
  ['moottorisahan ketju', 'ketju'],
  ['käytetty moottorikelkka', 'moottorikelkka'],
  ['robottiruohonleikkuri', 'leikkuri'],
  ['ketju saha', 'saha'],
  ['lynx', null],
  ['', null],
])('%s → %s', (query, less) => {
  expect(relaxQuery(readQueryWords(query, analyser), analyser)).toBe(less);
});
