import { type ListingQuery, writeListingQuery } from './query.ts';

const LONGEST = 100;
const EMAIL = /\S@\S+\.\S/;
/** Longer than any supplier's code, and as long as a telephone number. */
const TOO_MANY_DIGITS = 8;
const PERSONAL_ID = /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/i;

/**
 * A query as the log of searches without results stores it: lower case, single spaces, at most 100 characters. Null for an
 * empty one, and for one that may be personal data: an e-mail address, a telephone number, a personal identity code (search-8).
 */
export function loggedQuery(words: string): string | null {
  const text = words
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  if (EMAIL.test(text) || PERSONAL_ID.test(text)) return null;
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) >= TOO_MANY_DIGITS) return null;
  // by code points: half of a surrogate pair is not valid text
  return [...text].slice(0, LONGEST).join('').trim();
}

/** Whether it is the first page of a search without filters: otherwise the filters may be why nothing is found. */
export function isPlainSearch(query: ListingQuery): boolean {
  const { category, scope, q } = query;
  const others = [...writeListingQuery(query).keys()].filter((name) => name !== 'q' && name !== 'sort');
  return q !== '' && category === null && scope === null && others.length === 0;
}
