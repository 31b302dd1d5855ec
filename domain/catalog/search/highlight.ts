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

/** Fewer letters mark only the beginning of a word: inside one they are chance. */
const MIN_INSIDE = 3;

/** Letters of a word, from the first to before the last. */
type Range = readonly [from: number, to: number];

const beginningsOf = ({ surface }: QueryWord) => [surface, ...surface.split(/[.\-/]/)].filter(Boolean);

/** How many letters of a text were typed, from its first; all of them when removing accents changes its length. */
function typedBeginning(text: string, beginnings: readonly string[]): number {
  const plain = unaccent(text);
  const typed = beginnings.find((beginning) => plain.startsWith(beginning));
  if (!typed) return 0;
  return plain.length === text.length ? typed.length : text.length;
}

/** What a query word matches of a text's word: its beginning, that of a part of a compound, or for a stem the whole word. */
function matchedRange(word: string, query: QueryWord, analyser: Analyser): Range | null {
  const beginnings = beginningsOf(query);
  const beginning = typedBeginning(word, beginnings);
  if (beginning > 0) return [0, beginning];
  const parts = analyser.splitter.parts(word);
  const longEnough = beginnings.filter((text) => text.length >= MIN_INSIDE);
  for (const part of parts) {
    const typed = typedBeginning(part, longEnough);
    const at = word.indexOf(part);
    if (typed > 0) return [at, at + typed];
  }
  const wanted = new Set([...query.stems, ...query.synonyms, ...query.compounds]);
  const stems = [word, ...parts].flatMap((part) => [...analyser.finnishBases(part), analyser.englishStem(part)]);
  return stems.some((stem) => wanted.has(stem)) ? [0, word.length] : null;
}

/** Ranges in order, those that overlap or touch as one. */
function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

/** The text with its ranges between tags. */
function tagged(text: string, ranges: readonly Range[], { pre, post }: { pre: string; post: string }): string {
  let value = '';
  let at = 0;
  for (const [from, to] of ranges) {
    value += `${text.slice(at, from)}${pre}${text.slice(from, to)}${post}`;
    at = to;
  }
  return value + text.slice(at);
}

/**
 * Marks the words of a query in a text: beginnings of words and of the parts of compounds as far as they were typed, other
 * forms whole. The text itself is not escaped: who shows it as HTML must do that.
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
    const found = words.flatMap((query) => {
      const range = matchedRange(lower, query, analyser);
      if (!range) return [];
      matched.add(query.text);
      return [range];
    });
    // positions do not carry over when lower case or NFC changed the length
    const ranges = found.length > 0 && lower.length !== run.length ? [[0, run.length] as const] : merged(found);
    const [first] = ranges;
    if (first?.[0] !== 0 || first[1] < run.length) unmarked = true;
    return tagged(run, ranges, tags);
  });
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] };
  const matchLevel = words.every((query) => matched.has(query.text)) ? 'full' : 'partial';
  return { value, matchLevel, fullyHighlighted: !unmarked, matchedWords: [...matched] };
}
