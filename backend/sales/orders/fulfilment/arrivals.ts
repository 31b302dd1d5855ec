import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { findOrder } from '../queries.ts';
import type { createStatusChanges } from './change-status.ts';

const JOB: Actor = { kind: 'job', name: 'orders-arrived' };
/** Days after the last parcel when an order counts as arrived, as parcels are not tracked to the door. */
const ARRIVED_DAYS = 30;
const PAGE = 500;

type Deps = Pick<ReturnType<typeof createStatusChanges>, 'changeStatusLocked'>;

/**
 * Nightly job: completes orders 30 days after their last parcel, with an event and without a mail, so that their
 * personal data can be removed later. Orders ready for pickup stay as they are.
 */
export function createArrivals({ db, log, now }: ShopContext, { changeStatusLocked }: Deps) {
  /** Orders sent before parcels were stored use their event. */
  const lastSent = sql<Date>`coalesce(
    (select max(shipped_at) from shipment where shipment.order_id = customer_order.id),
    (select max(at) from order_event where order_event.order_id = customer_order.id and kind = 'shipped'),
    customer_order.updated_at)`;

  async function complete(id: string, before: Date): Promise<void> {
    await inTransaction(db.kysely, async (tx) => {
      const order = await findOrder(tx, { by: 'id', value: id, lock: true });
      if (order?.status !== 'shipped') return;
      // another parcel may have been sent meanwhile
      const due = await tx
        .selectFrom('customer_order')
        .select('id')
        .where('id', '=', id)
        .where(lastSent, '<=', before)
        .executeTakeFirst();
      if (due) await changeStatusLocked(JOB, tx, order, 'completed', {});
    });
  }

  return async function completeArrived(): Promise<void> {
    const before = new Date(now().getTime() - ARRIVED_DAYS * DAY_MS);
    for (let after = '00000000-0000-0000-0000-000000000000', rows = [{ id: '' }]; rows.length > 0; ) {
      rows = await db.kysely
        .selectFrom('customer_order')
        .select('id')
        .where('status', '=', 'shipped')
        .where(lastSent, '<=', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      after = rows.at(-1)?.id ?? after;
      // one failure must not stop the others
      for (const { id } of rows)
        await complete(id, before).catch((error) =>
          log.error({ err: error, order: id }, 'could not complete a sent order'),
        );
    }
  };
}
