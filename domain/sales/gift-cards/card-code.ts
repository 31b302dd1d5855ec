/** Digits and letters that nobody mistakes for each other, 31 of them: a prime, so that the check finds every slip. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Characters drawn at random; the last one of a code is its check. */
export const RANDOM_CHARACTERS = 15;

/** A code without what people put between its groups, in upper case: the same code however it is written. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[\s‐-―-]/g, '');

/** The code of a new gift card from 15 numbers of 0–30 drawn at random: 16 characters, the last one the check. */
export function cardCode(drawn: readonly number[]): string {
  if (drawn.length !== RANDOM_CHARACTERS) throw new RangeError(`a code is made of ${RANDOM_CHARACTERS} numbers`);
  return [...drawn, checkOf(drawn)].map((number) => CODE_ALPHABET[number] ?? '').join('');
}

/** False when a character is wrong or two have changed places: no card of ours has such a code. */
export function isCardCode(code: string): boolean {
  const numbers = [...plainCode(code)].map((character) => CODE_ALPHABET.indexOf(character));
  if (numbers.length !== RANDOM_CHARACTERS + 1 || numbers.includes(-1)) return false;
  return checkOf(numbers.slice(0, -1)) === numbers.at(-1);
}

/** As it stands in the mail: `XXXX-XXXX-XXXX-XXXX`. */
export const spacedCode = (code: string): string => plainCode(code).replaceAll(/(.{4})(?=.)/g, '$1-');

const checkOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number, i) => sum + number * (i + 1), 0) % CODE_ALPHABET.length;
