import type { FieldError } from '#domain/base/error-codes.ts';
import { type Fail, fail } from '#domain/base/result.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';

// No form field may contain control characters.
const CONTROL = /\p{Cc}/u;

/** Invalid fields; `message` is the problem: required, tooLong, tooShort, text, invalid, common. */
export type Invalid = Fail<'invalid', FieldError[]>;
type Problem = string | null;

export const nameProblem = (name: string): Problem => {
  const typed = name.trim();
  if (!typed) return 'required';
  if (typed.length > MAX_NAME) return 'tooLong';
  return CONTROL.test(typed) ? 'text' : null;
};

/** Failure with the fields that have a problem; null when none has. */
export function invalid(problems: Record<string, Problem>): Invalid | null {
  const fields = Object.entries(problems).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  return fields.length > 0 ? fail('invalid', fields) : null;
}
