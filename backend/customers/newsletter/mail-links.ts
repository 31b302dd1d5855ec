import type { Client } from '#backend/customers/sign-in/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { maskEmail } from '#domain/base/contact-details/email.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { mayMail, type SubscriptionStatus } from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import { findSubscriber, updateSubscriber } from './queries.ts';
import { recordConsent, recordRefusal } from './record-consent.ts';
import { isPossibleToken } from './secrets.ts';
import { suppressionOf } from './suppression.ts';

/** The subscriber of a mailed link; the address is masked, as a link may be forwarded. */
export type LinkedSubscriber = { email: string; status: SubscriptionStatus };

/**
 * Links of mails: the page reads the link, and only its button uses it, because mail scanners open every link
 * (newsletter-1).
 */
export function createMailLinks({ ctx, mail, limits, onConsent }: NewsletterDeps) {
  const { db } = ctx;

  return {
    /** The subscriber of a confirmation link; null when it is unknown, expired or ended by an unsubscription. */
    async toConfirm(token: string): Promise<LinkedSubscriber | null> {
      if (!isPossibleToken(token)) return null;
      const found = await findSubscriber(db.kysely, { confirmToken: token, now: ctx.now() });
      return found && { email: maskEmail(found.email), status: found.status };
    },

    /** Confirms a subscription; a repeated call succeeds. 'old': the link is no longer valid. */
    async confirm(
      token: string,
      client: Pick<Client, 'ip'>,
    ): Promise<Result<LinkedSubscriber, never> | Fail<'old'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      if (!isPossibleToken(token)) return fail('old');
      const reader = await inTransaction(db.kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { confirmToken: token, now: at }, { lock: true });
        if (!found) return null;
        const { email, source, textVersion } = found;
        if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return null;
        await recordConsent(tx, found, { source, textVersion, ip: client.ip, at });
        const account = await onConsent(tx, { email, granted: true, textVersion, at });
        if (account) await updateSubscriber(tx, found.id, { user_id: account.userId });
        return { email: maskEmail(email), status: 'confirmed' as const };
      });
      return reader ? ok(reader) : fail('old');
    },

    /** The subscriber of an unsubscribe link, which never expires. Null: unknown or deleted. */
    async toUnsubscribe(token: string): Promise<LinkedSubscriber | null> {
      if (!isPossibleToken(token)) return null;
      const found = await findSubscriber(db.kysely, { unsubscribeToken: token });
      return found && { email: maskEmail(found.email), status: found.status };
    },

    /** Ends a subscription at once; a repeated call succeeds. False: unknown link. */
    async unsubscribe(
      token: string,
      { ip, source }: { ip: string | null; source: 'link' | 'one-click' },
    ): Promise<boolean> {
      if (!isPossibleToken(token)) return false;
      return inTransaction(db.kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { unsubscribeToken: token }, { lock: true });
        if (!found) return false;
        await recordRefusal(tx, found, { source, ip, at }, mail);
        await onConsent(tx, { email: found.email, granted: false, textVersion: found.textVersion, at });
        return true;
      });
    },
  };
}
