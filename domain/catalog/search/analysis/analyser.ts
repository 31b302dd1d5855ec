import type { Locale } from '#domain/base/locale.ts';
import { basesOf } from '../finnish/bases.ts';
import { createSplitter, type Splitter } from '../finnish/compound.ts';
import { memo } from './memo.ts';
import { isCode, spellings, unaccent } from './tokens.ts';
import { typeNouns } from './type-nouns.ts';
import type { WordList } from './word-list.ts';

/** Text analysis shared by indexing and querying. Base forms and stems are prefixed, so that they never equal a written word. */
export type Analyser = {
  /** The lexemes of a token, and those of the parts of a compound. */
  lexemes: Record<Locale | 'code', (token: string) => TokenLexemes>;
  splitter: Splitter;
  /** Lexemes of the nouns that name the product's type, prefixed apart from all others. */
  types(name: string, language: Locale): string[];
  /** Lexemes of the possible base forms of a Finnish word (prefix `~`). */
  finnishBases(word: string): string[];
  englishStem(word: string): string;
  /** The base form and stem lexemes of a query word, in both languages. */
  stems(word: string): string[];
  /** Whether the word list has it as an English word. */
  knowsEnglish(word: string): boolean;
  /** The base form and stem lexemes of its synonyms and translations. */
  synonyms(word: string): string[];
};

export type TokenLexemes = { own: string[]; parts: string[] };

const MIN_STEM = 3;
const MIN_PART = 4;
const finnish = (text: string) => `~${text}`;
const english = (text: string) => `^${text}`;
/** The lexeme of a word as a product type rather than as a word of its texts. */
export const productTypeLexeme = (lexeme: string) => `=${lexeme}`;
const englishOf = (word: string) => english(unaccent(englishStem(word)));
const finnishForms = (word: string) =>
  basesOf(word)
    .filter((base) => base.length >= MIN_STEM)
    .map(finnish);

type Meaning = { finnish: readonly string[]; english: readonly string[] };

/** Lexeme of each word → lexemes of its synonyms; for a broader term also those of the narrower ones. */
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
  const finnishTypes = memo((noun) => tailsOf(noun).flatMap(finnishBases).map(productTypeLexeme));
  const englishTypes = memo((noun) => [noun, ...spellings(noun)].map(englishOf).map(productTypeLexeme));
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

/**
 * The stem of an English word: without plural and possessive. Spelling variants such as `tyre` and `tire` are equal only
 * by the word list. A code, or a word of under four letters, is its own stem.
 */
export function englishStem(word: string): string {
  if (isCode(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`; // batteries
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2); // switches
  if (/[^su]s$/.test(word)) return word.slice(0, -1); // tyres; not glass, bus
  return word;
}
