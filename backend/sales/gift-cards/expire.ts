import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { addEntry, findCard } from './ledger.ts';

/**
 * Writes off the balance of cards whose last day is before `today`; returns their number. Safe in several processes.
 */
export async function expireCards(db: Kysely<Tables>, today: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select card.id from gift_card card join gift_card_entry entry on entry.gift_card_id = card.id
    where card.valid_until < ${today} group by card.id having sum(entry.cents) > 0`.execute(db);
  let expired = 0;
  for (const { id } of rows)
    expired += await inTransaction(db, async (tx) => {
      const card = await findCard(tx, { by: 'id', value: id, lock: true });
      if (!card || card.validUntil >= today || card.openAmount <= 0) return 0;
      await addEntry(tx, { cardId: id, kind: 'expire', cents: -card.openAmount, now });
      return 1;
    });
  return expired;
}
