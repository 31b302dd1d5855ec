import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

export type SubscribeProblem = 'required' | 'invalid';
export type SubscribeProblems = { email?: SubscribeProblem };

/**
 * Validates the form with an e-mail field. Returns the address in lower case, or its problem. Used in browser and
 * server.
 */
export function checkSubscribe(
  typed: Readonly<Record<string, unknown>>,
): Result<{ email: string }, 'invalid', SubscribeProblems> {
  const email = typeof typed.email === 'string' ? normalizeEmail(typed.email) : '';
  const problem = emailProblem(email);
  if (problem) return fail('invalid', { email: problem === 'required' ? 'required' : 'invalid' });
  return ok({ email });
}
