import type { AccountErrorKey, FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { checkText } from '#domain/base/contact-details/check-text.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';

/** Personal details of a customer. `phone` and `dob` (`YYYY-MM-DD`) may be ''. */
export type Details = { firstname: string; lastname: string; phone: string; dob: string };
export type DetailsField = keyof Details;

const FIRST_BIRTHDAY = '1900-01-01';

function problemOf(
  field: DetailsField,
  typed: unknown,
  today: string,
): { value: string; error: AccountErrorKey | null } {
  if (field === 'firstname' || field === 'lastname') return checkText(typed, { max: MAX_NAME, required: true });
  const { value, error } = checkText(typed, { max: 30 });
  if (error || value === '') return { value, error };
  if (field === 'phone') return { value, error: PHONE.test(value) ? null : 'account.error.phone' };
  const isBirthday = isCalendarDay(value) && value >= FIRST_BIRTHDAY && value <= today;
  return { value, error: isBirthday ? null : 'account.error.birthday' };
}

const fields: readonly DetailsField[] = ['firstname', 'lastname', 'phone', 'dob'];

/**
 * Validates personal details: names of 1–50 characters, the phone's characters, a birthday not after `today`
 * (`YYYY-MM-DD`). Checks and returns only the fields that are given, so one can be changed alone (account-3,
 * account-4).
 */
export function checkDetails(
  input: Readonly<Record<string, unknown>>,
  today: string,
): Result<Partial<Details>, 'invalid', FieldProblem<DetailsField>[]> {
  const value: Partial<Details> = {};
  const problems: FieldProblem<DetailsField>[] = [];
  for (const field of fields) {
    if (input[field] === undefined) continue;
    const checked = problemOf(field, input[field], today);
    if (checked.error) problems.push({ field, message: checked.error });
    value[field] = checked.value;
  }
  return problems.length > 0 ? fail('invalid', problems) : ok(value);
}
