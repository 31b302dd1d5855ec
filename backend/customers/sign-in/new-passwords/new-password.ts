import { type PasswordProblem, passwordProblem } from '#domain/customers/sign-in/password.ts';
import { shop } from '#shop.config';
import { isDemoPassword } from '../demo-login.ts';
import { isKnownPassword } from './known-passwords.ts';

/** Who chooses a password, as far as it is known: what others know of them makes none. */
type Chooser = { email: string; firstname?: string; lastname?: string };

/**
 * What is wrong with a password that somebody chooses; null: nothing. The rules of the forms, with the shop's own words and the
 * customer's names, and those that others know: from breaches, or the demo's ('known').
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
