import type { Locale } from '#domain/base/locale.ts';
import { isCode } from './tokens.ts';

const SEGMENTS = /[,;:()–—|/]|\s-\s|\s(?:ja|sekä|tai|and|or)\s/u;
const WORDS = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*-?/gu;
const PREPOSITION = new Set(['for', 'with', 'without', 'to', 'of', 'in', 'on', 'by', 'from']);
/** Cases that say where a product belongs, never what it is: `mönkijään`, `talvella`. */
const PLACE = /(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|seen|([aeiouyäö])\1n|h[aeiouyäö]n)$/u;
const MIN_NOUN = 3;

const isPlain = (word: string) => !isCode(word) && !word.endsWith('-');
const startsLow = (word: string) => /^\p{Ll}/u.test(word);

/** The first run of words in lower case: they follow the brand and model. */
function describing(words: readonly string[]): string[] {
  const from = words.findIndex((word) => isPlain(word) && startsLow(word));
  if (from < 0) return [];
  const rest = words.slice(from);
  const to = rest.findIndex((word) => !isPlain(word) || !startsLow(word));
  return rest.slice(0, to < 0 ? undefined : to);
}

function lastNoun(run: readonly string[], language: Locale): string | undefined {
  if (language === 'fi') return run.findLast((word) => !PLACE.test(word));
  const to = run.findIndex((word) => PREPOSITION.has(word));
  return run.slice(0, to < 0 ? undefined : to).at(-1);
}

/** A name without a brand begins with its noun (`Moottorikelkka Lynx`), unless that specifies the next word (`Kelkka peite`). */
function firstNoun([first = '', next]: readonly string[], isNoun: (word: string) => boolean): string | undefined {
  if (!isPlain(first) || startsLow(first) || (next !== undefined && startsLow(next))) return undefined;
  const noun = first.toLowerCase();
  return next === undefined || isNoun(noun) ? noun : undefined;
}

function headsOf(words: readonly string[], language: Locale, isNoun: (word: string) => boolean): string[] {
  const first = firstNoun(words, isNoun);
  const last = lastNoun(
    describing(words).map((word) => word.toLowerCase()),
    language,
  );
  if (first === undefined) return last === undefined ? [] : [last];
  return last !== undefined && isNoun(last) ? [first, last] : [first];
}

/**
 * The nouns that name a product's type, in lower case: `Routa Kelkka trailerin rengas` → `rengas`, `Otso winch 2500 for
 * ATVs` → `winch`, `Reet ja ahkiot` → both. Empty when the name has only brands and models. `isNoun` recognises the first
 * word of a name without a brand (`Moottorikelkka Lynx`).
 */
export function typeNouns(text: string, language: Locale, isNoun: (word: string) => boolean): string[] {
  const heads = text.split(SEGMENTS).flatMap((segment) => headsOf(segment?.match(WORDS) ?? [], language, isNoun));
  return [...new Set(heads)].filter((head) => head.length >= MIN_NOUN);
}
