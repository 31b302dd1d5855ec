import type { Client } from '#backend/platform/http-kit/client.ts';
import { type Limited, oneMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { newPasswordProblem } from '#backend/platform/passwords/new-password.ts';
import { hash, hashQueueFull } from '#backend/platform/passwords/passwords.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { ok, type Result } from '#domain/base/result.ts';
import { MARKETING_TEXT_VERSION } from '#domain/customers/accounts/marketing-permissions.ts';
import type { SignInDeps } from '../deps.ts';
import { findAccount, insertAccount } from '../queries.ts';
import { signUpBrowserCookie } from '../sign-up-browser.ts';
import type { RequestDetails } from '../stored-details.ts';
import { makeToken, TOKEN_MINUTES } from '../tokens.ts';
import { type Invalid, invalid, nameProblem } from './check-input.ts';

export type SignUpInput = {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  locale: Locale;
  marketingEmail?: boolean;
};

/** Signing up with a password. */
export function createSignUp({ ctx, mail, limits, requests, links }: SignInDeps) {
  requests.on('sign_up', async (tx, { id, email, details }) => {
    const { marketingEmail, ...person } = details;
    const userId = await insertAccount(tx, { ...person, email, isVerified: false });
    if (!userId) {
      const owner = await findAccount(tx, { email });
      const { locale, firstname } = owner ?? person;
      const loginUrl = links.signIn(locale);
      const resetUrl = links.forgotPassword(locale);
      const about = { subjectId: id, to: email, locale, firstname };
      return mail.queue(tx, { kind: 'account-exists', ...about, loginUrl, resetUrl });
    }
    note(ctx.log, 'account-made', { customer: userId, way: 'password' });
    if (marketingEmail)
      await tx
        .insertInto('marketing_permission')
        .values({
          user_id: userId,
          channel: 'email',
          granted: true,
          text_version: MARKETING_TEXT_VERSION,
          source: 'create-account',
        })
        .execute();
    await mailVerification({ mail, links }, tx, { userId, email, ...person }, ctx.now());
  });

  return {
    /**
     * Stores a sign-up request and responds the same whether or not the address has an account (sign-in-2): the mail
     * tells the difference. Does not sign in; the cookie marks the browser that requested it.
     */
    async signUp(
      input: SignUpInput,
      client: Client,
    ): Promise<Result<{ cookies: string[] }, never> | Invalid | Limited> {
      const email = normalizeEmail(input.email);
      const { PASSWORD_MIN_LENGTH: min, SHOP_SECRET, COOKIE_SECURE } = ctx.settings;
      const wrong = invalid({
        firstname: nameProblem(input.firstname),
        lastname: nameProblem(input.lastname),
        email: emailProblem(email),
        password: await newPasswordProblem(input.password, { ...input, min, email }),
      });
      if (wrong) return wrong;
      const limited = (await limits.consume(...oneMail(client.ip, email))) ?? hashQueueFull();
      if (limited) return limited;
      const stored: RequestDetails['sign_up'] = {
        firstname: input.firstname.trim(),
        lastname: input.lastname.trim(),
        locale: input.locale,
        password: await hash(input.password),
        marketingEmail: input.marketingEmail ?? false,
      };
      await requests.ask('sign_up', email, stored);
      return ok({ cookies: [signUpBrowserCookie(SHOP_SECRET, email, COOKIE_SECURE)] });
    },
  };
}

type Person = { userId: string; email: string; locale: Locale; firstname: string };

/** Mails a link that proves the address. Earlier links stay valid, because mails may arrive out of order. */
export async function mailVerification(
  { mail, links }: Pick<SignInDeps, 'mail' | 'links'>,
  tx: Parameters<typeof makeToken>[0],
  { userId, email, locale, firstname }: Person,
  now: Date,
): Promise<void> {
  const { id, token } = await makeToken(tx, { kind: 'verify', email, userId }, now);
  const url = links.withToken(locale, '_auth/verify', token);
  const hours = TOKEN_MINUTES.verify / 60;
  await mail.queue(tx, { kind: 'account-verify', subjectId: id, to: email, locale, firstname, url, hours });
}
