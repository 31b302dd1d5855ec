import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/search/analysis/analyser.ts';
import { type QueryWord, readQueryWords } from '#domain/search/analysis/query-words.ts';
import { isCode } from '#domain/search/analysis/tokens.ts';
import { editDistance } from '#domain/search/edit-distance.ts';

const MIN_TAIL = 3;
/** Letters in front of the last part; more when that is as short as `ovi`. */
const minHead = (tail: string) => (tail.length === MIN_TAIL ? 4 : 3);
const MAX_COMPOUNDS = 40;
const MIN_CORRECTED = 4;

const reversed = (text: string) => [...text].reverse().join('');
/** Finnish stems of a word without their mark. */
const finnishStems = (word: QueryWord) =>
  word.stems.filter((stem) => stem.startsWith('~')).map((stem) => stem.slice(1));

/** Stems of compounds in the catalog that end in a stem: what the word list does not know is found by them. */
async function compoundsOf(db: Kysely<Tables>, word: QueryWord): Promise<string[]> {
  const tails = finnishStems(word).filter((stem) => stem.length >= MIN_TAIL);
  if (tails.length === 0) return [];
  const endsSo = tails.map((tail) => {
    const from = reversed(tail);
    return sql`(reversed_stem >= ${from} and reversed_stem < ${`${from}\u{10FFFF}`}
                and length(stem) >= ${tail.length + minHead(tail)})`;
  });
  const { rows } = await sql<{ stem: string }>`
    select stem from search_term where locale = 'fi' and (${sql.join(endsSo, sql` or `)})
    group by stem order by sum(documents) desc limit ${MAX_COMPOUNDS}`.execute(db);
  return rows.map(({ stem }) => `~${stem}`);
}

/** The words of a query with the compounds of the catalog that end in them. */
export async function readWords(db: Kysely<Tables>, query: string, analyser: Analyser): Promise<QueryWord[]> {
  const words: QueryWord[] = [];
  for (const word of readQueryWords(query, analyser)) words.push({ ...word, compounds: await compoundsOf(db, word) });
  return words;
}

async function isKnown(db: Kysely<Tables>, word: QueryWord, locale: Locale): Promise<boolean> {
  const stems = word.stems.map((stem) => stem.slice(1));
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from search_term where locale = ${locale} and term >= ${word.surface}
                   and term < ${`${word.surface}\u{10FFFF}`})
        or exists (select 1 from search_term where locale = ${locale}
                   and reversed_stem = any(${stems.map(reversed)}::text[])) as known`.execute(db);
  return rows[0]?.known ?? false;
}

async function nearest(db: Kysely<Tables>, word: QueryWord, locale: Locale): Promise<string | null> {
  const { rows } = await sql<{ term: string; written: string }>`
    select term, written from search_term where locale = ${locale} and term % ${word.surface}
    order by similarity(term, ${word.surface}) desc, documents desc limit 10`.execute(db);
  const limit = word.surface.length < 6 ? 1 : 2;
  const ranked = rows
    .map((row) => ({ ...row, distance: editDistance(word.surface, row.term, limit) }))
    .filter((row) => row.distance <= limit)
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.written ?? null;
}

/**
 * The query with unknown words replaced by the nearest words of the catalog (trigrams, then at most one or two typing
 * mistakes); null when there is nothing to correct. Codes, short words and words of the word list are left as they are.
 */
export async function correctQuery(
  db: Kysely<Tables>,
  words: readonly QueryWord[],
  locale: Locale,
  analyser: Analyser,
): Promise<string | null> {
  const mayBeMistyped = (word: QueryWord) =>
    !isCode(word.text) &&
    word.surface.length >= MIN_CORRECTED &&
    word.compounds.length === 0 &&
    !analyser.splitter.knows(word.text);
  let changed = false;
  const corrected: string[] = [];
  for (const word of words) {
    const better = mayBeMistyped(word) && !(await isKnown(db, word, locale)) ? await nearest(db, word, locale) : null;
    if (better) changed = true;
    corrected.push(better ?? word.text);
  }
  return changed ? corrected.join(' ') : null;
}
