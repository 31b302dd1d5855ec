import { sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { findOrder } from '../queries.ts';
import type { createMark } from './mark.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long after its last parcel an order has arrived: nobody follows parcels to the customer's door. */
const ARRIVED_DAYS = 30;
const PAGE = 500;

type Parts = Pick<ReturnType<typeof createMark>, 'markLocked'> & { kick: () => void };

/**
 * The night's work on orders that were sent: 30 days after the last parcel they are completed, with an event and without a mail.
 * Else they would stay under way, and personal data with them. Those that wait in a store stay as they are.
 */
export function createArrivals({ db, log, now }: ShopContext, { markLocked, kick }: Parts) {
  /** Orders from before parcels were written down go by the event. */
  const lastSent = sql<Date>`coalesce(
    (select max(shipped_at) from shipment where shipment.order_id = customer_order.id),
    (select max(at) from order_event where order_event.order_id = customer_order.id and kind = 'shipped'),
    customer_order.updated_at)`;

  async function complete(id: string, before: Date): Promise<void> {
    await inTransaction(db.kysely, async (tx) => {
      const order = await findOrder(tx, { by: 'id', value: id, lock: true });
      if (order?.status !== 'shipped') return;
      // another parcel may have left while the others had their turn
      const due = await tx
        .selectFrom('customer_order')
        .select('id')
        .where('id', '=', id)
        .where(lastSent, '<=', before)
        .executeTakeFirst();
      if (due) await markLocked(tx, order, 'completed', {}, 'time');
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
      // one that fails must not keep the others from their turn
      for (const { id } of rows)
        await complete(id, before).catch((error) => log.error({ err: error, order: id }, 'sent order: not completed'));
    }
    kick();
  };
}
