import type { Kysely } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { Tables } from '../db/tables.ts';
import type { NewsletterParts } from './parts.ts';
import {
  deleteSubscriber,
  findSubscriber,
  formerAddresses,
  lockSubscriber,
  saidBy,
  updateSubscriber,
} from './queries.ts';
import { sayNo, sayYes } from './saying.ts';

type Tx = Kysely<Tables>;
/** A customer whose address is confirmed. */
export type Owner = { userId: string; email: string; locale: Locale };

/**
 * What an account says about marketing by e-mail and what the newsletter knows of its address are one truth: the last
 * word holds in both (docs/newsletter.md). All within the account's own transaction.
 */
export function createWithAccount({ ctx, mail }: Pick<NewsletterParts, 'ctx' | 'mail'>) {
  const { kysely } = ctx.db;
  return {
    /** The account's owner said yes or no there. */
    async follow(
      tx: Tx,
      { userId, email, locale }: Owner,
      { granted, textVersion, at }: { granted: boolean; textVersion: string; at: Date },
    ): Promise<void> {
      const source = 'account';
      if (!granted) {
        const known = await findSubscriber(tx, { email }, { lock: true });
        if (known) await sayNo(tx, known, { source, at }, mail);
        return;
      }
      const subscriber = await lockSubscriber(tx, { email, locale, source, textVersion, at });
      await sayYes(tx, subscriber, { source, textVersion, at });
      await updateSubscriber(tx, subscriber.id, { user_id: userId, locale });
    },

    /** Whether the newsletter goes to an address, and the words it was agreed to with; null: it does not. */
    async agreed(tx: Tx, email: string): Promise<{ textVersion: string; at: Date } | null> {
      const known = await findSubscriber(tx, { email }, { lock: true });
      if (known?.status !== 'confirmed') return null;
      return { textVersion: known.textVersion, at: known.confirmedAt ?? known.createdAt };
    },

    /** The account has another address now: letters to the former ones end. */
    async leaveFormer(tx: Tx, { userId, email }: Pick<Owner, 'userId' | 'email'>, at: Date): Promise<void> {
      for (const former of await formerAddresses(tx, userId, email)) {
        await sayNo(tx, former, { source: 'account', at }, mail);
        await updateSubscriber(tx, former.id, { user_id: null });
      }
    },

    /** What the newsletter knows of a confirmed address, for the copy of own data; null: nothing. */
    async own(email: string) {
      const known = await findSubscriber(kysely, { email });
      if (!known) return null;
      const { status, source, createdAt, confirmedAt, unsubscribedAt } = known;
      return { email, status, source, createdAt, confirmedAt, unsubscribedAt, log: await saidBy(kysely, known.id) };
    },

    /** Takes a customer's confirmed address out with all it ever said. */
    forget: (tx: Tx, { email }: Pick<Owner, 'email'>): Promise<void> => deleteSubscriber(tx, email),
  };
}
