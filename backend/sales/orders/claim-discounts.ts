import type { Tx } from '#backend/platform/db/transaction.ts';
import { takeUses } from '#backend/sales/campaigns/service.ts';
import { holdGiftCards } from '#backend/sales/gift-cards/service.ts';
import { lockQuote, takeQuote } from '#backend/sales/quotes/service.ts';
import type { OrderDraft, PlaceOptions } from './order-draft.ts';
import { insertGiftCards } from './paying-cards.ts';
import type { Replacing } from './replacing.ts';
import type { StoredOrder } from './stored-order.ts';
import { Unplaceable } from './unplaceable.ts';

/** Locks the quote for this order; an own unpaid order of it is replaced. */
export async function lockAcceptedQuote(tx: Tx, quoteId: string, own: Replacing, now: Date): Promise<void> {
  await own.cancel((order) => order.quoteId === quoteId);
  const locked = await lockQuote(tx, quoteId, now);
  if (!locked.ok) throw new Unplaceable('quote_taken');
}

/**
 * Claims what an order uses besides goods: its quote, campaign uses and gift card money, in this lock order
 * (order-1). Own unpaid orders that hold them are cancelled. Returns the order with its cards.
 */
export async function claimDiscounts(
  tx: Tx,
  order: StoredOrder,
  { quoteId, campaigns, giftCards }: OrderDraft,
  { now, secret, userId }: PlaceOptions,
  own: Replacing,
): Promise<StoredOrder> {
  if (quoteId && !(await takeQuote(tx, quoteId, order.id, now)).ok) throw new Unplaceable('quote_taken');

  const codes = campaigns.map(({ code }) => code);
  const use = () => takeUses(tx, { orderId: order.id, used: campaigns, userId, email: order.email, now });
  let used = await use();
  if (!used.ok && (await own.cancel((other) => other.campaigns.some(({ code }) => codes.includes(code)))))
    used = await use();
  if (!used.ok) throw new Unplaceable('campaign_used');

  if (giftCards.length === 0) return order;
  const hold = () => holdGiftCards(tx, { cards: giftCards, orderId: order.id, secret, now });
  const isWanted = ({ id }: { id: string }) => giftCards.some((card) => card.id === id);
  let held = await hold();
  if (!held.ok && (await own.cancel((other) => other.giftCards.some(isWanted)))) held = await hold();
  if (!held.ok) {
    const reasons = { invalid: 'card_invalid', empty: 'card_empty', changed: 'price_changed' } as const;
    throw new Unplaceable(reasons[held.reason]);
  }
  await insertGiftCards(tx, order.id, held.value);
  return { ...order, giftCards: held.value };
}
