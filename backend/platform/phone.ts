import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** Converts a typed phone number to E.164; '' stays ''. A number without country code belongs to `country` (account-4). */
export function phoneOf(typed: string, country: string): Result<string, 'invalid'> {
  if (typed === '') return ok('');
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country as 'FI' });
  return phone?.isValid() ? ok(phone.number) : fail('invalid');
}
