import { type Analyser, productTypeLexeme } from './analyser.ts';
import { isCode, spellings, tokens, unaccent } from './tokens.ts';

/** One word of a query with all lexemes that match it. */
export type QueryWord = {
  text: string;
  /** As written, unaccented. */
  surface: string;
  stems: string[];
  synonyms: string[];
  /** Without its separator: `ski-doo` also finds `skidoo`. */
  joined: string | null;
  /** Lexemes of each part of a compound or of a word with separators; all parts together match as well. */
  parts: string[][];
  /** Lexemes of product types that the word names. */
  types: string[];
  /** Whether the word may name the product. In `kelkan telamatto` and `snowmobile helmet` the first word only specifies it. */
  isHead: boolean;
  /** Whether it is the last word and not a known noun, so that it may be a prefix of one. */
  isUnfinished: boolean;
  /** Stems of indexed compounds that end in this word, added from the vocabulary. */
  compounds: string[];
};

const MAX_WORDS = 10;
const MIN_PART = 3;

/** `öljynsuodatin` also finds `öljyn suodatin`, and `tr-13` finds `TR 13`. */
function partsOf(text: string, analyser: Analyser): string[][] {
  const [, ...pieces] = spellings(text);
  if (pieces.length > 0)
    return pieces.map((piece) => [unaccent(piece), ...(isCode(piece) ? [] : analyser.stems(piece))]);
  const split = analyser.splitter.splits(text)[0];
  return split && split.head.length >= MIN_PART ? [analyser.stems(split.head), analyser.stems(split.tail)] : [];
}

function readWord(text: string, analyser: Analyser): QueryWord {
  const joined = spellings(text)[0];
  const isWord = !isCode(text);
  const stems = analyser.stems(joined ?? text);
  const synonyms = analyser.synonyms(joined ?? text);
  return {
    text,
    surface: unaccent(text),
    joined: joined === undefined ? null : unaccent(joined),
    stems: isWord ? stems : [],
    synonyms: isWord ? synonyms : [],
    types: isWord ? stems.map(productTypeLexeme) : [],
    isHead: isWord,
    isUnfinished: false,
    parts: partsOf(text, analyser),
    compounds: [],
  };
}

/** Joins two words into one that matches both spellings. */
export const joinWords = (first: QueryWord, second: QueryWord, analyser: Analyser): QueryWord => ({
  ...readWord(`${first.text}${second.text}`, analyser),
  parts: [first, second].map((word) => [word.surface, ...word.stems]),
  isHead: second.isHead,
});

// genitive, illative and local cases; base forms such as `suodatin` and `nainen` end alike
const MODIFIES = /(?:[aeiouyäö]n|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle)$/u;

const isNoun = ({ text, synonyms }: QueryWord, analyser: Analyser) =>
  synonyms.length > 0 || analyser.splitter.knows(text);

/** Whether a word only specifies the next one: in Finnish by its case, in English as a noun before another noun. */
function onlyModifies(word: QueryWord, next: QueryWord | undefined, analyser: Analyser): boolean {
  const bends = ({ text }: QueryWord) =>
    MODIFIES.test(text) && !analyser.splitter.isBase(text) && !analyser.knowsEnglish(text);
  return bends(word) || (next !== undefined && isNoun(word, analyser) && isNoun(next, analyser) && !bends(next));
}

function withHeads(words: readonly QueryWord[], analyser: Analyser): QueryWord[] {
  const heads = words.map((word, i) => word.isHead && !onlyModifies(word, words[i + 1], analyser));
  const isAny = heads.some(Boolean);
  return words.map((word, i) => ({
    ...word,
    isHead: isAny ? (heads[i] ?? false) : word.isHead,
    isUnfinished:
      i === words.length - 1 && !isCode(word.text) && word.text.length >= MIN_PART && !isNoun(word, analyser),
  }));
}

/** Reads at most ten words of a query. An empty list: nothing to search for. */
export const readQueryWords = (query: string, analyser: Analyser): QueryWord[] =>
  withHeads(
    tokens(query)
      .slice(0, MAX_WORDS)
      .map((text) => readWord(text, analyser)),
    analyser,
  );
