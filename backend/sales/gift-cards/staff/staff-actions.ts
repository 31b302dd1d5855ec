import { type Kysely, sql } from 'kysely';
import { auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Actor, accessRefusal, authorise } from '#domain/staff/actor.ts';
import { cardHash } from '../card-hash.ts';
import { type EntryKind, findCard, type StoredCard } from '../ledger.ts';
import { type ListedCard, listCards } from './list-cards.ts';

export type { ListedCard } from './list-cards.ts';

export type ShownEntry = {
  id: string;
  at: Date;
  kind: EntryKind;
  cents: Cents;
  orderNumber: OrderNumber | null;
  reason: string | null;
};
/** When somebody blocked a card or changed its balance, and why. */
export type CardChange = {
  at: Date;
  by: string | null;
  action: string;
  isBlocked: boolean | null;
  reason: string | null;
};

/** `seenVersion`: of the card as the form was opened; a command gives none. */
export type BlockForm = { isBlocked: boolean; reason: string; seenVersion?: number | null };

const LONGEST_REASON = 200;
export const cardSubject = (id: string) => ({ kind: 'gift-card', id });

async function entriesOf(db: Kysely<Tables>, cardId: string): Promise<ShownEntry[]> {
  const { rows } = await sql<ShownEntry>`
    select entry.id::text as id, entry.at, entry.kind, entry.cents, placed.number as "orderNumber", entry.reason
    from gift_card_entry entry left join customer_order placed on placed.id = entry.order_id
    where entry.gift_card_id = ${cardId} order by entry.id`.execute(db);
  return rows;
}

async function changesOf(db: Kysely<Tables>, cardId: string): Promise<CardChange[]> {
  const entries = await auditEntries(db, { subject: cardSubject(cardId), limit: 50 });
  return entries.map(({ at, actor, action, after, reason }) => ({
    at,
    by: actor.name,
    action,
    reason,
    isBlocked: typeof after?.isBlocked === 'boolean' ? after.isBlocked : null,
  }));
}

/** Actions of staff on gift cards: find, read, block (gift-card-4). */
export function createStaffActions({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  const { kysely } = db;
  const codeHash = (code: string) => cardHash(settings.SHOP_SECRET, code);

  return {
    /** The card of an id, or of a code in any spelling; null when there is none. */
    async find(actor: Actor, card: string): Promise<StoredCard | null> {
      authorise(actor, 'gift-cards.read', { subject: 'gift-cards' });
      return isRowId(card)
        ? findCard(kysely, { by: 'id', value: card })
        : findCard(kysely, { by: 'code_hash', value: codeHash(card) });
    },

    /** The card of an id; null for anything else, also for a code: addresses are kept in logs. */
    async byId(actor: Actor, id: string): Promise<StoredCard | null> {
      authorise(actor, 'gift-cards.read', { subject: 'gift-cards' });
      return isRowId(id) ? findCard(kysely, { by: 'id', value: id }) : null;
    },

    /** A page of cards, newest first; `text` is a code, its last four characters, an order's number or a buyer. */
    list(
      actor: Actor,
      text = '',
      after: string | null = null,
      limit?: number,
    ): Promise<{ cards: ListedCard[]; next: string | null }> {
      authorise(actor, 'gift-cards.read', { subject: 'gift-cards' });
      const seesContacts = accessRefusal(actor, 'orders.contacts') === null;
      return listCards(kysely, { text: text.trim(), after, codeHash, seesContacts }, limit);
    },

    /** The ledger of a card, oldest first, and what staff did to it, newest first. */
    async history(actor: Actor, cardId: string): Promise<{ entries: ShownEntry[]; changes: CardChange[] }> {
      authorise(actor, 'gift-cards.read', { subject: cardId });
      return { entries: await entriesOf(kysely, cardId), changes: await changesOf(kysely, cardId) };
    },

    /**
     * Blocks or unblocks a card: a blocked one pays nothing and keeps its balance. Sent twice it is done once. 'conflict': a
     * colleague changed the card since the form was opened, and nothing was done.
     */
    async block(
      actor: Actor,
      cardId: string,
      { isBlocked, reason, seenVersion = null }: BlockForm,
    ): Promise<Result<StoredCard, 'unknown' | 'no_reason' | 'conflict'>> {
      authorise(actor, 'gift-cards.block', { subject: cardId });
      const why = reason.trim().slice(0, LONGEST_REASON);
      if (why === '') return fail('no_reason');
      if (!isRowId(cardId)) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        const card = await findCard(tx, { by: 'id', value: cardId, lock: true });
        if (!card) return fail('unknown');
        if (card.isBlocked === isBlocked) return ok(card);
        if (seenVersion !== null && seenVersion !== card.version) return fail('conflict');
        const version = card.version + 1;
        await tx.updateTable('gift_card').set({ is_blocked: isBlocked, version }).where('id', '=', cardId).execute();
        await recordAudit(tx, actor, now(), {
          action: 'gift-cards.block',
          subject: cardSubject(cardId),
          reason: why,
          before: { isBlocked: card.isBlocked },
          after: { isBlocked, openAmount: card.openAmount },
        });
        return ok({ ...card, isBlocked, version });
      });
    },
  };
}
