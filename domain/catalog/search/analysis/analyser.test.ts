import { describe, expect, it } from 'vitest';
import { createAnalyser } from './analyser.ts';
import { byClass, lexemes } from './lexemes.ts';
import { readQueryWords } from './query-words.ts';
import { type WordQuery, wordQueries } from './word-query.ts';

const analyser = createAnalyser({
  nouns: ['kelkka', 'suodatin'],
  synonyms: [['kelkka', 'moottorikelkka']],
  kinds: { talvirengas: ['nastarengas'] },
  translations: { rengas: ['tyre', 'tire'] },
  neverSplit: [],
});

/** A query as text: `*` marks a prefix. */
function written(query: WordQuery): string {
  if (query.kind === 'word') return `${query.of}${query.lexeme}${query.isPrefix ? '*' : ''}`;
  // an option of an option is an option
  const options = (one: WordQuery): WordQuery[] => (one.kind === 'any' ? one.of.flatMap(options) : [one]);
  const of = query.kind === 'any' ? options(query) : query.of;
  return `(${of.map(written).join(query.kind === 'all' ? ' & ' : ' | ')})`;
}

describe('lexemes', () => {
  it('weights the name above its parts, and those above other texts', () => {
    const found = lexemes(
      [
        { text: 'Moottorikelkka', language: 'fi', weight: 'A' },
        { text: 'Kelkat', language: 'fi', weight: 'C' },
      ],
      analyser,
    );
    expect(Object.fromEntries(found)).toEqual({
      moottorikelkka: 'A',
      '~moottorikelkka': 'A',
      kelkka: 'B',
      '~kelkka': 'B',
      moottori: 'B',
      '~moottori': 'B',
      kelkat: 'C',
      '~kelka': 'C',
    });
  });

  it('keeps codes as written, joined and split', () => {
    const found = lexemes([{ text: 'TSAHA-45/b', language: 'code', weight: 'A' }], analyser);
    expect([...found.keys()]).toEqual(['tsaha-45/b', 'tsaha45b', 'tsaha', '45', 'b']);
  });

  it('marks English stems apart from Finnish ones', () => {
    expect([...lexemes([{ text: 'Tyres', language: 'en', weight: 'A' }], analyser).keys()]).toEqual(['tyres', '^tyre']);
  });

  it('groups the lexemes of a document by class', () => {
    const found = lexemes(
      [
        { text: 'Talvirengas', language: 'fi', weight: 'C' },
        { text: '5', language: 'code', weight: 'A' },
      ],
      analyser,
    );
    expect(byClass(found)).toEqual({ A: ['5'], B: [], C: ['talvirengas', '~talvirengas'] });
  });
});

describe('product types', () => {
  const put = (text: string, type: 'A' | 'C') => [
    ...lexemes([{ text, language: 'fi', weight: 'A', type }], analyser).entries(),
  ];

  it('are indexed beside the words, with the last part of a compound, and the whole name', () => {
    const found = put('Lynx moottorikelkka', 'A');
    expect(found).toEqual(
      expect.arrayContaining([
        ['=~moottorikelkka', 'A'],
        ['=~kelkka', 'A'],
        ['"lynx moottorikelkka', 'A'],
      ]),
    );
    expect(found.map(([lexeme]) => lexeme)).not.toContain('=~moottori');
  });

  it('weigh less in a broader category', () => {
    const found = put('Moottorikelkat', 'C');
    expect(found).toContainEqual(['=~kelkka', 'C']);
    expect(found.map(([lexeme]) => lexeme)).not.toContain('"moottorikelkat');
  });
});

describe('queries', () => {
  it('contain stems, synonyms and translations', () => {
    const [word] = readQueryWords('kelkan', analyser);
    expect(word?.stems).toEqual(['~kelka', '~kelkka', '^kelkan']);
    expect(word?.synonyms).toContain('~moottorikelkka');
    expect(readQueryWords('tyres', analyser)[0]?.synonyms).toEqual(expect.arrayContaining(['~rengas', '^tire']));
  });

  it('find narrower kinds, while a narrower kind does not find the broader one', () => {
    expect(readQueryWords('talvirenkaat', analyser)[0]?.synonyms).toEqual(['~nastarengas']);
    expect(readQueryWords('nastarenkaat', analyser)[0]?.synonyms).toEqual([]);
  });

  it('find a compound by its parts', () => {
    expect(readQueryWords('öljynsuodatin', analyser)[0]?.parts).toEqual([
      expect.arrayContaining(['~oljy', '^oljyn']),
      expect.arrayContaining(['~suodatin']),
    ]);
  });

  it('never analyse codes, and stop after ten words', () => {
    expect(readQueryWords('tr-13', analyser)).toEqual([
      {
        text: 'tr-13',
        surface: 'tr-13',
        joined: 'tr13',
        stems: [],
        synonyms: [],
        parts: [['tr'], ['13']],
        types: [],
        isHead: false,
        isUnfinished: false,
        compounds: [],
      },
    ]);
    expect(readQueryWords('a '.repeat(50), analyser)).toHaveLength(10);
  });

  it('find a word with a separator written together or apart', () => {
    const { all } = wordQueries(readQueryWords('ski-doo', analyser));
    const parts = written(all).split(' | ((').at(-1);
    expect(written(all).split(/[( |)]+/)).toEqual(expect.arrayContaining(['Askidoo*', 'Cski-doo*', 'C~skidoo']));
    expect(parts).toMatch(/^Aski \| .*C\^ski\) & \(Adoo \| .*C\^doo\)\)\)$/);
  });

  it('mark the words that may name the product', () => {
    const heads = (query: string) =>
      readQueryWords(query, analyser)
        .filter((word) => word.isHead)
        .map((word) => word.text);
    expect(heads('kelkan suodatin')).toEqual(['suodatin']);
    expect(heads('suodatin kelkkaan')).toEqual(['suodatin']);
    expect(heads('kelkka lynx')).toEqual(['kelkka', 'lynx']);
    expect(heads('tyre kelkka')).toEqual(['kelkka']);
    expect(heads('kelkan')).toEqual(['kelkan']);
  });

  it('match a product type by its own words and their synonyms', () => {
    const { whole, type, exact } = wordQueries(readQueryWords('kelkka', analyser));
    expect(written(whole)).toBe('A"kelkka');
    expect(written(type).split(/[( |)]+/)).toEqual(expect.arrayContaining(['A=~kelkka', 'A=~moottorikelkka']));
    expect(written(exact)).toBe('(Akelkka | A~kelkka | A^kelkka | C=~kelkka | C=^kelkka)');
  });

  it('widen from whole words of the name to prefixes anywhere', () => {
    const { exact, named, all } = wordQueries(readQueryWords('15 w tr1', analyser));
    expect(written(exact)).toBe('(A15 & Aw & Atr1)');
    expect(written(named)).toBe('((A15* | B15*) & (Aw | Bw) & (Atr1* | Btr1*))');
    expect(written(all)).toBe('((A15* | B15* | C15*) & (Aw | Bw | Cw) & (Atr1* | Btr1* | Ctr1*))');
  });
});
