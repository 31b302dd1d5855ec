import type { Kysely } from 'kysely';
import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { type CustomerIdentity, identityOf } from './customer-card.ts';

/** What staff wrote down about a customer. The customer's own-data file has it too. */
export type CustomerNote = { id: string; body: string; author: string | null; version: number; updatedAt: Date };

/** 'conflict': a colleague changed the note since it was opened; the detail is how it stands now. */
export type NoteOutcome = Ok<null> | FailBy<{ unknown: unknown; invalid: unknown; conflict: CustomerNote }>;

const ofCustomer = (db: Kysely<Tables>, { userId, email }: CustomerIdentity) => {
  const rows = db.selectFrom('customer_note').select(['id', 'body', 'author', 'version', 'updated_at as updatedAt']);
  return userId ? rows.where('user_id', '=', userId) : rows.where('email', '=', email);
};

export const notesOf = (db: Kysely<Tables>, who: CustomerIdentity): Promise<CustomerNote[]> =>
  ofCustomer(db, who).orderBy('created_at', 'desc').execute();

/** Notes of staff about customers. */
export function createNotes({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;
  const isText = (body: string) => body !== '' && body.length <= MAX_MESSAGE;

  return {
    /** Adds a note; with the `key` of its form, once. */
    async addNote(actor: Actor, customerId: string, typed: string, key: string): Promise<NoteOutcome> {
      authorise(actor, 'customers.note', { subject: customerId });
      const body = typed.trim();
      if (!isText(body)) return fail('invalid');
      const who = await identityOf(kysely, customerId);
      if (!who) return fail('unknown');
      const by = authorOf(actor);
      await inTransaction(kysely, async (tx) => {
        const at = now();
        const added = await tx
          .insertInto('customer_note')
          .values({
            user_id: who.userId,
            email: who.userId ? null : who.email,
            body,
            idempotency_key: key,
            staff_id: by.staffId,
            author: by.name,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        await recordAudit(tx, actor, at, {
          action: 'customers.note',
          subject: { kind: 'customer', id: customerId },
          after: { note: added.id },
        });
      });
      return ok(null);
    },

    /** Saves a note. An empty text deletes it. */
    async saveNote(
      actor: Actor,
      customerId: string,
      { id, version, body: typed }: { id: string; version: number; body: string },
    ): Promise<NoteOutcome> {
      authorise(actor, 'customers.note', { subject: customerId });
      const body = typed.trim();
      if (body.length > MAX_MESSAGE) return fail('invalid');
      const who = await identityOf(kysely, customerId);
      if (!who) return fail('unknown');
      const saved = await inTransaction(kysely, async (tx): Promise<NoteOutcome> => {
        const before = (await ofCustomer(tx, who).forUpdate().execute()).find((note) => note.id === id);
        if (!before) return fail('unknown');
        if (before.version !== version) return fail('conflict', before);
        const at = now();
        const by = authorOf(actor);
        const change = { body, version: version + 1, updated_at: at, staff_id: by.staffId, author: by.name };
        if (body === '') await tx.deleteFrom('customer_note').where('id', '=', id).execute();
        else await tx.updateTable('customer_note').set(change).where('id', '=', id).execute();
        // the text itself is the customer's data, which a deletion has to reach: the log keeps the fact only
        const after = { note: id, deleted: body === '' };
        await recordAudit(tx, actor, at, {
          action: 'customers.note',
          subject: { kind: 'customer', id: customerId },
          after,
        });
        return ok(null);
      });
      return saved;
    },
  };
}
