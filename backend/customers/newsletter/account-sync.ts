import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import { mayMail, NEWSLETTER_TEXT_VERSION } from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import {
  consentLogOf,
  deleteSubscriber,
  findSubscriber,
  formerAddresses,
  lockSubscriber,
  updateSubscriber,
} from './queries.ts';
import { recordConsent, recordRefusal } from './record-consent.ts';
import { suppressedSince, suppressionOf } from './suppression.ts';

type Tx = Kysely<Tables>;
/** A customer with a verified address. */
export type Owner = { userId: string; email: string; locale: Locale };
type Consent = { granted: boolean; textVersion: string; at: Date };

/** Source of an unsubscription that nobody requested: the account has another address now. */
const LEFT = 'account-moved';

/**
 * Keeps the account's e-mail permission and the subscription of its address equal: the last consent applies to both
 * (docs/newsletter.md). Runs in the account's transaction.
 */
export function createAccountSync({ ctx, mail }: Pick<NewsletterDeps, 'ctx' | 'mail'>) {
  const { kysely } = ctx.db;
  return {
    /** Applies a permission of the account. False when it cannot apply because the address is suppressed. */
    async follow(tx: Tx, { userId, email, locale }: Owner, { granted, textVersion, at }: Consent): Promise<boolean> {
      const source = 'account';
      if (!granted) {
        const known = await findSubscriber(tx, { email }, { lock: true });
        if (known) await recordRefusal(tx, known, { source, at }, mail);
        return true;
      }
      if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return false;
      const subscriber = await lockSubscriber(tx, { email, locale, source, textVersion, at });
      await recordConsent(tx, subscriber, { source, textVersion, at });
      await updateSubscriber(tx, subscriber.id, { user_id: userId, locale });
      return true;
    },

    /** The last consent of an address, from whichever side; null: none. */
    async lastConsent(tx: Tx, email: string): Promise<Consent | null> {
      const known = await findSubscriber(tx, { email }, { lock: true });
      const suppressed = await suppressedSince(tx, email);
      const no = { granted: false, textVersion: known?.textVersion ?? NEWSLETTER_TEXT_VERSION };
      if (suppressed && suppressed.reason !== 'unsubscribed') return { ...no, at: suppressed.at };
      if (known?.status === 'confirmed')
        return { granted: true, textVersion: known.textVersion, at: known.confirmedAt ?? known.createdAt };
      if (!known || known.status === 'pending') return suppressed && { ...no, at: suppressed.at };
      // an address that the account left has not refused anything
      const left = (await consentLogOf(tx, known.id)).findLast(({ kind }) => kind === 'unsubscribed');
      const at = known.unsubscribedAt ?? known.createdAt;
      return left?.source === LEFT && left.at.getTime() === at.getTime() ? null : { ...no, at };
    },

    /** After a change of the account's address: unsubscribes the former ones. */
    async leaveFormer(tx: Tx, { userId, email }: Pick<Owner, 'userId' | 'email'>, at: Date): Promise<void> {
      for (const former of await formerAddresses(tx, userId, email)) {
        if (former.status !== 'unsubscribed') await recordRefusal(tx, former, { source: LEFT, at }, mail);
        await updateSubscriber(tx, former.id, { user_id: null });
      }
    },

    /** Stored subscription of a verified address, for the data export; null: none. */
    async own(email: string) {
      const known = await findSubscriber(kysely, { email });
      if (!known) return null;
      const { status, source, createdAt, confirmedAt, unsubscribedAt } = known;
      return {
        email,
        status,
        source,
        createdAt,
        confirmedAt,
        unsubscribedAt,
        log: await consentLogOf(kysely, known.id),
      };
    },

    /** Deletes a customer's verified address with its consent log. */
    forget: (tx: Tx, { email }: Pick<Owner, 'email'>): Promise<void> => deleteSubscriber(tx, email),
  };
}
