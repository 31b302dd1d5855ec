import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type Actor, authorise, type StaffActor } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { shop } from '#shop.config';
import type { StoredOrder } from '../stored-order.ts';

/** What a person has decided to refund since midnight, without payments that never were an order's. */
async function refundedToday(db: Kysely<Tables>, { id }: StaffActor, now: Date): Promise<Cents> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(cents), 0)::int`.as('cents'))
    .where('staff_id', '=', id)
    .where('created_at', '>=', startOfLocalDay(localDay(now, shop.timeZone), shop.timeZone))
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** The permission that a refund of a sum needs: another one above the person's limit for a refund or for a day. */
export async function refundPermission(db: Kysely<Tables>, actor: Actor, cents: Cents, now: Date): Promise<Permission> {
  if (actor.kind !== 'staff') return 'refunds.create';
  const { refund, refundsPerDay } = actor.limits;
  const isWithin = cents <= refund && (await refundedToday(db, actor, now)) + cents <= refundsPerDay;
  return isWithin ? 'refunds.create' : 'refunds.above-limit';
}

/** Throws `AccessRefused` unless the actor may refund a sum of a locked order; returns the permission used. */
export async function authoriseRefund(
  actor: Actor,
  tx: Tx,
  order: StoredOrder,
  cents: Cents,
  now: Date,
): Promise<Permission> {
  // two refunds by one person at once must not both fit into the day's limit
  if (actor.kind === 'staff') await sql`select id from staff where id = ${actor.id} for no key update`.execute(tx);
  const permission = await refundPermission(tx, actor, cents, now);
  authorise(actor, permission, { subject: order.number, store: order.storeId, cents });
  return permission;
}
