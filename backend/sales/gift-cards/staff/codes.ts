import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { isLocale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { renewCode } from '../issue.ts';
import { findCard } from '../ledger.ts';
import type { GiftCardMail } from '../mails/gift-card-mail.ts';
import { cardPermission } from './card-limits.ts';
import { cardSubject } from './staff-actions.ts';

export type CardMails = Pick<MailService<GiftCardMail>, 'queue' | 'about' | 'sendAgain'>;

/** The mail that told a card's code last; `isKept`: its text is still stored, which it is for a day. */
export type CardMail = { id: string; to: string; at: Date; isKept: boolean };

/** Actions of staff on the code of a card: send it again, replace a lost one (gift-card-4). */
export function createCodeActions(
  { db: { kysely }, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  mail: CardMails,
) {
  /** Mails with the code of a card, the newest first: those of the card itself, then those of the order that bought it. */
  async function mailsWithCode(cardId: string) {
    if (!isRowId(cardId)) return [];
    const card = await kysely.selectFrom('gift_card').select('order_id').where('id', '=', cardId).executeTakeFirst();
    const mails = [...(await mail.about(cardId)), ...(card?.order_id ? await mail.about(card.order_id) : [])];
    return mails.filter(({ kind }) => kind === 'gift-card');
  }

  return {
    /** Where the code of a card went; null when it was mailed to nobody, or the actor sees no contacts. */
    async mailOf(actor: Actor, cardId: string): Promise<CardMail | null> {
      authorise(actor, 'orders.contacts', { subject: cardId });
      const [last] = await mailsWithCode(cardId);
      return last
        ? { id: last.id, to: last.recipient, at: last.sent_at ?? last.created_at, isKept: last.is_kept }
        : null;
    },

    /** Sends a mail with the code again to the same address, once for a key; 'not_kept': its text is gone, or it was sent before. */
    async resend(
      actor: Actor,
      cardId: string,
      again: { mailId: string; key: string },
    ): Promise<Result<null, 'unknown' | 'not_kept'>> {
      authorise(actor, 'gift-cards.block', { subject: cardId });
      const sent = (await mailsWithCode(cardId)).find(({ id }) => id === again.mailId);
      if (!sent) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        if (!(await mail.sendAgain(tx, sent.id, { to: sent.recipient, key: again.key }))) return fail('not_kept');
        await recordAudit(tx, actor, now(), { action: 'gift-cards.resend', subject: cardSubject(cardId) });
        return ok(null);
      });
    },

    /**
     * Gives a card a new code and mails it to where the last one went: the old code pays nothing any more. 'conflict': a colleague
     * changed the card since the form was opened.
     */
    async renew(
      actor: Actor,
      cardId: string,
      { seenVersion, reason }: { seenVersion: number; reason: string },
    ): Promise<Result<null, 'unknown' | 'no_reason' | 'conflict'>> {
      const known = isRowId(cardId) ? await findCard(kysely, { by: 'id', value: cardId }) : null;
      const authoriseFor = (cents: Cents) => authorise(actor, cardPermission(actor, cents), { subject: cardId, cents });
      authoriseFor(known?.openAmount ?? 0);
      if (reason === '') return fail('no_reason');
      const [last] = await mailsWithCode(cardId);
      if (!last) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        const card = await findCard(tx, { by: 'id', value: cardId, lock: true });
        if (card) authoriseFor(card.openAmount);
        if (card?.version !== seenVersion) return fail('conflict');
        const code = await renewCode(tx, cardId, settings.SHOP_SECRET);
        await mail.queue(tx, {
          kind: 'gift-card',
          why: 'renewed',
          orderNumber: null,
          message: null,
          subjectId: `${cardId}:${card.version + 1}`,
          to: last.recipient,
          ...(await readerOf(tx, last.id)),
          cards: [{ code, cents: card.openAmount, validUntil: card.validUntil }],
        });
        await recordAudit(tx, actor, now(), { action: 'gift-cards.renew', subject: cardSubject(cardId), reason });
        return ok(null);
      });
    },
  };
}

/** The language of a mail's reader. */
async function readerOf(tx: Tx, mailId: string) {
  const { locale } = await tx
    .selectFrom('outbox_mail')
    .select('locale')
    .where('id', '=', mailId)
    .executeTakeFirstOrThrow();
  return { locale: isLocale(locale) ? locale : 'fi', firstname: '' };
}
