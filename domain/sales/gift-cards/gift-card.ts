import type { Cents } from '#domain/base/money.ts';

/**
 * 31 digits and letters that are hard to confuse. The number is prime, so that the check character detects every
 * wrong or swapped character.
 */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Random characters of a code; the last character is the check character. */
export const RANDOM_CHARACTERS = 15;

/** The code in upper case without spaces and dashes, so that every spelling compares equal. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[\s‐-―-]/g, '');

/** The code of a new gift card from 15 random numbers of 0–30: 16 characters, the last one the check character. */
export function cardCode(drawn: readonly number[]): string {
  if (drawn.length !== RANDOM_CHARACTERS) throw new RangeError(`a code is made of ${RANDOM_CHARACTERS} numbers`);
  return [...drawn, checkOf(drawn)].map((number) => CODE_ALPHABET[number] ?? '').join('');
}

/** True when the check character is right; false for every single wrong or swapped character. */
export function isCardCode(code: string): boolean {
  const numbers = [...plainCode(code)].map((character) => CODE_ALPHABET.indexOf(character));
  if (numbers.length !== RANDOM_CHARACTERS + 1 || numbers.includes(-1)) return false;
  return checkOf(numbers.slice(0, -1)) === numbers.at(-1);
}

/** The code as printed: `XXXX-XXXX-XXXX-XXXX`. */
export const spacedCode = (code: string): string => plainCode(code).replaceAll(/(.{4})(?=.)/g, '$1-');

const checkOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number, i) => sum + number * (i + 1), 0) % CODE_ALPHABET.length;

/** The shop's response for a code; `openAmount` in cents is 0 when no valid card has the code. */
export type CardDetails = { valid: boolean; openAmount: Cents };

/** The status of a gift card (gift-card-1): valid with an open amount, used up, or not in use. */
export const giftCardStatus = ({ valid, openAmount }: CardDetails): 'accepted' | 'used' | 'not_in_use' => {
  if (!valid) return 'not_in_use';
  return openAmount > 0 ? 'accepted' : 'used';
};

/** The most that staff put on a card at once. */
export const MOST_CARD_CENTS = 10_000_000;
