import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { splitAmongCards } from '#domain/sales/gift-cards/split-among-cards.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { addEntry, extendValidity, findCard, isInForce } from './ledger.ts';

/** Refunded money can be spent for at least this long, even when the card has expired meanwhile. */
const DAYS_AFTER_REFUND = 60;

type Hold = {
  /** In the order in which they pay. */
  cards: readonly { id: string; code: string; cents: Cents }[];
  orderId: string;
  secret: string;
  now: Date;
};
type Held = { id: string; end: string; cents: Cents };

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/**
 * Holds the payment of each card in the order's transaction, as the last of its locks and in the order of their ids
 * (order-1). 'invalid': one is unknown, blocked or expired; 'empty': one has no balance; 'changed': one has less than
 * the shopper saw. Nothing is held then.
 */
export async function holdGiftCards(
  tx: Tx,
  { cards, orderId, secret, now }: Hold,
): Promise<Result<Held[], 'invalid' | 'empty' | 'changed'>> {
  const today = localDay(now, shop.timeZone);
  const ends = new Map<string, string>();
  for (const { id, code, cents } of cards.toSorted(byId)) {
    const card = await findCard(tx, { by: 'code_hash', value: cardHash(secret, code), lock: true });
    // a renewed code belongs to another card or to none
    if (!card || card.id !== id || !isInForce(card, today)) return fail('invalid');
    if (card.openAmount <= 0) return fail('empty');
    if (card.openAmount < cents) return fail('changed');
    ends.set(id, card.codeEnd);
  }
  for (const { id, cents } of cards) await addEntry(tx, { cardId: id, kind: 'hold', cents: -cents, orderId, now });
  return ok(cards.map(({ id, cents }) => ({ id, end: ends.get(id) ?? '', cents })));
}

/** What cards pay of an order: its holds by card, in the order in which they pay; empty when no card paid it. */
async function holdsOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('gift_card_entry as held')
    .leftJoin('order_gift_card as paying', (join) =>
      join.onRef('paying.order_id', '=', 'held.order_id').onRef('paying.gift_card_id', '=', 'held.gift_card_id'),
    )
    .select(['held.gift_card_id as cardId', 'held.cents'])
    .where('held.order_id', '=', orderId)
    .where('held.kind', '=', 'hold')
    .orderBy('paying.position')
    .execute();
}

/**
 * Releases the holds of a cancelled order, each once. Nothing when no card paid. A card that expired while its money
 * was held stays valid for another 60 days.
 */
export async function releaseGiftCards(tx: Tx, orderId: string, now: Date): Promise<void> {
  const holds = await holdsOf(tx, orderId);
  const today = localDay(now, shop.timeZone);
  for (const { cardId, cents } of holds.toSorted((a, b) => byId({ id: a.cardId }, { id: b.cardId }))) {
    const card = await findCard(tx, { by: 'id', value: cardId, lock: true });
    const isReleased = await addEntry(tx, { cardId, kind: 'release', cents: -cents, orderId, now });
    // only then, otherwise any unpaid order would extend a card
    if (isReleased && card && card.validUntil <= today)
      await extendValidity(tx, cardId, addDays(today, DAYS_AFTER_REFUND));
  }
}

type Refund = { orderId: string; refundId: string; cents: Cents; now: Date };

/**
 * Refunds money of an order to the cards that paid it, to the first card up to what it paid and then to the next, once
 * per refund; each card stays valid for at least 60 days. Throws when no card paid the order, or the refund exceeds
 * what they paid.
 */
export async function refundToGiftCards(tx: Tx, { orderId, refundId, cents, now }: Refund): Promise<void> {
  const holds = await holdsOf(tx, orderId);
  if (holds.length === 0) throw new Error(`order ${orderId} was not paid by a gift card`);
  for (const id of holds.map(({ cardId }) => cardId).toSorted())
    await findCard(tx, { by: 'id', value: id, lock: true });
  const given = await tx
    .selectFrom('gift_card_entry')
    .select(['gift_card_id', 'cents', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['refund', 'release'])
    .execute();
  if (given.some((entry) => entry.refund_id === refundId)) return;
  const left = holds.map(({ cardId, cents: held }) => {
    const before = given.filter(({ gift_card_id }) => gift_card_id === cardId);
    return before.reduce((sum, entry) => sum - entry.cents, -held);
  });
  const parts = splitAmongCards(cents, left);
  if (parts.reduce((sum, part) => sum + part, 0) < cents)
    throw new Error(`order ${orderId}: more than its gift cards paid`);
  for (const [i, { cardId }] of holds.entries()) {
    const part = parts[i] ?? 0;
    if (part === 0) continue;
    await addEntry(tx, { cardId, kind: 'refund', cents: part, orderId, refundId, now });
    await extendValidity(tx, cardId, addDays(localDay(now, shop.timeZone), DAYS_AFTER_REFUND));
  }
}
