import { fail, ok, type Result } from '#domain/base/result.ts';

/** Maximum length of a wish list's name in code points (wish-list-5). */
export const MAX_LIST_NAME = 60;

export type ListNameProblem = 'empty' | 'too_long' | 'text';

const CONTROL = /\p{Cc}/u;

/**
 * Validates the name of a wish list and returns it as stored: trimmed, NFC, 1–60 characters, no control characters
 * (wish-list-5).
 */
export function checkListName(typed: string): Result<string, ListNameProblem> {
  const name = typed.normalize('NFC').trim();
  if (name === '') return fail('empty');
  if (CONTROL.test(name)) return fail('text');
  return [...name].length > MAX_LIST_NAME ? fail('too_long') : ok(name);
}
