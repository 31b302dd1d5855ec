import type { Limited } from '#backend/customers/sign-in/limits/limits.ts';
import type { Client } from '#backend/customers/sign-in/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { maskEmail } from '#domain/base/contact-details/email.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { mayMail, type SubscriptionStatus } from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterParts } from './parts.ts';
import { findSubscriber, updateSubscriber } from './queries.ts';
import { sayNo, sayYes } from './saying.ts';
import { isPossibleToken } from './secrets.ts';
import { suppressionOf } from './suppression.ts';

/** Who a link of a mail is about; the address is masked, as a link may be passed on. */
export type LinkReader = { email: string; status: SubscriptionStatus };

/** What the links of mails do: a page looks first, its button does it. Looking uses nothing up. */
export function createAnswering({ ctx, mail, limits, onWord }: NewsletterParts) {
  const { db } = ctx;

  return {
    /** Whom the link of a mail to confirm is about; null: too old, used up by a no, or never ours. */
    async toConfirm(token: string): Promise<LinkReader | null> {
      if (!isPossibleToken(token)) return null;
      const found = await findSubscriber(db.kysely, { confirmToken: token, now: ctx.now() });
      return found && { email: maskEmail(found.email), status: found.status };
    },

    /** Confirms a subscription; pressed again it is confirmed still. 'old': the link no longer works. */
    async confirm(
      token: string,
      client: Pick<Client, 'ip'>,
    ): Promise<Result<LinkReader, never> | Fail<'old'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      if (!isPossibleToken(token)) return fail('old');
      const reader = await inTransaction(db.kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { confirmToken: token, now: at }, { lock: true });
        if (!found) return null;
        const { email, source, textVersion } = found;
        if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return null;
        await sayYes(tx, found, { source, textVersion, ip: client.ip, at });
        const account = await onWord(tx, { email, granted: true, textVersion, at });
        if (account) await updateSubscriber(tx, found.id, { user_id: account.userId });
        return { email: maskEmail(email), status: 'confirmed' as const };
      });
      return reader ? ok(reader) : fail('old');
    },

    /** Whom the link of a letter is about; such links never end. Null: never ours, or forgotten. */
    async toUnsubscribe(token: string): Promise<LinkReader | null> {
      if (!isPossibleToken(token)) return null;
      const found = await findSubscriber(db.kysely, { unsubscribeToken: token });
      return found && { email: maskEmail(found.email), status: found.status };
    },

    /** Ends a subscription at once; as often as it is asked. False: no such link. */
    async unsubscribe(
      token: string,
      { ip, source }: { ip: string | null; source: 'link' | 'one-click' },
    ): Promise<boolean> {
      if (!isPossibleToken(token)) return false;
      return inTransaction(db.kysely, async (tx) => {
        const at = ctx.now();
        const found = await findSubscriber(tx, { unsubscribeToken: token }, { lock: true });
        if (!found) return false;
        await sayNo(tx, found, { source, ip, at }, mail);
        await onWord(tx, { email: found.email, granted: false, textVersion: found.textVersion, at });
        return true;
      });
    },
  };
}
