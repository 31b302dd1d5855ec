import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import {
  NEWSLETTER_TEXT_VERSION,
  type SubscriptionStatus,
  type SuppressionReason,
} from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import { countAll, findSubscriber, type Subscriber, subscribersAfter } from './queries.ts';
import { recordRefusal } from './record-consent.ts';
import { suppress, suppressedAmong, suppressionOf, unsuppress } from './suppression.ts';

const PAGE = 500;

/** Writes the entry of a change in its transaction. */
type WriteEntry = (tx: Tx) => Promise<void>;

/** List management for staff. */
export function createListManagement({ ctx, mail, onConsent }: NewsletterDeps) {
  const { kysely } = ctx.db;

  /** Subscribers in pages, of one status or of all. For 'confirmed', leaves out suppressed addresses. */
  async function* subscribers(status: SubscriptionStatus | null): AsyncGenerator<Subscriber> {
    for (let after: string | null = null; ; ) {
      const page = await subscribersAfter(kysely, { after, limit: PAGE, status });
      const emails = page.map(({ email }) => email);
      const silent = status === 'confirmed' ? await suppressedAmong(kysely, emails) : new Set();
      yield* page.filter(({ email }) => !silent.has(email));
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? null;
    }
  }

  return {
    /** Counts of subscribers and suppressions. */
    counts: () => countAll(kysely),
    subscribers,
    /** Status of an address and its suppression (null: none). */
    async find(address: string) {
      const email = normalizeEmail(address);
      return { subscriber: await findSubscriber(kysely, { email }), suppressed: await suppressionOf(kysely, email) };
    },
    /** Records an unsubscription by mail or phone. False: the address has no subscription. */
    async unsubscribe(address: string): Promise<boolean> {
      return inTransaction(kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { email: normalizeEmail(address) }, { lock: true });
        if (!found) return false;
        await recordRefusal(tx, found, { source: 'shop', at }, mail);
        await onConsent(tx, { email: found.email, granted: false, textVersion: found.textVersion, at });
        return true;
      });
    },
    /** Stops all marketing mail to an address, subscribed or not. False when it was stopped before. */
    async suppress(
      address: string,
      reason: Exclude<SuppressionReason, 'unsubscribed'>,
      record: WriteEntry = async () => {},
    ): Promise<boolean> {
      const email = normalizeEmail(address);
      return inTransaction(kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { email }, { lock: true });
        if (found) await recordRefusal(tx, found, { source: reason, at }, mail);
        await onConsent(tx, { email, granted: false, textVersion: found?.textVersion ?? NEWSLETTER_TEXT_VERSION, at });
        await mail.withdraw(tx, email, [
          'newsletter-letter',
          'newsletter-confirm',
          'watch-told',
          'search-told',
          'watch-confirm',
        ]);
        await record(tx);
        return suppress(tx, email, reason, at);
      });
    },
    /** Lifts the suppression of an address. False: it had none. */
    unsuppress: (address: string, record: WriteEntry = async () => {}): Promise<boolean> =>
      inTransaction(kysely, async (tx) => {
        const isLifted = await unsuppress(tx, normalizeEmail(address), null);
        if (isLifted) await record(tx);
        return isLifted;
      }),
  };
}

export type ListManagement = ReturnType<typeof createListManagement>;
