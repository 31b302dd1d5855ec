import { DEFAULT_MIN_PASSWORD } from '#domain/base/text-lengths.ts';
import { isCommonPassword } from './common-password.ts';

export const MAX_PASSWORD = 128;

/** 'known': found in a breach; only the server can check that. */
export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'common' | 'known';

/** Length in code points, not UTF-16 units. */
const lengthOf = (text: string) => [...text].length;

/**
 * Problem of a new password, or null. There are no composition rules, but common passwords, the customer's address and
 * the `own` words that others know (names of the customer and the shop) are rejected (sign-in-4).
 */
export function passwordProblem(
  password: string,
  { min = DEFAULT_MIN_PASSWORD, email = '', own = [] }: { min?: number; email?: string; own?: readonly string[] } = {},
): PasswordProblem | null {
  if (!password) return 'required';
  const length = lengthOf(password);
  if (length < min) return 'tooShort';
  if (length > MAX_PASSWORD) return 'tooLong';
  const written = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const name = address.split('@')[0] ?? '';
  if (address && (written === address || written.replace(/[\d\W_]+$/, '') === name)) return 'common';
  return isCommonPassword(password, [name, ...own]) ? 'common' : null;
}
