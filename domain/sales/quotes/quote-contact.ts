import { isBusinessId, isVatNumber, normalizeBusinessId } from '#domain/base/contact-details/business-id.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE, MAX_NAME } from '#domain/base/text-lengths.ts';
import type { QuoteErrorKey, QuoteProblem } from './quote-errors.ts';

/** Contact details of a quote request; texts may be ''. */
export type QuoteContact = {
  firstname: string;
  lastname: string;
  email: string;
  city: string;
  phone: string;
  businessCustomer: boolean;
  message: string;
  company: string;
  /** Business id (Y-tunnus) or VAT number. */
  vatNumber: string;
};
export type ContactField = keyof QuoteContact;

/** The contact details of an empty form. */
export const emptyContact: QuoteContact = {
  firstname: '',
  lastname: '',
  email: '',
  city: '',
  phone: '',
  businessCustomer: false,
  message: '',
  company: '',
  vatNumber: '',
};

const LONGEST: Partial<Record<ContactField, number>> = {
  firstname: MAX_NAME,
  lastname: MAX_NAME,
  city: 30,
  phone: 30,
  message: MAX_MESSAGE,
  company: 100,
  vatNumber: 20,
};

// control characters are not allowed in any field; a message may have line breaks
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

/** Trims a typed text, normalises line ends to `\n`, and returns the first error. */
export function checkTypedText(
  typed: unknown,
  { max, required = false, lines = false }: { max: number; required?: boolean; lines?: boolean },
): { value: string; error: QuoteErrorKey | null } {
  if (typed !== undefined && typed !== null && typeof typed !== 'string')
    return { value: '', error: 'quote.error.text' };
  const value = (typed ?? '').replaceAll(/\r\n?/g, '\n').trim();
  if (value === '') return { value, error: required ? 'quote.error.required' : null };
  if (value.length > max) return { value, error: 'quote.error.tooLong' };
  return { value, error: (lines ? CONTROL_BUT_LINES : CONTROL).test(value) ? 'quote.error.text' : null };
}

const isYes = (value: unknown) => value === true || value === 'on' || value === 'true';

function problemOf(
  field: Exclude<ContactField, 'businessCustomer'>,
  typed: unknown,
  isBusiness: boolean,
): { value: string; error: QuoteErrorKey | null } {
  if (field === 'email') {
    const email = typeof typed === 'string' ? normalizeEmail(typed) : '';
    const problem = emailProblem(email);
    const error = problem === 'required' ? 'quote.error.required' : problem ? 'quote.error.email' : null;
    return { value: email, error };
  }
  const isOfBusiness = field === 'company' || field === 'vatNumber';
  // company fields of a private person are ignored
  if (isOfBusiness && !isBusiness) return { value: '', error: null };
  const required = field === 'firstname' || field === 'lastname' || isOfBusiness;
  const checked = checkTypedText(typed, { max: LONGEST[field] ?? 0, required, lines: field === 'message' });
  if (checked.error || checked.value === '') return checked;
  if (field === 'phone') return { ...checked, error: PHONE.test(checked.value) ? null : 'quote.error.phone' };
  if (field !== 'vatNumber') return checked;
  const value = normalizeBusinessId(checked.value);
  return { value, error: isBusinessId(value) || isVatNumber(value) ? null : 'quote.error.vatNumber' };
}

/** In the order of the form. */
export const contactFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'city',
  'company',
  'vatNumber',
  'message',
] as const satisfies readonly ContactField[];

/**
 * Validates the contact details of a quote request: names and e-mail are required; a business customer also needs its
 * company and a valid business id or VAT number (checkout-3, account-3); phone, town and message are optional.
 * Browser and server run the same check; the server also parses the phone number fully.
 */
export function checkContact(
  input: Readonly<Record<string, unknown>>,
): Result<QuoteContact, 'invalid', QuoteProblem<ContactField>[]> {
  const businessCustomer = isYes(input.businessCustomer);
  const value: QuoteContact = { ...emptyContact, businessCustomer };
  const problems: QuoteProblem<ContactField>[] = [];
  for (const field of contactFields) {
    const checked = problemOf(field, input[field], businessCustomer);
    if (checked.error) problems.push({ field, message: checked.error });
    value[field] = checked.value;
  }
  return problems.length > 0 ? fail('invalid', problems) : ok(value);
}
