import { type ListingQuery, writeListingQuery } from './query.ts';

const LONGEST = 100;
const EMAIL = /\S@\S+\.\S/;
/** More than a supplier's code has and as many as a telephone number. */
const TOO_MANY_DIGITS = 8;
const PERSONAL_ID = /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/i;

/**
 * A visitor's words as the log of misses keeps them: lower case, single spaces, at most 100 characters. Null for what
 * is no question or may tell of a person: an e-mail address, a telephone number, a personal identity code.
 */
export function missOf(words: string): string | null {
  const text = words
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  if (EMAIL.test(text) || PERSONAL_ID.test(text)) return null;
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) >= TOO_MANY_DIGITS) return null;
  // by whole characters: half of one is no text
  return [...text].slice(0, LONGEST).join('').trim();
}

/** True for the first page of a search by words alone: what else finds nothing may be the filters' doing. */
export function isPlainSearch(query: ListingQuery): boolean {
  const { category, scope, q } = query;
  const others = [...writeListingQuery(query).keys()].filter((name) => name !== 'q' && name !== 'sort');
  return q !== '' && category === null && scope === null && others.length === 0;
}
