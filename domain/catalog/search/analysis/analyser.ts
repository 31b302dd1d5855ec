import type { Locale } from '#domain/base/locale.ts';
import { basesOf } from '../finnish/bases.ts';
import { createSplitter, type Splitter } from '../finnish/compound.ts';
import { englishStem } from './english-stem.ts';
import { memo } from './memo.ts';
import { isCode, spellings, unaccent } from './tokens.ts';
import { typeNouns } from './type-nouns.ts';
import type { WordList } from './word-list.ts';

/** What indexing and querying share: base forms and stems carry a mark, so that they never meet a word as it is written. */
export type Analyser = {
  /** What a token of a text is found by, and what the parts of a compound are found by. */
  lexemes: Record<Locale | 'code', (token: string) => TokenLexemes>;
  splitter: Splitter;
  /** Lexemes of the nouns that tell what kind of thing a name names, marked apart from all others. */
  types(name: string, language: Locale): string[];
  /** The lexemes of the base forms a Finnish word may have (`~`), and of the stem of an English one (`^`). */
  finnishBases(word: string): string[];
  englishStem(word: string): string;
  /** The base and stem lexemes by which a word of a query finds words of texts, in both languages. */
  stems(word: string): string[];
  /** True of a word that the word list has as an English one. */
  knowsEnglish(word: string): boolean;
  /** The same of other words that mean the same. */
  synonyms(word: string): string[];
};

export type TokenLexemes = { own: string[]; parts: string[] };

const MIN_STEM = 3;
const MIN_PART = 4;
const finnish = (text: string) => `~${text}`;
const english = (text: string) => `^${text}`;
/** A lexeme of a word as what a thing is, not only as a word of its texts. */
export const typeLexeme = (lexeme: string) => `=${lexeme}`;
const englishOf = (word: string) => english(unaccent(englishStem(word)));
const finnishForms = (word: string) =>
  basesOf(word)
    .filter((base) => base.length >= MIN_STEM)
    .map(finnish);

type Meaning = { finnish: string[]; english: string[] };

/** Keys of every word of a meaning → the lexemes of the meaning's other words; of a wider kind also the narrower ones. */
function synonymTable(meanings: readonly Meaning[], kinds: WordList['kinds']): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  const add = (keys: readonly string[], others: readonly string[]) => {
    for (const key of keys) table.set(key, new Set([...(table.get(key) ?? []), ...others]));
  };
  for (const meaning of meanings) {
    const words = [...meaning.finnish.map(finnishForms), ...meaning.english.map((word) => [englishOf(word)])];
    for (const word of words) add(word, words.filter((other) => other !== word).flat());
  }
  for (const [wide, narrow] of Object.entries(kinds)) add(finnishForms(wide), narrow.flatMap(finnishForms));
  return table;
}

export function createAnalyser(words: WordList): Analyser {
  const table = synonymTable(
    [
      ...words.synonyms.map((group) => ({ finnish: group, english: [] })),
      ...Object.entries(words.translations).map(([word, english]) => ({ finnish: [word], english })),
    ],
    words.kinds,
  );
  const splitter = createSplitter(words.nouns, words.neverSplit);
  const finnishBases = memo((word) => basesOf(word).map(finnish));
  const written = (token: string, stemsOf: ((word: string) => string[]) | null) =>
    [token, ...spellings(token)].flatMap((word) => [
      unaccent(word),
      ...(stemsOf && !isCode(word) ? stemsOf(word) : []),
    ]);
  const tailsOf = (noun: string) => [
    noun,
    ...splitter.splits(noun).map(({ tail }) => tail),
    ...spellings(noun).slice(-1),
  ];
  const finnishTypes = memo((noun) => tailsOf(noun).flatMap(finnishBases).map(typeLexeme));
  const englishTypes = memo((noun) => [noun, ...spellings(noun)].map(englishOf).map(typeLexeme));
  const partsOf = (token: string) =>
    [token, ...spellings(token)].flatMap(splitter.parts).filter((part) => part.length >= MIN_PART);
  return {
    splitter,
    lexemes: {
      fi: memo((token) => ({
        own: written(token, finnishBases),
        parts: partsOf(token).flatMap((part) => written(part, finnishBases)),
      })),
      en: memo((token) => ({ own: written(token, (word) => [englishOf(word)]), parts: [] })),
      code: (token) => ({ own: written(token, null), parts: [] }),
    },
    types: (name, language) =>
      typeNouns(name, language, splitter.isBase).flatMap(language === 'fi' ? finnishTypes : englishTypes),
    finnishBases,
    englishStem: englishOf,
    stems: (word) => [...finnishForms(word), ...(word.length >= MIN_STEM ? [englishOf(word)] : [])],
    knowsEnglish: (word) => table.has(englishOf(word)),
    synonyms: (word) => [
      ...new Set([...finnishForms(word), englishOf(word)].flatMap((key) => [...(table.get(key) ?? [])])),
    ],
  };
}
