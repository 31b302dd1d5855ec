import { CODE_ALPHABET } from '#domain/sales/gift-cards/gift-card.ts';

/** Random characters of a code: 59 bits, which nobody guesses or finds from a hash. */
export const RANDOM_CHARACTERS = 12;
export const MOST_CODES = 10_000;
const GROUP = 4;

/** The beginning of the codes of a batch: as a campaign's code, short enough for the random part. */
export const isCodePrefix = (text: string): boolean => /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9-]{0,19}$/.test(text);

/** A code that works once, `KEVAT-7QX4-M2K9-TRWH`; `drawn` are positions in the alphabet, which has no letters that look alike. */
export function singleCode(prefix: string, drawn: readonly number[]): string {
  const text = drawn.map((position) => CODE_ALPHABET[position] ?? '').join('');
  const groups = Array.from({ length: RANDOM_CHARACTERS / GROUP }, (_, i) => text.slice(i * GROUP, (i + 1) * GROUP));
  return [prefix, ...groups].join('-');
}
