import type { Analyser } from './analyser.ts';
import { isCode, tokens, unaccent } from './tokens.ts';

/** One word of a query with everything it may be found by. */
export type QueryWord = {
  text: string;
  /** As written, unaccented. */
  surface: string;
  stems: string[];
  synonyms: string[];
  /** Stems of both parts when the word is a known compound: `öljynsuodatin` also finds `öljyn suodatin`. */
  parts: { head: string[]; tail: string[] } | null;
  /** Stems of compounds in the index that end in this word (filled from the vocabulary). */
  compounds: string[];
};

const MAX_WORDS = 10;
const MIN_PART = 3;

/** Reads a query; words after the tenth are left out. An empty list means that there is nothing to search for. */
export function readQueryWords(query: string, analyser: Analyser): QueryWord[] {
  return tokens(query)
    .slice(0, MAX_WORDS)
    .map((text) => {
      const surface = unaccent(text);
      if (isCode(text)) return { text, surface, stems: [], synonyms: [], parts: null, compounds: [] };
      const split = analyser.splitter.splits(text)[0];
      const parts =
        split && split.head.length >= MIN_PART
          ? { head: analyser.stems(split.head), tail: analyser.stems(split.tail) }
          : null;
      return { text, surface, stems: analyser.stems(text), synonyms: analyser.synonyms(text), parts, compounds: [] };
    });
}
