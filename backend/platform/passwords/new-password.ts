import { type PasswordProblem, passwordProblem } from '#domain/base/passwords/password.ts';
import { shop } from '#shop.config';
import { isDemoPassword } from './demo-password.ts';
import { isKnownPassword } from './known-passwords.ts';

/** The person who chooses a password; words that others know about them are rejected. */
type Chooser = { email: string; firstname?: string; lastname?: string };

/**
 * Problem of a chosen password, or null: the rules of the forms with the names of the shop and the customer, breached
 * passwords and the demo's ('known') (sign-in-4).
 */
export async function newPasswordProblem(
  password: string,
  { min, email, firstname = '', lastname = '' }: Chooser & { min: number },
): Promise<PasswordProblem | null> {
  const own = [shop.name, shop.company, firstname, lastname];
  const problem = passwordProblem(password, { min, email, own });
  if (problem) return problem;
  return isDemoPassword(password) || (await isKnownPassword(password)) ? 'known' : null;
}
