import type { Kysely } from 'kysely';
import type { AlertService } from '#backend/customers/alerts/service.ts';
import type { NewsletterConsent, NewsletterService, Owner } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { lockCustomer } from './address-queries.ts';
import { permissionLog, permissionsOf, writePermissions } from './permissions.ts';

type Tx = Kysely<Tables>;

/** The customer as a newsletter subscriber; null while the address is unverified. */
async function ownerOf(tx: Tx, userId: string): Promise<Owner | null> {
  const row = await tx
    .selectFrom('auth_user')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row ? { userId, email: row.email, locale: row.locale } : null;
}

/** Keeps the account's e-mail permission and the subscription of its address in step. */
export function createNewsletterSync(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { accountSync, alerts }: Pick<NewsletterService, 'accountSync'> & { alerts: Pick<AlertService, 'leaveFormer'> },
) {
  return {
    /**
     * Applies a consent of the newsletter to the account of that address: a permission only where the address is
     * verified, a withdrawal everywhere. Runs in the caller's transaction. Returns the account whose verified address
     * it is.
     */
    async applyConsent(
      tx: Tx,
      { email, granted, textVersion, at }: NewsletterConsent,
    ): Promise<{ userId: string } | null> {
      const account = await tx
        .selectFrom('auth_user')
        .select(['id', 'email_verified'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (!account || (granted && !account.email_verified)) return null;
      await lockCustomer(tx, account.id);
      const before = await permissionsOf(tx, account.id);
      if (before.email !== granted)
        await writePermissions(tx, account.id, { email: granted }, { source: 'newsletter', textVersion, at });
      return account.email_verified ? { userId: account.id } : null;
    },

    /**
     * Applies a changed e-mail permission to the newsletter, in the account's transaction. Withdraws the permission
     * again when the address is suppressed.
     */
    async publishPermission(
      tx: Tx,
      userId: string,
      { email: granted, textVersion, at }: { email: boolean; textVersion: string; at: Date },
    ): Promise<void> {
      const owner = await ownerOf(tx, userId);
      if (owner && !(await accountSync.follow(tx, owner, { granted, textVersion, at })))
        await writePermissions(tx, userId, { email: false }, { source: 'newsletter', textVersion, at });
    },

    /**
     * After an address is verified, applies the newer of the account's permission and the subscription's consent to
     * both; of the same moment, the account's.
     */
    async reconcileNewsletter(userId: string, email: string): Promise<void> {
      await inTransaction(db.kysely, async (tx) => {
        await lockCustomer(tx, userId);
        const owner = await ownerOf(tx, userId);
        if (owner?.email !== email) return;
        await accountSync.leaveFormer(tx, owner, now());
        await alerts.leaveFormer(tx, owner, now());
        const own = (await permissionLog(tx, userId)).findLast(({ channel }) => channel === 'email');
        const known = await accountSync.lastConsent(tx, email);
        const word = own && known && known.at > own.at ? known : (own ?? known);
        if (!word) return;
        const holds = await accountSync.follow(tx, owner, word);
        const granted = word.granted && holds;
        if ((own?.granted ?? false) === granted) return;
        const { textVersion, at } = word;
        await writePermissions(tx, userId, { email: granted }, { source: 'newsletter', textVersion, at });
      });
    },
  };
}
