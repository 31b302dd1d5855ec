import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { lastDayFrom, type MadeCard, makeCard } from '../issue.ts';
import { addEntry, findCard } from '../ledger.ts';
import { authoriseSum } from './card-limits.ts';
import type { CardMails } from './codes.ts';
import { cardSubject } from './staff-actions.ts';

/** Who gets a card by mail. */
export type Recipient = { email: string; firstname: string; locale: Locale; message: string | null };
export type NewCard = {
  code?: string;
  cents: Cents;
  validUntil?: string;
  reason: string;
  key?: string | null;
  to?: Recipient | null;
};
/** `seenOpenAmount`: the balance as the form was opened; a command gives none. */
export type Adjustment = { cents: Cents; reason: string; key?: string | null; seenOpenAmount?: Cents | null };

/** Actions of staff that move money: make a card, change its balance (gift-card-4). */
export function createMoneyActions(
  { db: { kysely }, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  mail: Pick<CardMails, 'queue'>,
) {
  return {
    /**
     * Makes a card of the shop's own, with a random code unless given, once for a key, and mails it to `to`; null when the code or
     * the key is taken. The result is the only place besides that mail that has the code.
     */
    async make(
      actor: Actor,
      { code, cents, validUntil, reason, key = null, to = null }: NewCard,
    ): Promise<MadeCard | null> {
      return inTransaction(kysely, async (tx) => {
        const at = now();
        const action = await authoriseSum(tx, actor, { subject: 'gift-cards', cents, key }, at);
        const { staffId } = authorOf(actor);
        const card = { ...(code && { code }), cents, validUntil: validUntil ?? lastDayFrom(at), reason, key, staffId };
        const made = await makeCard(tx, { ...card, secret: settings.SHOP_SECRET, now: at });
        if (!made) return null;
        if (to) {
          const about = { subjectId: made.id, orderNumber: null, cards: [made] };
          await mail.queue(tx, { kind: 'gift-card', why: 'given', ...about, ...to, to: to.email });
        }
        await recordAudit(tx, actor, at, { action, subject: cardSubject(made.id), after: { issued: cents }, reason });
        return made;
      });
    },

    /**
     * Changes the balance of a card, once for a key. 'below_zero': more than its balance; 'conflict': the balance is another one than
     * the person saw. Returns the new balance.
     */
    async adjust(
      actor: Actor,
      cardId: string,
      { cents, reason, key = null, seenOpenAmount = null }: Adjustment,
    ): Promise<Result<Cents, 'unknown' | 'below_zero' | 'conflict'>> {
      return inTransaction(kysely, async (tx) => {
        const action = await authoriseSum(tx, actor, { subject: cardId, cents, key }, now());
        if (!isRowId(cardId)) return fail('unknown');
        const card = await findCard(tx, { by: 'id', value: cardId, lock: true });
        if (!card) return fail('unknown');
        const done = key && tx.selectFrom('gift_card_entry').select('id').where('idempotency_key', '=', key);
        if (done && (await done.executeTakeFirst())) return ok(card.openAmount);
        if (seenOpenAmount !== null && seenOpenAmount !== card.openAmount) return fail('conflict');
        if (card.openAmount + cents < 0) return fail('below_zero');
        await addEntry(tx, {
          cardId,
          kind: 'adjust',
          cents,
          reason,
          key,
          staffId: authorOf(actor).staffId,
          now: now(),
        });
        const after = { cents, openAmount: card.openAmount + cents };
        await recordAudit(tx, actor, now(), { action, subject: cardSubject(cardId), after, reason });
        return ok(card.openAmount + cents);
      });
    },
  };
}
