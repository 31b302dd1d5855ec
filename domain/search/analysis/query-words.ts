import type { Analyser } from './analyser.ts';
import { isCode, spellings, tokens, unaccent } from './tokens.ts';

/** One word of a query with everything it may be found by. */
export type QueryWord = {
  text: string;
  /** As written, unaccented. */
  surface: string;
  stems: string[];
  synonyms: string[];
  /** Written together when it has a mark inside: `ski-doo` also finds `skidoo`. */
  joined: string | null;
  /** Lexemes of each part of a compound or of a word with marks; all of them together find it as well. */
  parts: string[][];
  /** Stems of compounds in the index that end in this word (filled from the vocabulary). */
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
  return {
    text,
    surface: unaccent(text),
    joined: joined === undefined ? null : unaccent(joined),
    stems: isWord ? analyser.stems(joined ?? text) : [],
    synonyms: isWord ? analyser.synonyms(joined ?? text) : [],
    parts: partsOf(text, analyser),
    compounds: [],
  };
}

/** Reads a query; words after the tenth are left out. An empty list means that there is nothing to search for. */
export const readQueryWords = (query: string, analyser: Analyser): QueryWord[] =>
  tokens(query)
    .slice(0, MAX_WORDS)
    .map((text) => readWord(text, analyser));
