import type { ContactService } from '#backend/content/contact/service.ts';
import type { NewsletterService } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import type { OwnDataContributor } from './contributor.ts';
import { type DeletionParts, forgetLetters } from './delete-account.ts';

type Exporting<Contributed extends object> = {
  contributor: Pick<OwnDataContributor<Contributed>, 'exportOf'>;
  contact: Pick<ContactService, 'own'>;
  newsletter: Pick<NewsletterService, 'accountSync'>;
};

/** Everything the shop stores about a person without an account, by address (GDPR art. 15; own-data-1). */
export async function exportGuest<Contributed extends object>(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { contributor, contact, newsletter }: Exporting<Contributed>,
  { email, locale }: { email: string; locale: Locale },
) {
  const notes = db.kysely.selectFrom('customer_note').select(['body', 'created_at as writtenAt']);
  return {
    exportedAt: now(),
    shop: { name: shop.name, company: shop.company, businessId: shop.businessId, email: shop.email },
    email,
    ...(await contributor.exportOf({ whose: { guest: email }, locale })),
    messages: await contact.own(email),
    newsletter: await newsletter.accountSync.own(email),
    staffNotes: await notes.where('email', '=', email).orderBy('created_at').execute(),
  };
}

/**
 * Deletes the data of a person without an account in the caller's transaction, as that of an account: orders keep what the
 * Accounting Act requires, those under way keep what delivering them needs until they are done (own-data-1).
 */
export async function deleteGuest(
  tx: Tx,
  email: string,
  parts: Pick<DeletionParts, 'contributor' | 'contact' | 'newsletter' | 'alerts' | 'mail'>,
): Promise<void> {
  const subjectIds = [
    ...(await parts.contributor.deleteOf(tx, { guest: email })),
    ...(await parts.contact.forget(tx, { email })),
  ];
  await forgetLetters(tx, email, parts);
  await tx.deleteFrom('customer_note').where('email', '=', email).execute();
  await parts.mail.forget(tx, { subjectIds, recipient: email });
}
