import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';

/** A card with the balance of its ledger (gift-card-3). */
export type StoredCard = {
  id: string;
  codeEnd: string;
  /** The last day `YYYY-MM-DD` that it pays. */
  validUntil: string;
  isBlocked: boolean;
  /** Raised by every block and unblock. */
  version: number;
  openAmount: Cents;
};

type Find = { by: 'code_hash' | 'id'; value: string; lock?: boolean };

/** One card, or null. `lock`: locked until the transaction ends. */
export async function findCard(db: Kysely<Tables>, { by, value, lock }: Find): Promise<StoredCard | null> {
  const query = db
    .selectFrom('gift_card')
    .select(['id', 'code_end', 'valid_until', 'is_blocked', 'version'])
    .where(by, '=', value);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    codeEnd: row.code_end,
    validUntil: row.valid_until,
    isBlocked: row.is_blocked,
    version: row.version,
    // a separate statement, so that it sees entries committed before the lock was acquired
    openAmount: await openAmount(db, row.id),
  };
}

/** The balance of a card in cents (gift-card-3). */
export async function openAmount(db: Kysely<Tables>, cardId: string): Promise<Cents> {
  const row = await db
    .selectFrom('gift_card_entry')
    .select(sql<number>`coalesce(sum(cents), 0)::int`.as('open'))
    .where('gift_card_id', '=', cardId)
    .executeTakeFirstOrThrow();
  return row.open;
}

/** True while a card can pay: not blocked, and `today` not after its last day. */
export const isInForce = ({ isBlocked, validUntil }: StoredCard, today: string): boolean =>
  !isBlocked && today <= validUntil;

export type EntryKind = 'issue' | 'hold' | 'release' | 'refund' | 'adjust' | 'expire';

export type NewEntry = {
  cardId: string;
  kind: EntryKind;
  cents: Cents;
  orderId?: string;
  refundId?: string;
  reason?: string;
  /** Who put the money on the card, of staff. */
  staffId?: string | null;
  /** Of a form: unique. */
  key?: string | null;
  now: Date;
};

/** Adds a ledger entry; entries are never changed. False: the order or refund has its entry of this kind. */
export async function addEntry(db: Kysely<Tables>, entry: NewEntry): Promise<boolean> {
  const { rows } = await sql`
    insert into gift_card_entry (gift_card_id, kind, cents, order_id, refund_id, reason, idempotency_key, staff_id, at)
    values (${entry.cardId}, ${entry.kind}, ${entry.cents}, ${entry.orderId ?? null}, ${entry.refundId ?? null},
            ${entry.reason ?? null}, ${entry.key ?? null}, ${entry.staffId ?? null}, ${entry.now})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Extends the validity of a card to `day` at least. */
export async function extendValidity(db: Kysely<Tables>, cardId: string, day: string): Promise<void> {
  await db
    .updateTable('gift_card')
    .set({ valid_until: day })
    .where('id', '=', cardId)
    .where('valid_until', '<', day)
    .execute();
}
