import { brandColourProblem } from '#domain/base/brand-tokens.ts';
import { isBusinessId, normalizeBusinessId } from '#domain/base/contact-details/business-id.ts';
import { emailProblem } from '#domain/base/contact-details/email.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';
import { keysOf } from '#domain/base/records.ts';
import { readHours } from './hours.ts';

/** Facts about a store. */
const place = {
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'Town',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Opening hours, such as ma-pe 9-18, la 10-15',
} as const;

/** Questions about the company, by the names of their flags. */
export const companyQuestions = {
  name: 'Name of the shop',
  company: 'Company, as in the trade register',
  businessId: 'Business id, such as 1234567-1',
  phone: 'Customer service: phone',
  email: 'Customer service: e-mail',
  hours: 'Customer service: hours, such as ma-pe 9-17',
  street: 'Company address: street and number',
  postcode: 'Company address: postcode',
  city: 'Company address: town',
  colour: 'Brand colour, such as #0e3b2e',
} as const;

/** Questions about a store, in the order of `--store`. */
export const storeQuestions = { name: 'Name', ...place } as const;

export type CompanyFacts = Record<keyof typeof companyQuestions, string>;
export type StoreFacts = Record<keyof typeof storeQuestions, string>;
export type Facts = { company: CompanyFacts; stores: StoreFacts[]; logo: string | null };

type Field = keyof CompanyFacts | keyof StoreFacts;

const CHECKS: Partial<Record<Field, (text: string) => string | null>> = {
  businessId: (text) =>
    isBusinessId(normalizeBusinessId(text))
      ? null
      : 'is no business id: seven digits, a hyphen and the right check digit',
  email: (text) => (emailProblem(text) ? 'must be an e-mail address' : null),
  phone: (text) => (PHONE.test(text) ? null : 'must be a phone number'),
  postcode: (text) => (isFinnishPostcode(text) ? null : 'must be five digits'),
  hours: (text) => (readHours(text) ? null : 'must be hours such as ma-pe 9-18, la 10-15'),
  colour: brandColourProblem,
};

/** The problem of an answer; null if valid. */
export function factProblem(field: Field, text: string): string | null {
  if (text.trim() === '') return 'must not be empty';
  if (/\p{Cc}/u.test(text)) return 'must be one line';
  // it would open a block of the pages that are made from it
  if (text.trim().startsWith(':::')) return 'must not begin with :::';
  return CHECKS[field]?.(text.trim()) ?? null;
}

const storeFields = keysOf(storeQuestions);

/** Parses `--store`: facts in order, separated by semicolons. Null if their number is wrong. */
export function readStore(flag: string): StoreFacts | null {
  const parts = flag.split(';').map((part) => part.trim());
  if (parts.length !== storeFields.length) return null;
  return Object.fromEntries(storeFields.map((field, i) => [field, parts[i]])) as StoreFacts;
}
