import type { Db } from '#backend/platform/db/db.ts';

/** An order as its buyer knows it: goods of `sku`, a gift card bought with them, a campaign, part of it paid by a card. */
export type KilledOrder = { step: string; idempotencyKey: string; sku: string; campaign: string; cardId: string };

/** What one order that was killed on its way, and repeated, must have left behind. */
const ONE = {
  orders: 1,
  paid: 1,
  events: 1,
  okPayments: 1,
  otherMoney: 0,
  shelf: 9,
  holds: 0,
  uses: 1,
  cardHeld: -1000,
  cardEntries: 2,
  cardsMade: 1,
  cardsWorth: 5000,
  mails: 3,
  mailsReceived: 3,
};

/** The same of one that was given up: everything free again. */
const NONE = { paid: 0, events: 0, shelf: 10, holds: 0, uses: 0, cardOpen: 1000, cardsMade: 0, mails: 0 };

const KEPT = `
  with o as (select * from customer_order where idempotency_key = $1)
  select (select count(*) from o)::int as orders,
    (select count(*) from o where status = 'paid')::int as paid,
    (select count(*) from order_event e join o on o.id = e.order_id where e.kind = 'paid')::int as events,
    (select count(*) from payment_attempt a join o on o.id = a.order_id where a.status = 'ok' and a.amount_cents = 6500)::int
      as "okPayments",
    (select count(*) from refund r join o on o.id = r.order_id)::int as "otherMoney",
    (select sum(qty) from stock_level where sku = $2)::int as shelf,
    (select count(*) from stock_hold where sku = $2)::int as holds,
    (select count(*) from campaign_use where code = $3)::int as uses,
    (select sum(cents) from gift_card_entry where gift_card_id = $4 and kind <> 'issue')::int as "cardHeld",
    (select sum(cents) from gift_card_entry where gift_card_id = $4)::int as "cardOpen",
    (select count(*) from gift_card_entry where gift_card_id = $4)::int as "cardEntries",
    (select count(*) from gift_card c join o on o.id = c.order_id)::int as "cardsMade",
    (select coalesce(sum(e.cents), 0) from gift_card_entry e join gift_card c on c.id = e.gift_card_id join o on o.id = c.order_id)::int
      as "cardsWorth",
    (select count(*) from outbox_mail m join o on m.subject_id = o.id::text)::int as mails,
    (select count(*) from mailbox_message b join o on b.recipient = o.email or b.subject like '%' || o.number || '%')::int
      as "mailsReceived"`;

async function kept(db: Db, { idempotencyKey, sku, campaign, cardId }: KilledOrder) {
  const { rows } = await db.query(KEPT, [idempotencyKey, sku, campaign, cardId]);
  return (rows[0] ?? {}) as Record<string, number>;
}

const differing = (order: KilledOrder, got: Record<string, number>, expected: Record<string, number>): string[] =>
  Object.entries(expected).flatMap(([what, value]) =>
    got[what] === value ? [] : [`${order.step}: ${what} is ${got[what]}, must be ${value}`],
  );

/** What is wrong with an order that was repeated until it was paid: nothing lost, nothing doubled. */
export const wrongOfPaid = async (db: Db, order: KilledOrder) => differing(order, await kept(db, order), ONE);

/** What is wrong with an order that nobody repeated, once its hold is over. */
export const wrongOfGivenUp = async (db: Db, order: KilledOrder) => differing(order, await kept(db, order), NONE);
