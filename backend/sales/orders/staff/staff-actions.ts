import { type Selectable, sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import { cleanTags, MAX_NOTE, mentionsIn } from '#domain/sales/orders/order-note.ts';
import { type Actor, authorise, type StaffActor, storesFor } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { AfterSale } from '../fulfilment/after-sale.ts';
import { authorOf, findOrder } from '../queries.ts';

type Row = Selectable<Tables['customer_order']>;
type Done<T = null, Reason extends string = never> = Promise<Result<T, 'unknown' | Reason>>;

/** Mails that follow the customer's address; the others go again where they went. */
const TO_PRESENT_ADDRESS = [
  'order-confirmation',
  'order-shipped',
  'order-ready',
  'order-expected',
  'order-changed',
  'refund',
];

/** `key`: of the form. */
type Again = { key: string; isRedirected?: boolean };

const MAX_POSITION = 32_767;
const isPosition = (position: number) => Number.isInteger(position) && position >= 0 && position <= MAX_POSITION;

type Deps = { mail: Pick<MailService, 'sendAgain'>; tellExpected: AfterSale['tellExpected'] };

const lineOf = (tx: Tx, orderId: string, position: number) =>
  tx
    .selectFrom('order_line')
    .select(['sku', sql<string | null>`expected_on::text`.as('day')])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst();

/** What staff add to an order without changing it: notes, tags, an assignee, mails sent again, expected days. */
export function createOrderActions({ db, now }: ShopContext, { mail, tellExpected }: Deps) {
  /** Runs `work` on a locked order that the actor may act on. */
  const onOrder = <T, Reason extends string>(
    actor: Actor,
    number: OrderNumber,
    permission: Permission,
    work: (tx: Tx, order: Row) => Promise<Result<T, Reason>>,
  ) =>
    inTransaction(db.kysely, async (tx): Promise<Result<T, Reason | 'unknown'>> => {
      const order = await tx
        .selectFrom('customer_order')
        .selectAll()
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirst();
      if (!order) return fail('unknown');
      authorise(actor, permission, { subject: number, store: order.store_id });
      return work(tx, order);
    });
  const subject = (id: OrderNumber) => ({ kind: 'order', id });

  return {
    /** Adds a note, once for a key; the people named by `@name` are its mentions. */
    note: (actor: Actor, number: OrderNumber, note: { body: string; key: string | null }): Done<null, 'empty'> =>
      onOrder(actor, number, 'orders.note', async (tx, { id }) => {
        const body = note.body.trim().slice(0, MAX_NOTE);
        if (body === '') return fail('empty');
        const people = await tx.selectFrom('staff').select(['id', 'name']).where('suspended_at', 'is', null).execute();
        await tx
          .insertInto('order_note')
          .values({
            order_id: id,
            body,
            at: now(),
            idempotency_key: note.key,
            mentions: mentionsIn(body, people),
            author: authorOf(actor).by,
            staff_id: actor.kind === 'staff' ? actor.id : null,
          })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .execute();
        return ok(null);
      }),

    /** The person has opened the order: its notes that name them are no longer unread. */
    async seeMentions(actor: StaffActor, number: OrderNumber): Promise<void> {
      storesFor(actor, 'orders.read');
      await sql`insert into note_seen (note_id, staff_id)
        select n.id, ${actor.id} from order_note n join customer_order o on o.id = n.order_id
        where o.number = ${number} and n.mentions @> array[${actor.id}]::uuid[]
          and not exists (select from note_seen where note_id = n.id and staff_id = ${actor.id})
        on conflict do nothing`.execute(db.kysely);
    },

    /**
     * Gives an order to a person, or to nobody; returns who had it before. `seen`: only while it is still theirs, as who takes a
     * change back must not undo a colleague's.
     */
    assign: (
      actor: Actor,
      number: OrderNumber,
      staffId: string | null,
      seen?: string | null,
    ): Done<{ before: string | null }, 'no_such_person' | 'changed_since'> =>
      onOrder(actor, number, 'orders.assign', async (tx, order) => {
        const person = staffId
          ? await tx
              .selectFrom('staff')
              .select('name')
              .where(sql<string>`id::text`, '=', staffId)
              .where('suspended_at', 'is', null)
              .executeTakeFirst()
          : null;
        if (staffId && !person) return fail('no_such_person');
        const { assignee_id: before } = order;
        if (before === staffId) return ok({ before });
        if (seen !== undefined && before !== seen) return fail('changed_since');
        await tx.updateTable('customer_order').set({ assignee_id: staffId }).where('id', '=', order.id).execute();
        await recordAudit(tx, actor, now(), {
          action: 'orders.assign',
          subject: subject(number),
          after: { assignee: person?.name ?? null },
        });
        return ok({ before });
      }),

    /** Adds and removes tags, so that two people's tags never overwrite each other; returns those that it added and removed. */
    tag: (
      actor: Actor,
      number: OrderNumber,
      change: { add?: string[]; remove?: string[] },
    ): Done<{ added: string[]; removed: string[] }> =>
      onOrder(actor, number, 'orders.note', async (tx, order) => {
        const { add = [], remove = [] } = change;
        const tags = cleanTags([...order.tags.filter((tag) => !remove.includes(tag)), ...add]);
        const added = tags.filter((tag) => !order.tags.includes(tag));
        const removed = order.tags.filter((tag) => !tags.includes(tag));
        if (added.length === 0 && removed.length === 0) return ok({ added, removed });
        await tx.updateTable('customer_order').set({ tags }).where('id', '=', order.id).execute();
        await recordAudit(tx, actor, now(), {
          action: 'orders.tag',
          subject: subject(number),
          before: { tags: order.tags },
          after: { tags },
        });
        return ok({ added, removed });
      }),

    /**
     * Sets when the goods of a line that no store has are expected; null: unknown. The customer is mailed when a day is set or
     * moved; the same day again changes nothing. Returns whether a mail goes out.
     */
    expect: (
      actor: Actor,
      number: OrderNumber,
      position: number,
      day: string | null,
    ): Done<{ isTold: boolean }, 'no_such_line' | 'no_such_day'> =>
      onOrder(actor, number, 'orders.fulfil', async (tx, { id }) => {
        if (day !== null && !isCalendarDay(day)) return fail('no_such_day');
        const line = isPosition(position) ? await lineOf(tx, id, position) : undefined;
        if (!line) return fail('no_such_line');
        if (line.day === day) return ok({ isTold: false });
        await tx
          .updateTable('order_line')
          .set({ expected_on: day })
          .where('order_id', '=', id)
          .where('position', '=', position)
          .execute();
        await recordAudit(tx, actor, now(), {
          action: 'orders.expect',
          subject: subject(number),
          before: { day: line.day },
          after: { sku: line.sku, day },
        });
        const order = day === null ? null : await findOrder(tx, { by: 'id', value: id });
        return ok({ isTold: order !== null && (await tellExpected(tx, order, line.day !== null)) });
      }),

    /**
     * Sends a mail of an order again, to the address that the customer has now; once for a key. Codes of gift cards are money:
     * they go to the address that paid, unless `isRedirected`, which needs a fresh factor.
     */
    resend: (
      actor: Actor,
      number: OrderNumber,
      mailId: string,
      { key, isRedirected = false }: Again,
    ): Done<null, 'not_kept'> =>
      onOrder(actor, number, 'orders.fulfil', async (tx, order) => {
        const sent = await tx
          .selectFrom('outbox_mail')
          .select(['id', 'kind', 'recipient', 'subject'])
          .where(sql<string>`id::text`, '=', mailId)
          .where(sql<string>`split_part(subject_id, ':', 1)`, '=', order.id)
          .executeTakeFirst();
        if (isRedirected) authorise(actor, 'gift-cards.redirect', { subject: number });
        const isToPresent = sent && (isRedirected || TO_PRESENT_ADDRESS.includes(sent.kind));
        const to = isToPresent ? order.email : sent?.recipient;
        if (!sent || !to || !(await mail.sendAgain(tx, sent.id, { to, key }))) return fail('not_kept');
        await recordAudit(tx, actor, now(), {
          action: isRedirected ? 'gift-cards.redirect' : 'orders.resend',
          subject: subject(number),
          after: { kind: sent.kind },
        });
        return ok(null);
      }),
  };
}
