import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { addEntry, extendValidity, findCard, isInForce } from './ledger.ts';

/** Refunded money can be spent for at least this long, even when the card has expired meanwhile. */
const DAYS_AFTER_REFUND = 60;

type Hold = { code: string; cents: Cents; orderId: string; secret: string; now: Date };

/**
 * Holds a card's payment in the order's transaction, as the last of its locks (order-1). 'invalid': unknown, blocked
 * or expired; 'empty': no balance; 'changed': less than the shopper saw. Nothing is held then.
 */
export async function holdGiftCard(
  tx: Tx,
  { code, cents, orderId, secret, now }: Hold,
): Promise<Result<{ giftCardId: string; cents: Cents }, 'invalid' | 'empty' | 'changed'>> {
  const card = await findCard(tx, { by: 'code_hash', value: cardHash(secret, code), lock: true });
  if (!card || !isInForce(card, localDay(now, shop.timeZone))) return fail('invalid');
  if (card.openAmount <= 0) return fail('empty');
  if (card.openAmount < cents) return fail('changed');
  await addEntry(tx, { cardId: card.id, kind: 'hold', cents: -cents, orderId, now });
  return ok({ giftCardId: card.id, cents });
}

/** The hold of an order, or null when no card paid it. */
async function holdOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('gift_card_entry')
    .select(['gift_card_id', 'cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'hold')
    .executeTakeFirst();
}

/**
 * Releases the hold of a cancelled order, once. Nothing when no card paid. A card that expired while its money was
 * held stays valid for another 60 days.
 */
export async function releaseGiftCard(tx: Tx, orderId: string, now: Date): Promise<void> {
  const hold = await holdOf(tx, orderId);
  if (!hold) return;
  const cardId = hold.gift_card_id;
  const card = await findCard(tx, { by: 'id', value: cardId });
  const isReleased = await addEntry(tx, { cardId, kind: 'release', cents: -hold.cents, orderId, now });
  // only then, otherwise any unpaid order would extend a card
  const today = localDay(now, shop.timeZone);
  if (isReleased && card && card.validUntil <= today)
    await extendValidity(tx, cardId, addDays(today, DAYS_AFTER_REFUND));
}

type Refund = { orderId: string; refundId: string; cents: Cents; now: Date };

/**
 * Refunds money of an order to the card that paid it, once per refund; the card stays valid for at least 60 days.
 * Throws when no card paid the order, or the refund exceeds its payment.
 */
export async function refundToGiftCard(tx: Tx, { orderId, refundId, cents, now }: Refund): Promise<void> {
  const hold = await holdOf(tx, orderId);
  if (!hold) throw new Error(`order ${orderId} was not paid by a gift card`);
  const card = await findCard(tx, { by: 'id', value: hold.gift_card_id, lock: true });
  const given = await tx
    .selectFrom('gift_card_entry')
    .select(['cents', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['refund', 'release'])
    .execute();
  if (given.some((entry) => entry.refund_id === refundId)) return;
  const before = given.reduce((sum, entry) => sum + entry.cents, 0);
  if (!card || before + cents > -hold.cents) throw new Error(`order ${orderId}: more than its gift card paid`);
  await addEntry(tx, { cardId: card.id, kind: 'refund', cents, orderId, refundId, now });
  await extendValidity(tx, card.id, addDays(localDay(now, shop.timeZone), DAYS_AFTER_REFUND));
}
