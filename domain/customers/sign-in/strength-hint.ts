import { isCommonPassword } from '#domain/base/passwords/common-password.ts';

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

const FEW_DIFFERENT = 6;
const LONG = 16;
const MANY_DIFFERENT = 9;

/** Counts characters; runs of consecutive ones, such as `abcd` or `4321`, count as one. */
function steps(password: string): number {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length;
}

/**
 * Strength of a password while it is typed. Only a hint: nothing is rejected for it. `own` are words that others know:
 * the customer's name and e-mail address.
 */
export function strengthHint(password: string, min: number, own: readonly string[] = []): Strength {
  if (password.length < min) return 'short';
  const small = password.toLowerCase();
  const different = new Set(small).size;
  const known = own
    .flatMap((word) => word.toLowerCase().split(/[@.\s]+/))
    .filter((word) => word.length > 2 && small.includes(word));
  const left = steps(known.reduce((text, word) => text.replaceAll(word, ''), small));
  if (different < FEW_DIFFERENT || left < min / 2 || isCommonPassword(password)) return 'weak';
  return left >= LONG && different >= MANY_DIFFERENT ? 'strong' : 'fair';
}
