import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { joinWords, type QueryWord, readQueryWords } from '#domain/catalog/search/analysis/query-words.ts';
import { isCode } from '#domain/catalog/search/analysis/tokens.ts';
import { allowedDistance, typingDistance } from '#domain/catalog/search/typing-distance.ts';
import { reversed, type Vocabulary } from './vocabulary.ts';

const MIN_TAIL = 3;
/** Minimum letters before the last part; more when that is as short as `ovi`. */
const minHead = (tail: string) => (tail.length === MIN_TAIL ? 4 : 3);
const MAX_COMPOUNDS = 40;
/** Letters at the start or end of a mistyped word that must be right. */
const MIN_END = 2;
const MIN_CORRECTED = 4;
const MIN_PART = 4;

type Vocabularies = readonly Vocabulary[];

/** Finnish base forms of a word without their prefix. */
const finnishBases = (word: QueryWord) =>
  word.stems.filter((stem) => stem.startsWith('~')).map((stem) => stem.slice(1));

/** Stems of compounds in the catalog that end in a stem: they match words that the word list lacks. */
function compoundsOf(vocabularies: Vocabularies, word: QueryWord): string[] {
  const counts = new Map<string, number>();
  for (const tail of finnishBases(word).filter((stem) => stem.length >= MIN_TAIL))
    for (const vocabulary of vocabularies)
      vocabulary.eachStemWithEnd(tail, 'fi', (stem, documents) => {
        if (stem.length >= tail.length + minHead(tail)) counts.set(stem, (counts.get(stem) ?? 0) + documents);
      });
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MAX_COMPOUNDS)
    .map(([stem]) => `~${reversed(stem)}`);
}

/** In how many names an unaccented word is, in the language that has it most often. */
const documentsOf = (vocabularies: Vocabularies, term: string): number =>
  Math.max(0, ...vocabularies.flatMap((one) => [one.documents(term, 'fi'), one.documents(term, 'en')]));

/** Joins words that the catalog writes together: `moottori saha`, `snow mobile`. */
function joined(vocabularies: Vocabularies, words: readonly QueryWord[], analyser: Analyser): QueryWord[] {
  const all: QueryWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [first, second] = words.slice(i, i + 2);
    if (!first) continue;
    const isOne = second && documentsOf(vocabularies, `${first.surface}${second.surface}`) > 0;
    all.push(isOne ? joinWords(first, second, analyser) : first);
    if (isOne) i++;
  }
  return all;
}

/** The words of a query with the compounds of the catalog that end in them. */
export const readWords = (vocabularies: Vocabularies, query: string, analyser: Analyser): QueryWord[] =>
  joined(vocabularies, readQueryWords(query, analyser), analyser).map((word) => ({
    ...word,
    compounds: compoundsOf(vocabularies, word),
  }));

/** Whether a word, in any form, or one with it as a prefix is in the catalog of a language. */
const isKnown = (vocabularies: Vocabularies, word: QueryWord, locale: Locale): boolean =>
  vocabularies.some(
    (one) => one.hasPrefix(word.surface, locale) || word.stems.some((stem) => one.hasStem(stem.slice(1), locale)),
  );

/** One bit per letter: words whose letters differ in more places than the mistakes explain need no comparison. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}
const CHEAPEST_LETTER = 0.7;

function countLetters(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The catalog word that a mistyped word most likely means, or null (search-10). Candidates share its start or end: a mistake
 * leaves one end of a word whole.
 */
function nearest(vocabularies: Vocabularies, { surface }: QueryWord, locale: Locale): string | null {
  const end = Math.max(MIN_END, Math.ceil(surface.length / 3));
  const limit = allowedDistance(surface);
  const letters = lettersOf(surface);
  const mostLetters = 2 * Math.floor(limit / CHEAPEST_LETTER);
  let best = { distance: Number.POSITIVE_INFINITY, documents: 0, written: '' };
  for (const vocabulary of vocabularies)
    vocabulary.eachTermLike(surface.slice(0, end), surface.slice(-end), locale, (term, at) => {
      if (Math.abs(term.length - surface.length) > 2) return;
      if (countLetters(letters ^ lettersOf(term)) > mostLetters) return;
      const distance = typingDistance(surface, term, limit);
      if (distance > limit || distance > best.distance) return;
      const documents = vocabulary.documentsAt(at, locale);
      if (distance < best.distance || documents > best.documents)
        best = { distance, documents, written: vocabulary.writtenAt(at, locale) };
    });
  return best.written || null;
}

/** Splits a word into two known ones: `yamahamopo` → `yamaha mopo`. */
function apart(vocabularies: Vocabularies, { surface, text }: QueryWord): string | null {
  if (surface.length !== text.length) return null;
  let best: { at: number; weight: number } | null = null;
  for (let at = MIN_PART; at <= text.length - MIN_PART; at++) {
    const weight = Math.min(
      documentsOf(vocabularies, surface.slice(0, at)),
      documentsOf(vocabularies, surface.slice(at)),
    );
    if (weight > (best?.weight ?? 0)) best = { at, weight };
  }
  return best && `${text.slice(0, best.at)} ${text.slice(best.at)}`;
}

/**
 * Replaces unknown words of a query by the nearest words of the catalog, or splits them into two known ones (search-10). Null
 * when nothing is corrected. Codes, short words and known words stay as they are.
 */
export function correctQuery(
  vocabularies: Vocabularies,
  words: readonly QueryWord[],
  locale: Locale,
  analyser: Analyser,
): string | null {
  const stays = (word: QueryWord) =>
    isCode(word.text) ||
    word.surface.length < MIN_CORRECTED ||
    word.synonyms.length > 0 ||
    analyser.splitter.isNoun(word.text) ||
    isKnown(vocabularies, word, locale);
  const corrected = words.map((word) =>
    stays(word) ? word.text : (nearest(vocabularies, word, locale) ?? apart(vocabularies, word) ?? word.text),
  );
  return corrected.some((text, i) => text !== words[i]?.text) ? corrected.join(' ') : null;
}
