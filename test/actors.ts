import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Actor, StaffActor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';

/** A person at the command line, who may do everything. */
export const byCommand: Actor = { kind: 'command', name: null };

type Over = Partial<Pick<StaffActor, 'stores' | 'limits' | 'proof' | 'approvedBy' | 'name'>>;

/** A person of a role with a row in `staff`; of all stores, and without a limit, unless given. */
export async function staffMember(db: Kysely<Tables>, role: StaffRole, over: Over = {}): Promise<StaffActor> {
  const { name = `Aino ${role}`, stores = [], limits = { refund: 1_000_000, refundsPerDay: 1_000_000 } } = over;
  const { id } = await db
    .insertInto('staff')
    .values({
      name,
      role,
      stores: [...stores],
      email: `${crypto.randomUUID()}@example.com`,
      refund_limit_cents: limits.refund,
      refund_day_limit_cents: limits.refundsPerDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { proof = null, approvedBy = null } = over;
  return { kind: 'staff', id, name, role, stores, limits, sessionId: 'session', proof, approvedBy, requestId: null };
}
