import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/**
 * A notice of withdrawal from a contract: by whom, from which contract, and the e-mail address for the receipt
 * (return-1).
 */
export type WithdrawalNotice = {
  name: string;
  /** The order number, or other text that identifies the contract. */
  orderNumber: OrderNumber;
  email: string;
  /** Which goods, when not all of them; may be ''. */
  message: string;
};
export type WithdrawalField = keyof WithdrawalNotice;

/** In the order of the form. */
export const withdrawalFields = ['name', 'orderNumber', 'email', 'message'] as const satisfies WithdrawalField[];

export type WithdrawalProblem = 'required' | 'tooLong' | 'text' | 'email';
export type WithdrawalProblems = Partial<Record<WithdrawalField, WithdrawalProblem>>;

export const LONGEST: Record<WithdrawalField, number> = { name: 100, orderNumber: 60, email: 254, message: 2000 };

// control characters are not allowed in any field; a message may have line breaks
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\r\n?/g, '\n').trim() : '');

function problemOf(field: WithdrawalField, value: string): WithdrawalProblem | null {
  if (value === '') return field === 'message' ? null : 'required';
  if (value.length > LONGEST[field]) return 'tooLong';
  if ((field === 'message' ? CONTROL_BUT_LINES : CONTROL).test(value)) return 'text';
  return field === 'email' && emailProblem(value) ? 'email' : null;
}

/** Validates a notice: trimmed texts and a lower-case address, or the error of each invalid field. */
export function checkWithdrawal(
  typed: Readonly<Record<string, unknown>>,
): Result<WithdrawalNotice, 'invalid', WithdrawalProblems> {
  const notice: WithdrawalNotice = {
    name: textOf(typed.name),
    orderNumber: textOf(typed.orderNumber),
    email: normalizeEmail(textOf(typed.email)),
    message: textOf(typed.message),
  };
  const problems: WithdrawalProblems = {};
  for (const field of withdrawalFields) {
    const problem = problemOf(field, notice[field]);
    if (problem) problems[field] = problem;
  }
  return Object.keys(problems).length > 0 ? fail('invalid', problems) : ok(notice);
}
