import { type DeletionParts, removeCustomer } from '#backend/customers/own-data/delete-account.ts';
import { deleteGuest } from '#backend/customers/own-data/guest-data.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { findProfile } from '../detail-queries.ts';
import { type CustomerCard, type CustomerIdentity, customerCard, identityOf } from './customer-card.ts';
import { findCustomers } from './find-customers.ts';
import { type CustomerNote, createNotes, notesOf } from './notes.ts';

type Parts<Exported, ExportedGuest> = {
  exportData: (userId: string) => Promise<Exported | null>;
  exportGuest: (email: string) => Promise<ExportedGuest>;
  leaving: Omit<DeletionParts, 'verifyPassword'>;
};

/** Customers as staff find, see and serve them; every look at a customer's page is in the audit log (customer-1). */
export function createCustomerDesk<Exported, ExportedGuest>(
  ctx: ShopContext,
  { exportData, exportGuest, leaving }: Parts<Exported, ExportedGuest>,
) {
  const { kysely } = ctx.db;
  const subjectOf = (id: string) => ({ kind: 'customer', id });

  /** One entry for a person, customer and day. */
  async function recordLook(actor: Actor, id: string): Promise<void> {
    const now = ctx.now();
    const seen =
      actor.kind === 'staff' &&
      (await kysely
        .selectFrom('audit_entry')
        .select('id')
        .where('subject_kind', '=', 'customer')
        .where('subject_id', '=', id)
        .where('staff_id', '=', actor.id)
        .where('action', '=', 'customers.read')
        .where('at', '>=', startOfLocalDay(localDay(now, shop.timeZone), shop.timeZone))
        .executeTakeFirst());
    if (!seen) await recordAudit(kysely, actor, now, { action: 'customers.read', subject: subjectOf(id) });
  }

  async function remove(tx: Tx, { userId, email }: CustomerIdentity): Promise<boolean> {
    if (!userId) await deleteGuest(tx, email, leaving);
    const profile = userId && (await findProfile(tx, userId));
    return userId && profile ? removeCustomer(tx, { userId, ...profile }, leaving) : userId === null;
  }

  return {
    ...createNotes(ctx),

    /** A page of customers by name, e-mail or phone. */
    async find(actor: Actor, text: string, after: string | null = null) {
      authorise(actor, 'customers.read');
      return findCustomers(kysely, text, after);
    },

    /** Everything about a customer; null for nobody. */
    async card(
      actor: Actor,
      id: string,
    ): Promise<(CustomerCard & { notes: CustomerNote[]; may: { export: boolean; delete: boolean } }) | null> {
      authorise(actor, 'customers.read', { subject: id });
      const who = await identityOf(kysely, id);
      if (!who) return null;
      await recordLook(actor, id);
      const may = (permission: 'customers.export' | 'customers.delete') => mayTry(actor, permission, { subject: id });
      return {
        ...(await customerCard(kysely, who)),
        notes: await notesOf(kysely, who),
        may: { export: may('customers.export'), delete: may('customers.delete') },
      };
    },

    /** What the shop stores about a customer or a guest, on their request; null for nobody (own-data-1). */
    async exportFor(actor: Actor, id: string): Promise<Exported | ExportedGuest | null> {
      authorise(actor, 'customers.export', { subject: id });
      const who = await identityOf(kysely, id);
      const exported = who && (who.userId ? await exportData(who.userId) : await exportGuest(who.email));
      if (!exported) return null;
      await recordAudit(kysely, actor, ctx.now(), { action: 'customers.export', subject: subjectOf(id) });
      note(ctx.log, 'data-taken-out', { customer: id });
      return exported;
    },

    /**
     * Deletes a customer's account and data on their request, and a mail confirms it; of a guest everything with their address
     * (own-data-1).
     */
    async deleteFor(actor: Actor, id: string, reason: string): Promise<Result<null, 'unknown' | 'reason'>> {
      authorise(actor, 'customers.delete', { subject: id });
      if (reason.trim() === '') return fail('reason');
      const who = await identityOf(kysely, id);
      if (!who) return fail('unknown');
      const isGone = await inTransaction(kysely, async (tx) => {
        if (!(await remove(tx, who))) return false;
        await recordAudit(tx, actor, ctx.now(), {
          ...{ action: 'customers.delete', subject: subjectOf(id), reason: reason.trim() },
        });
        return true;
      });
      if (isGone) note(ctx.log, 'account-deleted', { customer: id });
      return isGone ? ok(null) : fail('unknown');
    },
  };
}
