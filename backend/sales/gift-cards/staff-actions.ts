import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { cardHash } from './card-hash.ts';
import { addEntry, findCard, type StoredCard } from './ledger.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A card with its origin, for staff. */
export type ListedCard = StoredCard & { issued: Cents; orderNumber: OrderNumber | null; createdAt: Date };
export type ShownEntry = {
  at: Date;
  kind: string;
  cents: Cents;
  orderNumber: OrderNumber | null;
  reason: string | null;
};

/** Actions of staff; a card is given by its id or code. */
export function createStaffActions({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  const { kysely } = db;
  const find = (card: string) =>
    UUID.test(card)
      ? findCard(kysely, { by: 'id', value: card })
      : findCard(kysely, { by: 'code_hash', value: cardHash(settings.SHOP_SECRET, card) });

  return {
    find,
    /** Newest first. */
    async list(limit: number): Promise<ListedCard[]> {
      const { rows } = await sql<ListedCard>`
        select card.id, card.code_end as "codeEnd", card.valid_until::text as "validUntil",
               card.is_blocked as "isBlocked", card.created_at as "createdAt", placed.number as "orderNumber",
               coalesce(sum(entry.cents), 0)::int as "openAmount",
               coalesce(sum(entry.cents) filter (where entry.kind = 'issue'), 0)::int as issued
        from gift_card card left join gift_card_entry entry on entry.gift_card_id = card.id
        left join customer_order placed on placed.id = card.order_id
        group by card.id, placed.number order by card.created_at desc, card.id limit ${limit}`.execute(kysely);
      return rows;
    },
    /** Its ledger, oldest first. */
    async entries(cardId: string): Promise<ShownEntry[]> {
      const { rows } = await sql<ShownEntry>`
        select entry.at, entry.kind, entry.cents, placed.number as "orderNumber", entry.reason
        from gift_card_entry entry left join customer_order placed on placed.id = entry.order_id
        where entry.gift_card_id = ${cardId} order by entry.id`.execute(kysely);
      return rows;
    },
    /** A blocked card pays nothing and keeps its balance. */
    async block(cardId: string, isBlocked: boolean): Promise<void> {
      await kysely.updateTable('gift_card').set({ is_blocked: isBlocked }).where('id', '=', cardId).execute();
    },
    /** Adjusts the balance of a card, with a reason; 'below_zero': more than its balance. Returns the new balance. */
    adjust: (cardId: string, cents: Cents, reason: string): Promise<Result<Cents, 'below_zero'>> =>
      inTransaction(kysely, async (tx) => {
        const card = await findCard(tx, { by: 'id', value: cardId, lock: true });
        if (!card || card.openAmount + cents < 0) return fail('below_zero');
        await addEntry(tx, { cardId, kind: 'adjust', cents, reason, now: now() });
        return ok(card.openAmount + cents);
      }),
  };
}

export type GiftCardStaffActions = ReturnType<typeof createStaffActions>;
