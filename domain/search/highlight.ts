import type { Analyser } from './analysis/analyser.ts';
import type { QueryWord } from './analysis/query-words.ts';
import { unaccent } from './analysis/tokens.ts';

/** One text with the found words between tags, as the hosted engine says it. */
export type Highlighted = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
};

const WORD = /[\p{L}\p{N}]+/gu;

/** How many letters of a text's word a query word matches from its start; the whole word for a stem or a part. */
function matchedLength(word: string, query: QueryWord, analyser: Analyser): number {
  const plain = unaccent(word);
  const beginnings = [query.surface, ...query.surface.split(/[.\-/]/)].filter(Boolean);
  const beginning = beginnings.find((text) => plain.startsWith(text));
  if (beginning) return plain.length === word.length ? beginning.length : word.length;
  const wanted = new Set([...query.stems, ...query.synonyms, ...query.compounds]);
  const parts = [word, ...analyser.splitter.parts(word)];
  const stems = parts.flatMap((part) => [...analyser.finnishBases(part), analyser.englishStem(part)]);
  return stems.some((stem) => wanted.has(stem)) ? word.length : 0;
}

/**
 * Marks the words of a query in a text: beginnings as far as they were typed, other forms and compounds whole. The
 * text itself is not escaped: who shows it as HTML must do that.
 */
export function highlight(
  text: string,
  words: readonly QueryWord[],
  analyser: Analyser,
  tags: { pre: string; post: string },
): Highlighted {
  const matched = new Set<string>();
  let unmarked = false;
  const value = text.replace(WORD, (run) => {
    const lower = run.normalize('NFC').toLowerCase();
    const lengths = words.map((query) => matchedLength(lower, query, analyser));
    words.forEach((query, i) => {
      if ((lengths[i] ?? 0) > 0) matched.add(query.text);
    });
    const length = Math.min(Math.max(0, ...lengths), run.length);
    if (length < run.length) unmarked = true;
    return length === 0 ? run : `${tags.pre}${run.slice(0, length)}${tags.post}${run.slice(length)}`;
  });
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] };
  const matchLevel = words.every((query) => matched.has(query.text)) ? 'full' : 'partial';
  return { value, matchLevel, fullyHighlighted: !unmarked, matchedWords: [...matched] };
}
