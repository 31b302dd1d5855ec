import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import type { ContactState } from '#domain/content/contact/contact-state.ts';
import type { MessageListQuery } from '#domain/content/contact/message-list.ts';
import { type Actor, accessRefusal, authorise, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { ContactMail } from '../mails/contact-mail.ts';
import { countMessages, findMessage, listMessages, type StaffMessage } from './message-queries.ts';

/** 'conflict': a colleague answered or closed it since the form was opened; the detail is how it stands now. */
export type MessageOutcome =
  | Ok<null>
  | FailBy<{
      unknown: unknown;
      invalid: unknown;
      conflict: StaffMessage;
      unknown_order: unknown;
      unknown_person: unknown;
    }>;

/** `seenVersion`: the version that the form was opened with; `key`: of the form. */
export type MessageForm = { seenVersion: number; key: string };

/** What staff change about a message besides answering; absent stays as it is. */
export type MessageChange = { state?: ContactState; assigneeId?: string | null; order?: string | null };

const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

type Parts = { ctx: Pick<ShopContext, 'db' | 'now'>; mail: Pick<MailService<ContactMail>, 'queue'> };

/** The inbox of staff: lists, answers by mail, state, assignee and order of messages (contact-2). */
export function createContactInbox({ ctx, mail }: Parts) {
  const { kysely } = ctx.db;
  const scopeOf = ({ number, storeId }: StaffMessage) => ({ subject: number, store: storeId });

  async function onLocked(
    actor: Actor,
    number: string,
    work: (tx: Tx, message: StaffMessage) => Promise<MessageOutcome>,
  ): Promise<MessageOutcome> {
    const done = await inTransaction(kysely, async (tx) => {
      const message = await findMessage(tx, number, true);
      if (!message) return fail<'unknown'>('unknown');
      authorise(actor, 'messages.answer', scopeOf(message));
      return work(tx, message);
    });
    return done;
  }

  async function valuesOf(tx: Tx, { state, assigneeId, order }: MessageChange) {
    const people = tx.selectFrom('staff').select('id').where('suspended_at', 'is', null);
    if (assigneeId && !(isRowId(assigneeId) && (await people.where('id', '=', assigneeId).executeTakeFirst())))
      return fail<'unknown_person'>('unknown_person');
    const found = order
      ? await tx.selectFrom('customer_order').select('id').where('number', '=', order).executeTakeFirst()
      : null;
    if (order && !found) return fail<'unknown_order'>('unknown_order');
    return ok({
      ...(state && { state }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(order !== undefined && { order_id: found?.id ?? null }),
    });
  }

  return {
    /** A page of messages, newest first. A store lists its own. */
    async list(actor: Actor, query: MessageListQuery, after: string | null = null) {
      return listMessages(kysely, query, storesFor(actor, 'messages.read'), after);
    },

    /** How many messages each query finds; 10,001 stands for more. */
    async counts(actor: Actor, queries: readonly MessageListQuery[]): Promise<number[]> {
      return countMessages(kysely, queries, storesFor(actor, 'messages.read'));
    },

    /** One message with its answers; null if it does not exist. */
    async one(actor: Actor, number: string): Promise<(StaffMessage & { mayAnswer: boolean }) | null> {
      const message = await findMessage(kysely, number);
      if (!message) {
        storesFor(actor, 'messages.read');
        return null;
      }
      authorise(actor, 'messages.read', scopeOf(message));
      return { ...message, mayAnswer: accessRefusal(actor, 'messages.answer', scopeOf(message)) === null };
    },

    /** Answers by mail: kept, mailed once per form. The answer replaces no colleague's unseen one. */
    async answer(
      actor: Actor,
      number: string,
      typed: string,
      { seenVersion, key }: MessageForm,
    ): Promise<MessageOutcome> {
      const body = typed.replaceAll(/\r\n?/g, '\n').trim();
      if (key === '' || body === '' || body.length > MAX_MESSAGE || CONTROL_BUT_LINES.test(body))
        return fail('invalid');
      return onLocked(actor, number, async (tx, message) => {
        const sent = tx
          .selectFrom('contact_reply')
          .select('id')
          .where('message_id', '=', message.id)
          .where('idempotency_key', '=', key);
        if (await sent.executeTakeFirst()) return ok(null);
        if (message.version !== seenVersion) return fail('conflict', message);
        const at = ctx.now();
        const by = authorOf(actor);
        const { id } = await tx
          .insertInto('contact_reply')
          .values({ message_id: message.id, staff_id: by.staffId, author: by.name, body, idempotency_key: key, at })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('contact_message')
          .set({ state: 'answered', version: message.version + 1 })
          .where('id', '=', message.id)
          .execute();
        await recordAudit(tx, actor, at, {
          action: 'messages.answer',
          subject: { kind: 'message', id: number },
          before: { state: message.state },
          after: { state: 'answered', reply: id },
        });
        const store = shop.stores.find(({ id: storeId }) => storeId === message.storeId);
        await mail.queue(tx, {
          kind: 'contact-reply',
          subjectId: `${message.id}:${id}`,
          number,
          locale: message.locale,
          to: message.email,
          body,
          quoted: message.message,
          replyTo: store?.email ?? shop.email,
        });
        return ok(null);
      });
    },

    /** Changes state, assignee or order of a message. Such changes merge with a colleague's of other fields. */
    async change(actor: Actor, number: string, change: MessageChange): Promise<MessageOutcome> {
      return onLocked(actor, number, async (tx, message) => {
        const values = await valuesOf(tx, change);
        if (!values.ok) return values;
        if (Object.keys(values.value).length === 0) return ok(null);
        await tx.updateTable('contact_message').set(values.value).where('id', '=', message.id).execute();
        const { state, assigneeId, order } = message;
        await recordAudit(tx, actor, ctx.now(), {
          action: 'messages.answer',
          subject: { kind: 'message', id: number },
          before: { state, assigneeId, order },
          after: change,
        });
        return ok(null);
      });
    },

    /** People who can be given a message. */
    async answerers(actor: Actor): Promise<{ id: string; name: string }[]> {
      storesFor(actor, 'messages.answer');
      return kysely
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('suspended_at', 'is', null)
        .where('role', 'in', ['owner', 'manager', 'sales', 'store'])
        .orderBy('name')
        .execute();
    },
  };
}
