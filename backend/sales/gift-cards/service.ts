import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { CardDetails } from '#domain/sales/gift-cards/judge-card.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { expireCards } from './expire.ts';
import { issueGiftCards, lastDayFrom, type MadeCard, makeCard } from './issue.ts';
import { findCard, isInForce } from './ledger.ts';
import type { GiftCardMail } from './mails/gift-card-mail.ts';
import { createShopSide, type GiftCardShopSide } from './shop-side.ts';

export { holdGiftCard, refundToGiftCard, releaseGiftCard } from './spend.ts';
export { takeBackCards } from './take-back.ts';

/** A card in force, with what orders have left on it. */
export type CardInForce = { id: string; openAmount: Cents };

export type GiftCardService = {
  /** The card of a code, however it is written; null: no such card, blocked or run out. */
  find(code: string): Promise<CardInForce | null>;
  /** The same as the door of spec 7 tells it. */
  details(code: string): Promise<CardDetails>;
  /** Makes the cards of an order that is paid in this transaction, and the mail with their codes. Once per piece. */
  issue(tx: Tx, order: StoredOrder): Promise<void>;
  /** A card of the shopkeeper's own, its code drawn unless given; null: there is a card with this code. */
  make(
    db: Kysely<Tables>,
    card: { code?: string; cents: Cents; validUntil?: string; reason: string },
  ): Promise<MadeCard | null>;
  /** What the shop's people do with cards. */
  shopSide: GiftCardShopSide;
  /** Writes off cards that have run out; the queue runs it, tests call it. */
  expire(): Promise<number>;
};

const DAY_MS = 86_400_000;

/** Gift cards: a ledger of entries that are only added, codes known to their holders only (decision 0021). */
export function createGiftCardService(
  ctx: ShopContext,
  { jobs, mail }: { jobs: Jobs; mail: Pick<MailService<GiftCardMail>, 'queue' | 'clearSentMailsOf'> },
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
      if (expired > 0) ctx.log.info({ expired }, 'gift cards have run out');
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
        orderId: id,
        orderNumber: number,
        to: email,
        firstname,
        locale,
        cards,
      });
    },
    make: (handle, { code, cents, validUntil, reason }) => {
      const now = ctx.now();
      const until = validUntil ?? lastDayFrom(now);
      return makeCard(handle, { ...(code && { code }), cents, validUntil: until, reason, secret, now });
    },
    shopSide: createShopSide(ctx),
    expire,
  };
}
