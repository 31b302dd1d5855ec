import { type AuditEntry, type AuditSubject, auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { AccessRefused, Actor, StaffActor } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { isRowId } from './tokens.ts';

type Query = {
  person: string | null;
  subject: AuditSubject | null;
  isRefused: boolean;
  before: number | null;
  limit: number;
};
/** Actions that move money: what accounting sees. */
const MONEY = [
  'refunds.create',
  'refunds.above-limit',
  'refunds.by-hand',
  'gift-cards.block',
  'gift-cards.adjust',
  'gift-cards.above-limit',
  'gift-cards.renew',
  'orders.cancel',
];

/** The audit log as a person may see it: whole, its money, or what they did themselves (staff-11). */
export const createAuditLog =
  ({ db }: Pick<ShopContext, 'db'>) =>
  async (actor: StaffActor, query: Query): Promise<AuditEntry[]> => {
    const seesAll = grantOf(actor.role, 'audit.read') !== null;
    const seesMoney = !seesAll && grantOf(actor.role, 'audit.read-money') !== null;
    const isOwn = !seesAll && !seesMoney;
    const person = isOwn ? actor.id : query.person;
    if (person && !isRowId(person)) return [];
    return auditEntries(db.kysely, {
      ...(person && { staffId: person }),
      ...(query.subject && { subject: query.subject }),
      ...(seesMoney && { actions: MONEY }),
      ...(query.isRefused && { outcome: 'refused' as const }),
      ...(query.before && { beforeId: query.before }),
      limit: query.limit,
    });
  };

/** Records that an actor was refused for role or store. The refusal stands when that fails: it is logged. */
export const createRefusalLog =
  ({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>) =>
  async (actor: Actor, { permission, reason, scope }: AccessRefused): Promise<void> => {
    // a missing factor or second person is a question, no refusal
    if (reason === 'proof' || reason === 'approval') return;
    const subject = { kind: 'request', id: scope?.subject ?? '' };
    const record = { action: permission, subject, reason, outcome: 'refused' } as const;
    await recordAudit(db.kysely, actor, now(), record).catch((err) =>
      log.error({ err }, 'a refusal could not be recorded'),
    );
  };
