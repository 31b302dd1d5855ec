import { sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { AccessRefused, type Proof, type StaffActor, type StaffId } from '#domain/staff/actor.ts';
import { type ApprovalSubject, mayApprove } from '#domain/staff/approval.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { isRowId } from '../tokens.ts';

const LISTED = 50;

/** Requests for a second person's consent: what, who and why; bound to a subject and a sum, used once (staff-7). */
export function createApprovals({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;
  const all = () =>
    kysely
      .selectFrom('approval_request as request')
      .innerJoin('staff as asker', 'asker.id', 'request.requested_by')
      .leftJoin('staff as decider', 'decider.id', 'request.decided_by')
      .selectAll('request')
      .select(['asker.name as asker', 'decider.name as decider'])
      .limit(LISTED);

  return {
    /** Asks a colleague; returns the request's id, with which the action is repeated once it is approved. */
    async requestApproval(actor: StaffActor, request: ApprovalSubject & { reason: string }): Promise<string> {
      if (grantOf(actor.role, request.permission) !== 'approval')
        throw new AccessRefused(request.permission, 'role', { subject: request.subject });
      return inTransaction(kysely, async (tx) => {
        const at = now();
        const { permission, subject, cents, reason } = request;
        const { id } = await tx
          .insertInto('approval_request')
          .values({
            permission,
            subject,
            cents,
            reason,
            requested_by: actor.id,
            created_at: at,
            expires_at: new Date(at.getTime() + DAY_MS),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await recordAudit(tx, actor, at, {
          action: permission,
          subject: { kind: 'approval', id },
          after: { asked: subject, cents },
          reason,
        });
        return id;
      });
    },

    /** The open requests that this person may decide, oldest first. */
    async approvalsFor(actor: StaffActor) {
      const open = await all()
        .where('request.decided_at', 'is', null)
        .where('request.expires_at', '>', now())
        .orderBy('request.created_at')
        .execute();
      return open.filter((row) => mayApprove(actor, { permission: row.permission, requestedBy: row.requested_by }));
    },

    /** This person's own requests of the last day, newest first. */
    ownApprovals: (actor: StaffActor) =>
      all()
        .where('request.requested_by', '=', actor.id)
        .where('request.expires_at', '>', now())
        .orderBy('request.created_at', 'desc')
        .execute(),

    /**
     * Decides a request. Consent needs a fresh factor for the very same permission, subject and sum; a refusal needs none.
     * 'decided': a colleague was first, or the request is a day old.
     */
    async decideApproval(
      actor: StaffActor,
      id: string,
      isApproved: boolean,
    ): Promise<Result<null, never> | Fail<'unknown'> | Fail<'decided'>> {
      if (!isRowId(id)) return fail('unknown');
      return inTransaction(kysely, async (tx) => {
        const request = await tx
          .selectFrom('approval_request')
          .where('id', '=', id)
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
        if (!request) return fail('unknown');
        const { permission, subject, cents } = request;
        const scope = { subject, ...(cents !== null && { cents }) };
        if (!mayApprove(actor, { permission, requestedBy: request.requested_by }))
          throw new AccessRefused(permission, 'role', scope);
        if (await hasInvited(tx, actor, request.requested_by)) throw new AccessRefused(permission, 'approval', scope);
        const { proof } = actor;
        const isProved = proof?.permission === permission && proof.subject === subject && proof.cents === cents;
        if (isApproved && !isProved) throw new AccessRefused(permission, 'proof', scope);
        if (request.decided_at || request.expires_at <= now()) return fail('decided');
        await tx
          .updateTable('approval_request')
          .set({ decided_by: actor.id, decided_at: now(), is_approved: isApproved })
          .where('id', '=', id)
          .execute();
        await recordAudit(tx, actor, now(), {
          action: permission,
          subject: { kind: 'approval', id },
          after: { isApproved, subject, cents },
        });
        return ok(null);
      });
    },

    /** Uses an approved request for what was proved; null: not theirs, for something else, not approved, used or expired. */
    async takeApproval(staffId: StaffId, id: string, { permission, subject, cents }: Proof) {
      if (!isRowId(id)) return null;
      const taken = await kysely
        .updateTable('approval_request')
        .from('staff as approver')
        .set({ used_at: now() })
        .whereRef('approver.id', '=', 'approval_request.decided_by')
        .where('approval_request.id', '=', id)
        .where('requested_by', '=', staffId)
        .where('permission', '=', permission)
        .where('subject', '=', subject)
        .where('cents', cents === null ? 'is' : '=', cents)
        .where('is_approved', '=', true)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .where('approver.suspended_at', 'is', null)
        .returning(['approver.id', 'approver.name'])
        .executeTakeFirst();
      return taken ?? null;
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;

/** Whether the asker came by this manager's invitation: an invented colleague would be no second person. Owners may act alone. */
const hasInvited = async (tx: Tx, { id, role }: StaffActor, asker: string): Promise<boolean> =>
  role !== 'owner' &&
  (await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'staff.invite')
    .where('subject_kind', '=', 'staff')
    .where('subject_id', '=', asker)
    .where('staff_id', '=', id)
    .where(sql<boolean>`after ->> 'role' is not null`)
    .executeTakeFirst()) !== undefined;
