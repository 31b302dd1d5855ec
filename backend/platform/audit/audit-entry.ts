import type { Actor } from '#domain/staff/actor.ts';

export type ActorKind = Actor['kind'];
export type AuditOutcome = 'done' | 'refused';
/** Fields that changed, with their values; never secrets or whole contacts. */
export type AuditValues = Record<string, unknown>;

/** What an entry is about: `{ kind: 'order', id: '1000016' }`. */
export type AuditSubject = { kind: string; id: string };

/** A change or a refusal. `action` is a permission or another word for what was done. */
export type AuditRecord = {
  action: string;
  subject: AuditSubject;
  before?: AuditValues;
  after?: AuditValues;
  reason?: string;
  outcome?: AuditOutcome;
};
