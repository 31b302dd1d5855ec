import { emailProblem, MAX_EMAIL, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE, MAX_NAME } from '#domain/base/text-lengths.ts';

/** Subject of a message: a general question, a product, or accessibility feedback. */
export const contactKinds = ['question', 'product', 'accessibility'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A contact message, as the visitor typed it. */
export type ContactWords = {
  name: string;
  email: string;
  /** May be ''. */
  phone: string;
  message: string;
};
export type ContactField = keyof ContactWords;

/** In the order of the form. */
export const contactFields = ['message', 'name', 'email', 'phone'] as const satisfies ContactField[];

export type ContactProblem = 'required' | 'tooLong' | 'text' | 'email' | 'phone';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export const LONGEST: Record<ContactField, number> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  phone: 30,
  message: MAX_MESSAGE,
};

// No field may contain control characters, except line breaks and tabs in the message.
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\r\n?/g, '\n').trim() : '');

function problemOf(field: ContactField, value: string): ContactProblem | null {
  if (value === '') return field === 'phone' ? null : 'required';
  if (value.length > LONGEST[field]) return 'tooLong';
  if ((field === 'message' ? CONTROL_BUT_LINES : CONTROL).test(value)) return 'text';
  if (field === 'phone') return PHONE.test(value) ? null : 'phone';
  return field === 'email' && emailProblem(value) ? 'email' : null;
}

/**
 * Validates a contact form. Returns the trimmed texts with the e-mail in lower case, or the problem of each invalid
 * field. Checks the phone's characters only; the server parses the number (account-3, account-4).
 */
export function checkContactForm(
  typed: Readonly<Record<string, unknown>>,
): Result<ContactWords, 'invalid', ContactProblems> {
  const words: ContactWords = {
    name: textOf(typed.name),
    email: normalizeEmail(textOf(typed.email)),
    phone: textOf(typed.phone),
    message: textOf(typed.message),
  };
  const problems: ContactProblems = {};
  for (const field of contactFields) {
    const problem = problemOf(field, words[field]);
    if (problem) problems[field] = problem;
  }
  return Object.keys(problems).length > 0 ? fail('invalid', problems) : ok(words);
}
