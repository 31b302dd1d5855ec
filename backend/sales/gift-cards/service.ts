import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { CardDetails } from '#domain/sales/gift-cards/gift-card.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { expireCards } from './expire.ts';
import { issueGiftCards } from './issue.ts';
import { findCard, isInForce } from './ledger.ts';

import { type CardMails, createCodeActions } from './staff/codes.ts';
import { createMoneyActions } from './staff/money.ts';
import { createStaffActions } from './staff/staff-actions.ts';

export { holdGiftCard, refundToGiftCard, releaseGiftCard } from './spend.ts';
export { voidCards } from './void-cards.ts';

/** A valid card with its balance. */
export type CardInForce = { id: string; openAmount: Cents };

export type GiftCardService = {
  /** The card of a code in any spelling; null when unknown, blocked or expired. */
  find(code: string): Promise<CardInForce | null>;
  /** The same, as sent by the endpoint. */
  details(code: string): Promise<CardDetails>;
  /** Issues the cards of an order in the transaction of its payment, with the mail of their codes; once per unit. */
  issue(tx: Tx, order: StoredOrder): Promise<void>;
  /** Actions of staff. */
  staff: ReturnType<typeof createStaffActions> &
    ReturnType<typeof createMoneyActions> &
    ReturnType<typeof createCodeActions>;
  /** Writes off expired cards; called by the queue and by tests. */
  expire(): Promise<number>;
};

const DAY_MS = 86_400_000;

/** Gift cards as an append-only ledger, with codes known to their holders only (gift-card-3, 0021). */
export function createGiftCardService(
  ctx: ShopContext,
  { jobs, mail }: { jobs: Jobs; mail: CardMails & Pick<MailService, 'clearSentMailsOf'> },
): GiftCardService {
  const { db, settings } = ctx;
  const secret = settings.SHOP_SECRET;
  const today = () => localDay(ctx.now(), shop.timeZone);

  async function find(code: string): Promise<CardInForce | null> {
    const card = await findCard(db.kysely, { by: 'code_hash', value: cardHash(secret, code) });
    return card && isInForce(card, today()) ? { id: card.id, openAmount: card.openAmount } : null;
  }

  const expire = () => expireCards(db.kysely, today(), ctx.now());
  jobs.define(
    'gift-cards',
    async () => {
      const expired = await expire();
      // codes of gift cards are stored nowhere else: a day after its mail only the buyer has one
      await mail.clearSentMailsOf(db.kysely, 'gift-card', new Date(ctx.now().getTime() - DAY_MS));
      if (expired > 0) ctx.log.info({ expired }, 'gift cards expired');
    },
    { cron: '20 3 * * *' },
  );

  return {
    find,
    async details(code) {
      const card = await find(code);
      return { valid: card !== null, openAmount: Math.max(0, card?.openAmount ?? 0) };
    },
    async issue(tx, order) {
      const cards = await issueGiftCards(tx, order, secret, ctx.now());
      if (cards.length === 0) return;
      const { email, firstname } = order.contact;
      const { id, number, locale } = order;
      await mail.queue(tx, {
        kind: 'gift-card',
        subjectId: id,
        why: 'bought',
        orderNumber: number,
        message: null,
        to: email,
        firstname,
        locale,
        cards,
      });
    },
    staff: { ...createStaffActions(ctx), ...createMoneyActions(ctx, mail), ...createCodeActions(ctx, mail) },
    expire,
  };
}
