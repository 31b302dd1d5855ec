import type { Kysely } from 'kysely';
import type { ContactService } from '#backend/content/contact/service.ts';
import type { AlertService } from '#backend/customers/alerts/service.ts';
import { MARKETING_MAILS } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import type { NewsletterService } from '#backend/customers/newsletter/service.ts';
import type { AccountMail } from '#backend/customers/sign-in/mails/account-mail.ts';
import type { SignInService, Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { OwnDataContributor } from './contributor.ts';
import { deleteCustomer, proofOf } from './queries.ts';

/** A customer without a password must have signed in within this time. */
const FRESH_MS = 10 * 60_000;

/** 'limited': too many wrong passwords; 'sign_in_again': an account without a password whose sign-in is too old. */
export type DeletionRefused = 'wrong_password' | 'limited' | 'sign_in_again';

export type DeletionParts = {
  verifyPassword: SignInService['verifyPassword'];
  lockCustomer: (tx: Kysely<Tables>, userId: string) => Promise<boolean>;
  contributor: Pick<OwnDataContributor, 'deleteOf'>;
  contact: Pick<ContactService, 'forget'>;
  newsletter: Pick<NewsletterService, 'accountSync'>;
  alerts: Pick<AlertService, 'forget'>;
  mail: Pick<MailService<AccountMail>, 'queue' | 'forget' | 'withdraw'>;
};

type Leaving = Pick<Visitor, 'userId' | 'email'>;

/**
 * Deletes a customer in the caller's transaction: the account with its addresses, lists, cart, permissions and
 * sessions. Orders keep what the Accounting Act requires (own-data-1). False when the customer does not exist.
 */
export async function deleteCustomerData(
  tx: Kysely<Tables>,
  { userId, email }: Leaving,
  {
    lockCustomer,
    contributor,
    mail,
  }: Pick<DeletionParts, 'lockCustomer' | 'contributor'> & { mail: Pick<MailService<AccountMail>, 'forget'> },
): Promise<boolean> {
  // lock: a concurrent order either is seen here or finds no account
  await lockCustomer(tx, userId);
  const subjectIds = await contributor.deleteOf(tx, userId);
  if (!(await deleteCustomer(tx, userId, email))) return false;
  await mail.forget(tx, { subjectIds, recipient: email });
  return true;
}

/** Deletes everything of a customer in the caller's transaction and tells them by mail; false when there is no such customer. */
export async function removeCustomer(
  tx: Kysely<Tables>,
  customer: Leaving & Pick<Visitor, 'firstname' | 'locale' | 'isVerified'>,
  parts: Omit<DeletionParts, 'verifyPassword'>,
): Promise<boolean> {
  const { userId, email, firstname, isVerified } = customer;
  const locale: Locale = customer.locale;
  if (!(await deleteCustomerData(tx, customer, parts))) return false;
  // messages are deleted only when the address is verified as the customer's
  const subjectIds = isVerified ? await parts.contact.forget(tx, { email }) : [];
  if (isVerified) await forgetLetters(tx, email, parts);
  await parts.mail.forget(tx, { subjectIds, recipient: null });
  await parts.mail.queue(tx, { kind: 'account-deleted', subjectId: userId, to: email, locale, firstname });
  return true;
}

/** Withdraws queued letters and deletes the subscription of the deleted customer. */
async function forgetLetters(
  tx: Kysely<Tables>,
  email: string,
  { newsletter, alerts, mail }: Pick<DeletionParts, 'newsletter' | 'alerts' | 'mail'>,
): Promise<void> {
  await newsletter.accountSync.forget(tx, { email });
  await alerts.forget(tx, { email });
  await mail.withdraw(tx, email, MARKETING_MAILS);
}

/**
 * Deletion of the account, with the password or, without one, right after signing in. A mail confirms it (own-data-1).
 */
export function createDeletion({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>, parts: DeletionParts) {
  async function refusal(visitor: Visitor, password: string): Promise<DeletionRefused | null> {
    const proof = await proofOf(db.kysely, visitor);
    if (!proof) return 'sign_in_again';
    if (!proof.hasPassword)
      return proof.signedInAt && now().getTime() - proof.signedInAt.getTime() <= FRESH_MS ? null : 'sign_in_again';
    const checked = await parts.verifyPassword(visitor, password);
    if (checked.ok) return null;
    return checked.reason === 'limited' ? 'limited' : 'wrong_password';
  }

  return async function deleteAccount(
    visitor: Visitor,
    { password }: { password: string },
  ): Promise<Result<null, DeletionRefused>> {
    const refused = await refusal(visitor, password);
    if (refused) return fail(refused);
    await inTransaction(db.kysely, (tx) => removeCustomer(tx, visitor, parts));
    note(log, 'account-deleted', { customer: visitor.userId });
    return ok(null);
  };
}
