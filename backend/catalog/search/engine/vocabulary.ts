import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { joinWords, type QueryWord, readQueryWords } from '#domain/catalog/search/analysis/query-words.ts';
import { allowedDistance, typingDistance } from '#domain/catalog/search/typing-distance.ts';

const MIN_TAIL = 3;
/** Minimum letters before the last part; more when that is as short as `ovi`. */
const minHead = (tail: string) => (tail.length === MIN_TAIL ? 4 : 3);
const MAX_COMPOUNDS = 40;
/** Letters at the start or end of a mistyped word that must be right. */
const MIN_END = 2;

const reversed = (text: string) => [...text].reverse().join('');
/** Finnish base forms of a word without their prefix. */
const finnishBases = (word: QueryWord) =>
  word.stems.filter((stem) => stem.startsWith('~')).map((stem) => stem.slice(1));

/** Stems of compounds in the catalog that end in a stem: they match words that the word list lacks. */
async function compoundsOf(db: Kysely<Tables>, word: QueryWord): Promise<string[]> {
  const tails = finnishBases(word).filter((stem) => stem.length >= MIN_TAIL);
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

/** Which of the given unaccented words are in the catalog, with the number of products that have them. */
export async function knownTerms(db: Kysely<Tables>, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const { rows } = await sql<{ term: string; documents: number }>`
    select term, max(documents)::int as documents from search_term
    where locale in ('fi', 'en') and term = any(${terms}::text[]) group by term`.execute(db);
  return new Map(rows.map(({ term, documents }) => [term, documents]));
}

/** Joins words that the catalog writes together: `moottori saha`, `snow mobile`. */
async function joined(db: Kysely<Tables>, words: readonly QueryWord[], analyser: Analyser): Promise<QueryWord[]> {
  const pairs = words.slice(1).map((word, i) => `${words[i]?.surface}${word.surface}`);
  const known = await knownTerms(db, pairs);
  const all: QueryWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [first, second] = words.slice(i, i + 2);
    if (!first) continue;
    const isOne = second && known.has(pairs[i] ?? '');
    all.push(isOne ? joinWords(first, second, analyser) : first);
    if (isOne) i++;
  }
  return all;
}

/** The words of a query with the compounds of the catalog that end in them. */
export async function readWords(db: Kysely<Tables>, query: string, analyser: Analyser): Promise<QueryWord[]> {
  const words: QueryWord[] = [];
  for (const word of await joined(db, readQueryWords(query, analyser), analyser))
    words.push({ ...word, compounds: await compoundsOf(db, word) });
  return words;
}

/** Whether a word, in any form, or one with it as a prefix is in the catalog of a language. */
export async function isKnown(db: Kysely<Tables>, word: QueryWord, locale: Locale): Promise<boolean> {
  const stems = word.stems.map((stem) => reversed(stem.slice(1)));
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from search_term where locale = ${locale} and term >= ${word.surface}
                   and term < ${`${word.surface}\u{10FFFF}`})
        or exists (select 1 from search_term where locale = ${locale} and reversed_stem = any(${stems}::text[]))
        as known`.execute(db);
  return rows[0]?.known ?? false;
}

const range = (column: string, from: string) =>
  sql`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${`${from}\u{10FFFF}`})`;

/**
 * The catalog word that a mistyped word most likely means, or null (search-10). Candidates share its start or end: a mistake
 * leaves one end of a word whole, and both ends have a b-tree index.
 */
export async function nearest(db: Kysely<Tables>, { surface }: QueryWord, locale: Locale): Promise<string | null> {
  const end = Math.max(MIN_END, Math.ceil(surface.length / 3));
  const limit = allowedDistance(surface);
  const { rows } = await sql<{ term: string; written: string; documents: number }>`
    select term, written, documents from search_term
    where locale = ${locale}
      and (${range('term', surface.slice(0, end))} or ${range('reversed_stem', reversed(surface).slice(0, end))})
      and length(term) between ${surface.length - 2} and ${surface.length + 2}`.execute(db);
  const [best] = rows
    .map((row) => ({ ...row, distance: typingDistance(surface, row.term, limit) }))
    .filter((row) => row.distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents);
  return best?.written ?? null;
}
