import { keysOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import type { AccountErrorKey, FieldProblem } from './account-errors.ts';
import { checkText } from './check-text.ts';
import { type Country, isCountry } from './countries.ts';
import { PHONE } from './phone.ts';
import { isFinnishPostcode } from './postcode.ts';

/** A customer's address (account-1). Optional texts may be ''. */
export type Address = {
  firstname: string;
  lastname: string;
  careOf: string;
  street: string;
  postcode: string;
  city: string;
  country: Country;
  phone: string;
  /** At most one address per customer and kind is the default. */
  defaultBilling: boolean;
  defaultShipping: boolean;
};
export type AddressField = keyof Address;

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 50;

const texts = {
  firstname: { max: MAX_NAME, required: true },
  lastname: { max: MAX_NAME, required: true },
  careOf: { max: 50 },
  street: { max: 50, required: true },
  postcode: { max: 12, required: true },
  city: { max: 30, required: true },
  country: { max: 2 },
  phone: { max: 30 },
} as const;
type TextField = keyof typeof texts;
const names = keysOf(texts);

const FOREIGN_POSTCODE = /^[A-Z0-9][A-Z0-9 -]{1,11}$/i;

/** Reads a boolean field of a form or a JSON body. */
const isYes = (typed: unknown): boolean => typed === true || typed === 'on' || typed === 'true';
const isChoice = (typed: unknown): boolean =>
  typed === undefined || typeof typed === 'boolean' || ['on', 'true', 'false', ''].includes(String(typed));

function ruleOf(field: TextField, value: string, country: string): AccountErrorKey | null {
  if (field === 'country') return isCountry(country) ? null : 'account.error.country';
  if (value === '') return null;
  if (field === 'phone') return PHONE.test(value) ? null : 'account.error.phone';
  if (field !== 'postcode') return null;
  const isPostcode = country === 'FI' ? isFinnishPostcode(value) : FOREIGN_POSTCODE.test(value);
  return isPostcode ? null : 'account.error.postcode';
}

/**
 * Validates a typed address (account-1, account-3, account-4). Names, street, postcode and town are required; a missing country
 * is Finland. Reports every invalid field, in the order of the form.
 */
export function checkAddress(
  input: Readonly<Record<string, unknown>>,
): Result<Address, 'invalid', FieldProblem<AddressField>[]> {
  const problems: FieldProblem<AddressField>[] = [];
  const values: Record<TextField, string> = {
    firstname: '',
    lastname: '',
    careOf: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
    phone: '',
  };
  const country = checkText(input.country, texts.country).value.toUpperCase() || 'FI';
  for (const field of names) {
    const { value, error } = checkText(input[field], texts[field]);
    const message = error ?? ruleOf(field, value, country);
    if (message) problems.push({ field, message });
    values[field] = value;
  }
  for (const field of ['defaultBilling', 'defaultShipping'] as const)
    if (!isChoice(input[field])) problems.push({ field, message: 'account.error.invalid' });
  if (problems.length > 0 || !isCountry(country)) return fail('invalid', problems);
  const defaults = { defaultBilling: isYes(input.defaultBilling), defaultShipping: isYes(input.defaultShipping) };
  return ok({ ...values, country, ...defaults });
}
