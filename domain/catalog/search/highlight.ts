import type { Analyser } from './analysis/analyser.ts';
import type { QueryWord } from './analysis/query-words.ts';
import { unaccent } from './analysis/tokens.ts';

/** One text with the matches between tags, in the fields of the hosted engine's protocol (search-5). */
export type Highlighted = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
};

const WORD = /[\p{L}\p{N}]+/gu;

/** Shorter queries mark only word starts: inside a word their matches are coincidences. */
const MIN_INSIDE = 3;

/** The first letters of a word, up to the last but one. */
type Range = readonly [from: number, to: number];

/** How a word of a query is recognised in texts. */
type Wanted = { text: string; beginnings: string[]; inside: string[]; stems: ReadonlySet<string> };

function wantedOf({ text, surface, stems, synonyms, compounds }: QueryWord): Wanted {
  const beginnings = [surface, ...surface.split(/[.\-/]/)].filter(Boolean);
  const inside = beginnings.filter((beginning) => beginning.length >= MIN_INSIDE);
  return { text, beginnings, inside, stems: new Set([...stems, ...synonyms, ...compounds]) };
}

/** How many letters of a text a query prefix covers; all of them when removing accents changes the length. */
function typedBeginning(text: string, beginnings: readonly string[]): number {
  const plain = unaccent(text);
  const typed = beginnings.find((beginning) => plain.startsWith(beginning));
  if (!typed) return 0;
  return plain.length === text.length ? typed.length : text.length;
}

/** The range of a text word that a query word matches: its prefix, that of a compound's part, or the whole word for a stem. */
function matchedRange(word: string, { beginnings, inside, stems }: Wanted, analyser: Analyser): Range | null {
  const beginning = typedBeginning(word, beginnings);
  if (beginning > 0) return [0, beginning];
  const parts = analyser.splitter.parts(word);
  for (const part of parts) {
    const typed = typedBeginning(part, inside);
    const at = word.indexOf(part);
    if (typed > 0) return [at, at + typed];
  }
  const isWanted = (part: string) =>
    stems.has(analyser.englishStem(part)) || analyser.finnishBases(part).some((stem) => stems.has(stem));
  return isWanted(word) || parts.some(isWanted) ? [0, word.length] : null;
}

/** Sorted ranges, with overlapping or adjacent ones merged. */
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
 * Marks the words of a query in texts: typed prefixes of words and of compound parts, other forms whole. Does not escape the
 * texts: the caller must, before showing them as HTML.
 */
export function highlighter(
  words: readonly QueryWord[],
  analyser: Analyser,
  tags: { pre: string; post: string },
): (text: string) => Highlighted {
  const wanted = words.map(wantedOf);
  return (text) => highlight(text, wanted, analyser, tags);
}

function highlight(
  text: string,
  words: readonly Wanted[],
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
    // positions are invalid when lower case or NFC changed the length
    const ranges = found.length > 0 && lower.length !== run.length ? [[0, run.length] as const] : merged(found);
    const [first] = ranges;
    if (first?.[0] !== 0 || first[1] < run.length) unmarked = true;
    return tagged(run, ranges, tags);
  });
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] };
  const matchLevel = words.every((query) => matched.has(query.text)) ? 'full' : 'partial';
  return { value, matchLevel, fullyHighlighted: !unmarked, matchedWords: [...matched] };
}
