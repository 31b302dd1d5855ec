import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { CODE_ALPHABET, cardCode, plainCode, RANDOM_CHARACTERS } from '#domain/sales/gift-cards/gift-card.ts';
import { shop } from '#shop.config';
import { cardHash } from './card-hash.ts';
import { addEntry } from './ledger.ts';

/** A newly issued card; its code is known only here and in the mail to its buyer. */
export type MadeCard = { id: string; code: string; cents: Cents; validUntil: string };

/** A card of a paid order with the line that bought it. */
export type IssuedCard = MadeCard & { position: number };

const drawCode = () => cardCode(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(CODE_ALPHABET.length)));

/** The last day of a card issued now: `giftCardMonths` of the shop's facts later. */
export function lastDayFrom(now: Date): string {
  const day = new Date(`${localDay(now, shop.timeZone)}T00:00:00Z`);
  const months = day.getUTCMonth() + shop.giftCardMonths;
  const last = new Date(Date.UTC(day.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(day.getUTCFullYear(), months, Math.min(day.getUTCDate(), last))).toISOString().slice(0, 10);
}

type NewCard = {
  /** Random unless given. */
  code?: string;
  cents: Cents;
  validUntil: string;
  reason?: string;
  /** Of the form: unique. */
  key?: string | null;
  staffId?: string | null;
  from?: { orderId: string; position: number; piece: number };
  secret: string;
  now: Date;
};

/** Issues a card with its first ledger entry; null when this unit of an order has its card, or the code or the key is taken. */
export async function makeCard(db: Kysely<Tables>, card: NewCard): Promise<MadeCard | null> {
  const code = plainCode(card.code ?? drawCode());
  const row = await db
    .insertInto('gift_card')
    .values({
      code_hash: cardHash(card.secret, code),
      code_end: code.slice(-4),
      valid_until: card.validUntil,
      order_id: card.from?.orderId ?? null,
      line_position: card.from?.position ?? null,
      piece: card.from?.piece ?? null,
      idempotency_key: card.key ?? null,
      created_at: card.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const { cents, validUntil, reason, staffId, now } = card;
  const orderId = card.from?.orderId;
  await addEntry(db, {
    cardId: row.id,
    kind: 'issue',
    cents,
    staffId,
    now,
    ...(orderId && { orderId }),
    ...(reason && { reason }),
  });
  return { id: row.id, code, cents, validUntil };
}

/** Replaces the code of a card by a new one, which it returns; the old one is worth nothing. */
export async function renewCode(db: Kysely<Tables>, cardId: string, secret: string): Promise<string> {
  const code = drawCode();
  await db
    .updateTable('gift_card')
    .set({ code_hash: cardHash(secret, code), code_end: code.slice(-4), version: sql<number>`version + 1` })
    .where('id', '=', cardId)
    .execute();
  return code;
}

/** Issues the cards of a paid order, one per unit, each worth its price; skips cards that were issued before. */
export async function issueGiftCards(tx: Tx, order: StoredOrder, secret: string, now: Date): Promise<IssuedCard[]> {
  const made: IssuedCard[] = [];
  for (const [position, line] of order.lines.entries()) {
    if (line.kind !== 'gift_card') continue;
    for (let piece = 0; piece < line.amount; piece++) {
      const from = { orderId: order.id, position, piece };
      const card = await makeCard(tx, { cents: line.unit, validUntil: lastDayFrom(now), from, secret, now });
      if (card) made.push({ ...card, position });
    }
  }
  return made;
}
