import type { Locale } from '../../base/locale.ts';
import { englishStem } from '../english/stem.ts';
import { createSplitter, type Splitter } from '../finnish/compound.ts';
import { foldedStem, stemsOf } from '../finnish/gradation.ts';
import { stem } from '../finnish/stem.ts';
import { memo } from './memo.ts';
import { isCode, spellings, unaccent } from './tokens.ts';
import type { WordList } from './word-list.ts';

/** What indexing and querying share: stems carry a mark, so that they never meet a word as it is written. */
export type Analyser = {
  /** What a token of a text is found by, and what the parts of a compound are found by. */
  lexemes: Record<Locale | 'code', (token: string) => TokenLexemes>;
  splitter: Splitter;
  /** The stem lexeme of a word of a text: `~` Finnish, `^` English. */
  finnishStem(word: string): string;
  englishStem(word: string): string;
  /** The stem lexemes by which a word of a query finds words of texts, in both languages. */
  stems(word: string): string[];
  /** Stem lexemes of other words that mean the same. */
  synonyms(word: string): string[];
};

export type TokenLexemes = { own: string[]; parts: string[] };

const MIN_STEM = 3;
const MIN_PART = 4;
const finnish = (text: string) => `~${text}`;
const english = (text: string) => `^${text}`;
const englishOf = (word: string) => english(unaccent(englishStem(word)));
const finnishForms = (word: string) =>
  stemsOf(word)
    .filter((form) => form.length >= MIN_STEM)
    .map(finnish);

type Meaning = { finnish: string[]; english: string[] };

/** Keys of every word of a meaning → the lexemes of the meaning's other words. */
function synonymTable(meanings: readonly Meaning[]): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const meaning of meanings) {
    const words = [
      ...meaning.finnish.map((word) => ({ key: finnish(foldedStem(word)), lexemes: finnishForms(word) })),
      ...meaning.english.map((word) => ({ key: englishOf(word), lexemes: [englishOf(word)] })),
    ];
    for (const word of words) {
      const others = words.filter((other) => other.key !== word.key).flatMap((other) => other.lexemes);
      table.set(word.key, new Set([...(table.get(word.key) ?? []), ...others]));
    }
  }
  return table;
}

export function createAnalyser(words: WordList): Analyser {
  const table = synonymTable([
    ...words.synonyms.map((group) => ({ finnish: group, english: [] })),
    ...Object.entries(words.translations).map(([word, english]) => ({ finnish: [word], english })),
  ]);
  const splitter = createSplitter(words.nouns, words.neverSplit);
  const finnishStem = memo((word) => finnish(unaccent(stem(word))));
  const written = (token: string, stemOf: ((word: string) => string) | null) =>
    [token, ...spellings(token)].flatMap((word) =>
      stemOf && !isCode(word) ? [unaccent(word), stemOf(word)] : [unaccent(word)],
    );
  const partsOf = (token: string) =>
    [token, ...spellings(token)].flatMap(splitter.parts).filter((part) => part.length >= MIN_PART);
  return {
    splitter,
    lexemes: {
      fi: memo((token) => ({
        own: written(token, finnishStem),
        parts: partsOf(token).flatMap((part) => written(part, finnishStem)),
      })),
      en: memo((token) => ({ own: written(token, englishOf), parts: [] })),
      code: (token) => ({ own: written(token, null), parts: [] }),
    },
    finnishStem,
    englishStem: englishOf,
    stems: (word) => [...finnishForms(word), ...(word.length >= MIN_STEM ? [englishOf(word)] : [])],
    synonyms: (word) => [
      ...new Set([...(table.get(finnish(foldedStem(word))) ?? []), ...(table.get(englishOf(word)) ?? [])]),
    ],
  };
}
