import { memo } from '../analysis/memo.ts';
import { isCode, unaccent } from '../analysis/tokens.ts';
import { basesOf } from './bases.ts';

/** The two parts of a compound as written: `moottorikelkan` → `moottori`, `kelkan`. */
export type Split = { head: string; tail: string };

export type Splitter = {
  /** Whether it is a known noun in any form, or a compound of one. */
  knows(word: string): boolean;
  /** Whether it is a known noun in any form. */
  isNoun(word: string): boolean;
  /** Whether it is a known noun or a compound of one in its base form. */
  isBase(word: string): boolean;
  /** Every split whose tail is a known noun in any form, longest tail first; empty for codes and short words. */
  splits(word: string): Split[];
  /** The words inside a compound: each known tail with its head, and the parts of that head. */
  parts(word: string): string[];
};

const MIN_WORD = 7;
const MIN_TAIL = 4;
const MIN_HEAD = 3;
const MAX_DEPTH = 2;
const VOWEL = /[aeiouyäö]/;

/** A splitter for the given nouns; `neverSplit` lists words that only look like compounds. */
export function createSplitter(nouns: readonly string[], neverSplit: readonly string[] = []): Splitter {
  const allBases = (words: readonly string[]) => new Set(words.flatMap(basesOf));
  const known = allBases(nouns.filter((noun) => noun.length >= MIN_TAIL && !isCode(noun)));
  const whole = allBases(neverSplit);

  const isTail = (tail: string) =>
    tail.length >= MIN_TAIL && VOWEL.test(tail.slice(0, 3)) && basesOf(tail).some((base) => known.has(base));
  const isWhole = (word: string) => basesOf(word).some((base) => whole.has(base));

  const find = (word: string): Split[] => {
    if (word.length < MIN_WORD || !/^\p{L}+$/u.test(word) || isWhole(word)) return [];
    const found: Split[] = [];
    for (let at = MIN_HEAD; at <= word.length - MIN_TAIL; at++) {
      const head = word.slice(0, at);
      const tail = word.slice(at);
      if (VOWEL.test(head) && isTail(tail)) found.push({ head, tail });
    }
    return found;
  };

  const splits = memo(find);

  const collect = (word: string, depth: number, into: Set<string>): Set<string> => {
    const found = splits(word);
    for (const { head, tail } of found) {
      into.add(tail).add(head);
      if (depth < MAX_DEPTH) collect(head, depth + 1, into);
    }
    return into;
  };

  return {
    isNoun: (word) => basesOf(word).some((base) => known.has(base)),
    isBase: (word) => known.has(unaccent(word)) || splits(word).some(({ tail }) => known.has(unaccent(tail))),
    knows: (word) => isTail(word) || splits(word).length > 0,
    splits,
    parts: (word) => [...collect(word, 0, new Set())],
  };
}
