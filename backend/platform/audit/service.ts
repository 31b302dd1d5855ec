import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { ActorKind, AuditOutcome, AuditRecord, AuditSubject, AuditValues } from './audit-entry.ts';

export type { AuditRecord, AuditSubject, AuditValues } from './audit-entry.ts';

/**
 * Adds an entry to the audit log, in the transaction of the change it describes: a change that is rolled back leaves none, and
 * none is made without its entry.
 */
export const recordAudit = (tx: Kysely<Tables>, actor: Actor, now: Date, record: AuditRecord): Promise<void> =>
  recordAudits(tx, actor, now, [record]);

/** Adds entries of many changes that are made at once. */
export async function recordAudits(
  tx: Kysely<Tables>,
  actor: Actor,
  now: Date,
  records: readonly AuditRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const staff = actor.kind === 'staff' ? actor : null;
  const program = actor.kind === 'program' ? actor : null;
  const rows = records.map(({ action, subject, before, after, reason = null, outcome = 'done' }) => ({
    at: now,
    actor_kind: actor.kind,
    staff_id: staff?.id ?? null,
    actor_name: nameOf(actor),
    api_key_id: program?.id ?? null,
    session_id: staff?.sessionId ?? null,
    approved_by: staff?.approvedBy?.id ?? null,
    had_proof: Boolean(staff?.proof),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason,
    outcome,
    request_id: (staff ?? program)?.requestId ?? null,
  }));
  await tx.insertInto('audit_entry').values(rows).execute();
}

/** The name of an actor as logs and timelines show it; null for a customer or an unnamed command. */
export function nameOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'customer':
      return null;
    case 'store-link':
      return actor.store;
    default:
      return actor.name;
  }
}

/** Who wrote something, as its row names them; the id is null for a command or a job. */
export const authorOf = (actor: Actor): { staffId: string | null; name: string | null } => ({
  staffId: actor.kind === 'staff' ? actor.id : null,
  name: nameOf(actor),
});

export type AuditEntry = {
  id: number;
  at: Date;
  actor: { kind: ActorKind; staffId: string | null; name: string | null };
  approvedBy: string | null;
  action: string;
  subject: AuditSubject;
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
  outcome: AuditOutcome;
};

/** Filters of the log; `beforeId` continues after the last entry of a page. */
export type AuditQuery = {
  subject?: AuditSubject;
  staffId?: string;
  actions?: string[];
  outcome?: AuditOutcome;
  beforeId?: number;
  limit: number;
};

/** Entries of the audit log, newest first. */
export async function auditEntries(db: Kysely<Tables>, query: AuditQuery): Promise<AuditEntry[]> {
  const { subject, staffId, actions, outcome, beforeId, limit } = query;
  let rows = db
    .selectFrom('audit_entry')
    .leftJoin('staff as approver', 'approver.id', 'audit_entry.approved_by')
    .selectAll('audit_entry')
    .select('approver.name as approver')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit);
  if (subject) rows = rows.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
  if (staffId) rows = rows.where('staff_id', '=', staffId);
  if (actions) rows = rows.where('action', 'in', actions);
  if (outcome) rows = rows.where('outcome', '=', outcome);
  if (beforeId !== undefined) rows = rows.where('audit_entry.id', '<', beforeId);
  return (await rows.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    actor: { kind: row.actor_kind, staffId: row.staff_id, name: row.actor_name },
    approvedBy: row.approver,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: row.before,
    after: row.after,
    reason: row.reason,
    outcome: row.outcome,
  }));
}
