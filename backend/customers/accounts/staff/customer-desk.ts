import { type DeletionParts, removeCustomer } from '#backend/customers/own-data/delete-account.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type Actor, accessRefusal, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { findProfile } from '../detail-queries.ts';
import { type CustomerCard, customerCard, identityOf } from './customer-card.ts';
import { type CustomerThings, customerThings } from './customer-more.ts';
import { findCustomers } from './find-customers.ts';
import { type CustomerNote, createNotes, notesOf } from './notes.ts';

export type CustomerPage = CustomerCard & {
  things: CustomerThings;
  notes: CustomerNote[];
  may: { export: boolean; delete: boolean };
};

type Parts<Exported> = {
  exportData: (userId: string) => Promise<Exported | null>;
  leaving: Omit<DeletionParts, 'verifyPassword'>;
};

/** Customers as staff find, see and serve them; every look at a customer's page is in the audit log (customer-1). */
export function createCustomerDesk<Exported>(ctx: ShopContext, { exportData, leaving }: Parts<Exported>) {
  const { kysely } = ctx.db;
  const subjectOf = (id: string) => ({ kind: 'customer', id });

  /** One entry for a person or program, customer and day. */
  async function recordLook(actor: Actor, id: string): Promise<void> {
    const now = ctx.now();
    const who = actor.kind === 'program' ? 'api_key_id' : 'staff_id';
    const seen =
      (actor.kind === 'staff' || actor.kind === 'program') &&
      (await kysely
        .selectFrom('audit_entry')
        .select('id')
        .where('subject_kind', '=', 'customer')
        .where('subject_id', '=', id)
        .where(who, '=', actor.id)
        .where('action', '=', 'customers.read')
        .where('at', '>=', startOfLocalDay(localDay(now, shop.timeZone), shop.timeZone))
        .executeTakeFirst());
    if (!seen) await recordAudit(kysely, actor, now, { action: 'customers.read', subject: subjectOf(id) });
  }

  return {
    ...createNotes(ctx),

    /** A page of customers by name, e-mail or phone. */
    async find(actor: Actor, text: string, after: string | null = null, limit?: number) {
      authorise(actor, 'customers.read');
      return findCustomers(kysely, text, after, limit);
    },

    /** Everything about a customer; null for nobody. */
    async card(actor: Actor, id: string): Promise<CustomerPage | null> {
      authorise(actor, 'customers.read', { subject: id });
      const who = await identityOf(kysely, id);
      if (!who) return null;
      await recordLook(actor, id);
      const may = (permission: 'customers.export' | 'customers.delete') =>
        who.userId !== null && mayTry(actor, permission, { subject: id });
      return {
        ...(await customerCard(kysely, who)),
        things: await customerThings(kysely, who, (permission) => accessRefusal(actor, permission) === null),
        notes: await notesOf(kysely, who),
        may: { export: may('customers.export'), delete: may('customers.delete') },
      };
    },

    /** What the shop stores about a customer, on their request; null when there is no such account (own-data-1). */
    async exportFor(actor: Actor, id: string): Promise<Exported | null> {
      authorise(actor, 'customers.export', { subject: id });
      const exported = await exportData(id);
      if (!exported) return null;
      await recordAudit(kysely, actor, ctx.now(), { action: 'customers.export', subject: subjectOf(id) });
      note(ctx.log, 'data-taken-out', { customer: id });
      return exported;
    },

    /** Deletes a customer's account and data on their request; a mail confirms it (own-data-1). */
    async deleteFor(actor: Actor, id: string, reason: string): Promise<Result<null, 'unknown' | 'reason'>> {
      authorise(actor, 'customers.delete', { subject: id });
      if (reason.trim() === '') return fail('reason');
      const profile = await findProfile(kysely, id);
      if (!profile) return fail('unknown');
      const isGone = await inTransaction(kysely, async (tx) => {
        const removed = await removeCustomer(tx, { userId: id, ...profile }, leaving);
        if (removed)
          await recordAudit(tx, actor, ctx.now(), {
            action: 'customers.delete',
            subject: subjectOf(id),
            reason: reason.trim(),
          });
        return removed;
      });
      if (isGone) note(ctx.log, 'account-deleted', { customer: id });
      return isGone ? ok(null) : fail('unknown');
    },
  };
}
