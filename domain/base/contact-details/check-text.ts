import type { AccountErrorKey } from './account-errors.ts';

type Rule = { max: number; required?: boolean };
type Checked = { value: string; error: AccountErrorKey | null };

// no form field may contain control characters
const CONTROL = /\p{Cc}/u;

/** Trims and validates a text field; returns its first error. A missing field is treated as empty. */
export function checkText(typed: unknown, { max, required = false }: Rule): Checked {
  if (typed !== undefined && typed !== null && typeof typed !== 'string')
    return { value: '', error: 'account.error.text' };
  const value = (typed ?? '').trim();
  if (value === '') return { value, error: required ? 'account.error.required' : null };
  if (value.length > max) return { value, error: 'account.error.tooLong' };
  return { value, error: CONTROL.test(value) ? 'account.error.text' : null };
}
