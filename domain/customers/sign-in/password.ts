import { isCommonPassword } from './common-password.ts';

/** The setting PASSWORD_MIN_LENGTH takes from the lowest (spec 9) up; this is what it is unless told otherwise. */
export const LOWEST_MIN_PASSWORD = 6;
export const DEFAULT_MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

/** 'known': it was in a breach; only the server can tell. */
export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'common' | 'known';

/** Characters as people count them. */
const lengthOf = (text: string) => [...text].length;

/**
 * What is wrong with a new password; null: nothing. No rule of composition, but the commonest ones and the customer's
 * own address are refused (decisions 4), and so are `own` words that others know: names of theirs and of the shop.
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
