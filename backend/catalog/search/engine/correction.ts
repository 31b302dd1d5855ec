import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { isCode } from '#domain/catalog/search/analysis/tokens.ts';
import { isKnown, knownTerms, nearest } from './vocabulary.ts';

const MIN_CORRECTED = 4;
const MIN_PART = 4;

/** Splits a word into two known ones: `yamahamopo` → `yamaha mopo`. */
async function apart(db: Kysely<Tables>, { surface, text }: QueryWord): Promise<string | null> {
  if (surface.length !== text.length) return null;
  const places = Array.from({ length: Math.max(0, text.length - 2 * MIN_PART + 1) }, (_, i) => i + MIN_PART);
  const known = await knownTerms(
    db,
    places.flatMap((at) => [surface.slice(0, at), surface.slice(at)]),
  );
  const weight = (at: number) => Math.min(known.get(surface.slice(0, at)) ?? 0, known.get(surface.slice(at)) ?? 0);
  const best = places.toSorted((a, b) => weight(b) - weight(a))[0];
  return best !== undefined && weight(best) > 0 ? `${text.slice(0, best)} ${text.slice(best)}` : null;
}

/**
 * Replaces unknown words of a query by the nearest words of the catalog, or splits them into two known ones (search-10). Null
 * when nothing is corrected. Codes, short words and known words stay as they are.
 */
export async function correctQuery(
  db: Kysely<Tables>,
  words: readonly QueryWord[],
  locale: Locale,
  analyser: Analyser,
): Promise<string | null> {
  const isLeft = async (word: QueryWord) =>
    isCode(word.text) ||
    word.surface.length < MIN_CORRECTED ||
    word.synonyms.length > 0 ||
    analyser.splitter.isNoun(word.text) ||
    (await isKnown(db, word, locale));
  const corrected: string[] = [];
  for (const word of words)
    corrected.push(
      (await isLeft(word)) ? word.text : ((await nearest(db, word, locale)) ?? (await apart(db, word)) ?? word.text),
    );
  return corrected.some((text, i) => text !== words[i]?.text) ? corrected.join(' ') : null;
}
