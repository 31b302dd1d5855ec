import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { addEntry, findCard, isInForce, keepUntil } from './ledger.ts';

/** Money given back to a card can be spent at least so long, also when the card has run out meanwhile. */
const DAYS_AFTER_REFUND = 60;

type Hold = { code: string; cents: Cents; orderId: string; secret: string; now: Date };

/**
 * Takes what a card pays of an order, in the order's transaction: the last of its locks. 'invalid': no such card, blocked
 * or run out; 'empty': nothing is left; 'changed': less is left than the shopper was shown. Then nothing is taken.
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

/** What an order took of a card: its hold, null when no card paid it. */
async function holdOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('gift_card_entry')
    .select(['gift_card_id', 'cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'hold')
    .executeTakeFirst();
}

/**
 * The order is cancelled: its card has its money back, once however often it is asked. Nothing when no card paid. A card whose
 * last day has come while the order held its money can be spent another 60 days.
 */
export async function releaseGiftCard(tx: Tx, orderId: string, now: Date): Promise<void> {
  const hold = await holdOf(tx, orderId);
  if (!hold) return;
  const cardId = hold.gift_card_id;
  const card = await findCard(tx, { by: 'id', value: cardId });
  const isReleased = await addEntry(tx, { cardId, kind: 'release', cents: -hold.cents, orderId, now });
  // only then: else an order that nobody pays would make any card last longer
  const today = localDay(now, shop.timeZone);
  if (isReleased && card && card.validUntil <= today) await keepUntil(tx, cardId, addDays(today, DAYS_AFTER_REFUND));
}

type Refund = { orderId: string; refundId: string; cents: Cents; now: Date };

/**
 * Gives money of an order back to the card that paid it, once per refund. The card can then be spent at least 60 days.
 * Throws when no card paid the order, or more would be given back than it took.
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
  await keepUntil(tx, card.id, addDays(localDay(now, shop.timeZone), DAYS_AFTER_REFUND));
}
