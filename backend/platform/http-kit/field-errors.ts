import type { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { type FieldError, ShopError } from '#domain/base/error-codes.ts';
import type { FieldErrorName } from '#domain/base/field-errors.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** One entry of `details` in an error response: a stable code, the path of the field and an English sentence. */
export type FieldDetail = { code: string; field: string; message: string };

/** What the message keys of the domain mean, for programs; the pages translate the same keys for people. */
const sentences: Record<FieldErrorName, string> = {
  required: 'This field is missing.',
  tooLong: 'The text is too long.',
  text: 'The text has characters that are not allowed.',
  email: 'The e-mail address is not valid.',
  phone: 'The phone number is not valid.',
  postcode: 'The postcode is not valid.',
  country: 'The country is not one that the shop accepts.',
  birthday: 'The birthday is not valid.',
  invalid: 'The value is not valid.',
  tooMany: 'There are too many entries.',
  businessId: 'The business ID or VAT number is not valid.',
  vatNumber: 'The business ID or VAT number is not valid.',
  einvoice: 'The e-invoice address is not valid.',
  einvoiceOperator: 'The e-invoice operator is not valid.',
  deliveryMethod: 'The delivery method is not available.',
  servicePoint: 'The pickup point is not available.',
  paymentMethod: 'The payment method is not available.',
  invoice: 'The company cannot be invoiced this sum.',
  amount: 'The amount is not valid.',
  size: 'The size is not valid.',
  items: 'There must be at least one item.',
  lines: 'The lines are not valid.',
  tooMuch: 'The order is too large to pay online.',
  bot: 'This field must be empty.',
  key: 'The key belongs to another order, or to one that is closed.',
  campaign: 'The campaign code is not valid.',
  campaignUsed: 'The campaign code has been used.',
  giftCard: 'The gift card is not valid.',
  giftCards: 'An order takes at most five gift cards.',
  giftCardUsed: 'The gift card has been used.',
  tries: 'Too many codes have been tried. Try again later.',
  quote: 'The quote cannot be ordered.',
  quoteExpired: 'The quote has expired.',
  quoteOrdered: 'The quote has been ordered already.',
  year: 'The model year is not valid.',
  usage: 'The distance or hours are not a whole number.',
  condition: 'The condition is not one of the list.',
  vehicleCode: 'The registration number or VIN is not valid.',
  photos: 'There are too many photos, or one is no JPEG, PNG or WebP of at most 15 MB.',
};

const MESSAGE_KEY = /^(?:account|checkout|quote)\.error\./;
const PREDICATE = /^(?:must|is|has) /;

const isKnown = (name: string): name is FieldErrorName => Object.hasOwn(sentences, name);
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function sentenceOf(text: string): string {
  const whole = PREDICATE.test(text) ? `This field ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
  return whole.endsWith('.') ? whole : `${whole}.`;
}

/** The entry of an invalid field in an error response; never contains a bare message key. */
export function fieldDetail({ field, message, code }: FieldError): FieldDetail {
  const name = message.replace(MESSAGE_KEY, '');
  if (isKnown(name)) return { code: code ?? snakeCase(name), field, message: sentences[name] };
  return { code: code ?? 'invalid', field, message: message.includes(' ') ? sentenceOf(message) : sentences.invalid };
}

/** Throws `invalid-argument` (400); the message lists the fields with their errors. */
export function refuseFields(fields: readonly FieldError[]): never {
  const details = fields.map(fieldDetail);
  const message = details.map(({ field, message }) => `${field || 'body'}: ${message}`).join(' ');
  throw new ShopError('invalid-argument', message, details);
}

const SIZE_CODES: Partial<Record<string, [small: string, big: string]>> = {
  string: ['too_short', 'too_long'],
  array: ['too_few', 'too_many'],
};

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'custom' && issue.input === undefined) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong_type';
    case 'too_small':
      return SIZE_CODES[issue.origin]?.[0] ?? 'too_small';
    case 'too_big':
      return SIZE_CODES[issue.origin]?.[1] ?? 'too_large';
    case 'invalid_format':
      return 'wrong_format';
    case 'invalid_value':
      return 'not_allowed';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

const wordsOf = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'invalid_type' && issue.input !== undefined && ['object', 'record'].includes(issue.expected)
    ? 'must be an object'
    : schemaMessage(issue);

/**
 * Validates input against a schema; the error names every invalid field by its path (`lines.0.amount`). Uses the schema's own
 * message keys and texts, never the library's.
 */
export function checkFields<S extends z.ZodType>(
  schema: S,
  input: unknown,
): Result<z.infer<S>, 'invalid', FieldError[]> {
  const parsed = schema.safeParse(input, { error: wordsOf, reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map((issue): FieldError => {
    const { message } = issue;
    const field = issue.path.join('.');
    return MESSAGE_KEY.test(message) ? { field, message } : { field, message, code: codeOf(issue) };
  });
  return fail('invalid', fields);
}
