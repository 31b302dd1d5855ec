import { fail, ok, type Result } from '#domain/base/result.ts';

/** The longest name of a wish list, in characters as people count them (decisions 5). */
export const MAX_LIST_NAME = 60;

export type ListNameProblem = 'empty' | 'too_long' | 'text';

const CONTROL = /\p{Cc}/u;

/** The name of a wish list as it is kept: trimmed, 1–60 characters, no control characters (decisions 5). */
export function checkListName(typed: string): Result<string, ListNameProblem> {
  const name = typed.normalize('NFC').trim();
  if (name === '') return fail('empty');
  if (CONTROL.test(name)) return fail('text');
  return [...name].length > MAX_LIST_NAME ? fail('too_long') : ok(name);
}
