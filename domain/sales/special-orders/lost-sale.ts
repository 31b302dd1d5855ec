import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';

/** Why a customer left without the part: not on the shelf, too dear, or nobody knows it. */
export const lostReasons = ['no-stock', 'too-dear', 'unknown'] as const;
export type LostReason = (typeof lostReasons)[number];

const LONGEST_TERM = 100;

/**
 * What was asked for, as lost sales are counted: a code by its letters and digits (`12-34/a` and `1234A` are one), words in small
 * letters. Null when nothing is left of it.
 */
export function lostTerm(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const term = /\d/.test(text) ? normaliseCode(text.replace(/@[^@]*$/, '')) : text.toLowerCase();
  return term === '' || term.length > LONGEST_TERM || /\p{Cc}/u.test(term) ? null : term;
}
