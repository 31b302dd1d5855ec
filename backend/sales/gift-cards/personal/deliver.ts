import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localClock } from '#domain/base/time/local-clock.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { lastDayFrom, renewCode } from '../issue.ts';
import { extendValidity, findCard } from '../ledger.ts';
import type { CardMails } from '../staff/codes.ts';
import { cardSubject } from '../staff/staff-actions.ts';

/** Cards for a day go from this minute of it on: nobody is woken by one. */
const EARLIEST_MINUTE = 8 * 60;
const BATCH = 100;

type Bought = { sku: Sku; orderId: string; position: number };
/** What staff see of a card for somebody. */
export type PersonalDelivery = {
  recipient: string;
  email: string | null;
  deliverOn: string | null;
  sentAt: Date | null;
};

/** Ties a prepared card to the line of a paid order; false when another order has it. */
export async function claimPersonalCard(tx: Tx, { sku, orderId, position }: Bought): Promise<boolean> {
  const claimed = await tx
    .updateTable('personal_gift_card')
    .set({ order_id: orderId, line_position: position })
    .where('sku', '=', sku)
    .where('order_id', 'is', null)
    .returning('sku')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Sends gift cards to those they were bought for. The code is made when it goes, because the shop keeps no codes (0070). */
export function createDelivery(
  { db, now, settings }: Pick<ShopContext, 'db' | 'now' | 'settings'>,
  mail: Pick<CardMails, 'queue'>,
) {
  const { kysely } = db;

  /** Sends the cards of a line that are not sent yet; blocked ones were refunded. */
  async function send(tx: Tx, sku: Sku): Promise<boolean> {
    const at = now();
    const row = await tx
      .updateTable('personal_gift_card')
      .set({ sent_at: at })
      .where('sku', '=', sku)
      .where('sent_at', 'is', null)
      .where('order_id', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!row?.order_id) return false;
    const order = await tx
      .selectFrom('customer_order')
      .select(['number', 'email'])
      .where('id', '=', row.order_id)
      .executeTakeFirstOrThrow();
    const cards = await tx
      .selectFrom('gift_card')
      .select('id')
      .where('order_id', '=', row.order_id)
      .where('line_position', '=', row.line_position)
      .where('is_blocked', '=', false)
      .orderBy('piece')
      .execute();
    const { sender, recipient, message, email, locale } = row;
    for (const { id } of cards) {
      await extendValidity(tx, id, lastDayFrom(at));
      const card = await findCard(tx, { by: 'id', value: id, lock: true });
      if (!card) continue;
      const code = await renewCode(tx, id, settings.SHOP_SECRET);
      await mail.queue(tx, {
        kind: 'gift-card',
        why: email ? 'sent' : 'print',
        subjectId: id,
        orderNumber: email ? null : order.number,
        to: email ?? order.email,
        firstname: email ? recipient : '',
        locale: locale as Locale,
        message: message || null,
        sender,
        recipient,
        cards: [{ code, cents: card.openAmount, validUntil: card.validUntil }],
      });
    }
    return true;
  }

  async function dueCards(): Promise<Sku[]> {
    const at = now();
    const today = localDay(at, shop.timeZone);
    const isMorning = localClock(at, shop.timeZone).minute >= EARLIEST_MINUTE;
    const { rows } = await sql<{ sku: Sku }>`
      select p.sku from personal_gift_card p
      where p.order_id is not null and p.sent_at is null and p.deliver_on ${isMorning ? sql`<=` : sql`<`} ${today}
        and exists (select from gift_card c
          where c.order_id = p.order_id and c.line_position = p.line_position and not c.is_blocked)
      order by p.deliver_on limit ${BATCH}`.execute(kysely);
    return rows.map(({ sku }) => sku);
  }

  const ofCard = (db: Kysely<Tables>, cardId: string) =>
    db
      .selectFrom('personal_gift_card as p')
      .innerJoin('gift_card as c', (on) =>
        on.onRef('c.order_id', '=', 'p.order_id').onRef('c.line_position', '=', 'p.line_position'),
      )
      .selectAll('p')
      .where('c.id', '=', cardId)
      .executeTakeFirst();

  return {
    /** Sends a card in the transaction of its payment, unless it waits for a later day. */
    async sendPaid(tx: Tx, sku: Sku): Promise<void> {
      const row = await tx
        .selectFrom('personal_gift_card')
        .select('deliver_on')
        .where('sku', '=', sku)
        .executeTakeFirst();
      const isLater = row?.deliver_on != null && row.deliver_on > localDay(now(), shop.timeZone);
      if (!isLater) await send(tx, sku);
    },

    /** Sends the cards whose day has come; called by the queue and by tests. */
    async sendDue(): Promise<number> {
      let sent = 0;
      for (const sku of await dueCards()) sent += (await inTransaction(kysely, (tx) => send(tx, sku))) ? 1 : 0;
      return sent;
    },

    /** What stands on a card besides its worth; null: it was bought for nobody in particular. */
    async wordsOf(cardId: string) {
      const row = await ofCard(kysely, cardId);
      return row?.recipient ? { sender: row.sender, recipient: row.recipient, message: row.message } : null;
    },

    /** For whom a card was bought, and when it goes. */
    async deliveryOf(actor: Actor, cardId: string): Promise<PersonalDelivery | null> {
      authorise(actor, 'orders.contacts', { subject: cardId });
      const row = isRowId(cardId) ? await ofCard(kysely, cardId) : undefined;
      if (!row) return null;
      return { recipient: row.recipient, email: row.email, deliverOn: row.deliver_on, sentAt: row.sent_at };
    },

    /** Sends a card before its day; 'not_kept': it has gone. */
    async sendNow(actor: Actor, cardId: string): Promise<Result<null, 'unknown' | 'not_kept'>> {
      authorise(actor, 'gift-cards.block', { subject: cardId });
      const row = isRowId(cardId) ? await ofCard(kysely, cardId) : undefined;
      if (!row) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        if (!(await send(tx, row.sku))) return fail('not_kept');
        await recordAudit(tx, actor, now(), { action: 'gift-cards.resend', subject: cardSubject(cardId) });
        return ok(null);
      });
    },
  };
}
