import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** A phone number as typed, in E.164; '' stays ''. A number without a country is one of `country`. */
export function phoneOf(typed: string, country: string): Result<string, 'invalid'> {
  if (typed === '') return ok('');
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country as 'FI' });
  return phone?.isValid() ? ok(phone.number) : fail('invalid');
}
