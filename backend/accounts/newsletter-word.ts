import type { Kysely } from 'kysely';
import { isLocale } from '#domain/base/locale.ts';
import type { ShopContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { NewsletterService, NewsletterWord, Owner } from '../newsletter/service.ts';
import { inTransaction } from '../orders/transaction.ts';
import { lockCustomer } from './address-queries.ts';
import { permissionLog, permissionsOf, writePermissions } from './permissions.ts';

type Tx = Kysely<Tables>;

/** The customer as the newsletter knows them; null while the address is not confirmed. */
export async function ownerOf(tx: Tx, userId: string): Promise<Owner | null> {
  const row = await tx
    .selectFrom('auth_user')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row ? { userId, email: row.email, locale: isLocale(row.locale) ? row.locale : 'fi' } : null;
}

/** Keeps the account's permission for e-mail and the newsletter of its address saying the same. */
export function createNewsletterWord(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { withAccount }: Pick<NewsletterService, 'withAccount'>,
) {
  return {
    /**
     * A yes or no to the newsletter is one in the account of the address too: a yes where the address is confirmed, a no
     * in any. In the caller's transaction; gives the account whose confirmed address it is.
     */
    async hearNewsletter(
      tx: Tx,
      { email, granted, textVersion, at }: NewsletterWord,
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

    /** An address has been confirmed: what the account said last holds; where it said nothing, what the newsletter knows. */
    async agreeWithNewsletter(userId: string, email: string): Promise<void> {
      await inTransaction(db.kysely, async (tx) => {
        await lockCustomer(tx, userId);
        const owner = await ownerOf(tx, userId);
        if (owner?.email !== email) return;
        await withAccount.leaveFormer(tx, owner, now());
        const last = (await permissionLog(tx, userId)).findLast(({ channel }) => channel === 'email');
        if (last) return withAccount.follow(tx, owner, last);
        const agreed = await withAccount.agreed(tx, email);
        if (!agreed) return;
        await writePermissions(tx, userId, { email: true }, { source: 'newsletter', ...agreed });
        await withAccount.follow(tx, owner, { granted: true, ...agreed });
      });
    },
  };
}
