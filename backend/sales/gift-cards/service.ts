import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type CardDetails, plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { isPersonalSku } from '#domain/sales/gift-cards/personal-card.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { giftCardPdf } from './card-pdf.ts';
import { expireCards } from './expire.ts';
import { type IssuedCard, issueGiftCards } from './issue.ts';
import { findCard, isInForce } from './ledger.ts';
import { claimPersonalCard, createDelivery } from './personal/deliver.ts';
import { createPersonalCards } from './personal/personal-cards.ts';
import { type CardMails, createCodeActions } from './staff/codes.ts';
import { createMoneyActions } from './staff/money.ts';
import { createStaffActions } from './staff/staff-actions.ts';

export { lockPersonalCards } from './personal/personal-cards.ts';
export { holdGiftCards, refundToGiftCards, releaseGiftCards } from './spend.ts';
export type { ListedCard } from './staff/list-cards.ts';
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
  /** Cards for somebody: prepared before they are ordered. */
  personal: ReturnType<typeof createPersonalCards>;
  /** Sends cards for somebody on their day. */
  delivery: Pick<ReturnType<typeof createDelivery>, 'sendDue'>;
  /** A card as a PDF to print, with what stands on it; null unless it is in force with money on it. */
  paper(code: string, locale: Locale): Promise<{ name: string; bytes: Uint8Array } | null>;
  /** Actions of staff. */
  staff: Pick<ReturnType<typeof createDelivery>, 'deliveryOf' | 'sendNow'> &
    ReturnType<typeof createStaffActions> &
    ReturnType<typeof createMoneyActions> &
    ReturnType<typeof createCodeActions>;
  /** Writes off expired cards; called by the queue and by tests. */
  expire(): Promise<number>;
};

/** Issued cards by the line that bought them. */
const linesOf = (issued: readonly IssuedCard[]) =>
  [...new Set(issued.map(({ position }) => position))].map((position) => ({
    position,
    cards: issued.filter((card) => card.position === position),
  }));

/** Gift cards as an append-only ledger, with codes known to their holders only (gift-card-3, 0021). */
export function createGiftCardService(
  ctx: ShopContext,
  { jobs, mail }: { jobs: Jobs; mail: CardMails & Pick<MailService, 'clearSentMailsOf' | 'forget'> },
): GiftCardService {
  const { db, settings } = ctx;
  const secret = settings.SHOP_SECRET;
  const today = () => localDay(ctx.now(), shop.timeZone);

  async function find(code: string): Promise<CardInForce | null> {
    const card = await findCard(db.kysely, { by: 'code_hash', value: cardHash(secret, code) });
    return card && isInForce(card, today()) ? { id: card.id, openAmount: card.openAmount } : null;
  }

  const personal = createPersonalCards(ctx);
  const delivery = createDelivery(ctx, mail);
  jobs.define('gift-card-delivery', async () => void (await delivery.sendDue()), { cron: '*/10 * * * *', retries: 0 });

  const expire = () => expireCards(db.kysely, today(), ctx.now());
  jobs.define(
    'gift-cards',
    async () => {
      const expired = await expire();
      // codes of gift cards are stored nowhere else: a day after its mail only the buyer has one
      await mail.clearSentMailsOf(db.kysely, 'gift-card', new Date(ctx.now().getTime() - DAY_MS));
      await mail.forget(db.kysely, { subjectIds: await personal.retain(), recipient: null });
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
      const issued = await issueGiftCards(tx, order, secret, ctx.now());
      const ofBuyer: IssuedCard[] = [];
      for (const { position, cards } of linesOf(issued)) {
        const { sku } = order.lines[position] ?? { sku: '' };
        if (isPersonalSku(sku) && (await claimPersonalCard(tx, { sku, orderId: order.id, position })))
          await delivery.sendPaid(tx, sku);
        else ofBuyer.push(...cards);
      }
      if (ofBuyer.length === 0) return;
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
        cards: ofBuyer,
      });
    },
    async paper(code, locale) {
      const card = await findCard(db.kysely, { by: 'code_hash', value: cardHash(secret, code) });
      if (!card || !isInForce(card, today()) || card.openAmount <= 0) return null;
      const facts = { code: plainCode(code), cents: card.openAmount, validUntil: card.validUntil };
      return giftCardPdf({ ...facts, words: await delivery.wordsOf(card.id), madeAt: ctx.now() }, locale);
    },
    personal,
    delivery,
    staff: {
      ...createStaffActions(ctx),
      ...createMoneyActions(ctx, mail),
      ...createCodeActions(ctx, mail),
      ...delivery,
    },
    expire,
  };
}
