import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { addMonths } from '#domain/base/time/local-day.ts';
import { receivedDay } from '#domain/sales/orders/received-day.ts';

/** The warranty of a bought line. `endsOn`: the last local day; null before the goods are received. */
export type OwnWarranty = {
  number: OrderNumber;
  position: number;
  title: string;
  months: number;
  endsOn: string | null;
};

type Row = Omit<OwnWarranty, 'endsOn'> & { methodId: string; completedAt: Date | null; shippedAt: Date | null };

const MOST = 200;

/** Warranties of a customer's paid goods that were not given back, newest order first (warranty-1). */
export async function warrantiesOf(db: Kysely<Tables>, userId: string): Promise<OwnWarranty[]> {
  const { rows } = await sql<Row>`
    select o.number, line.position, line.title, line.warranty_months as months, o.shipping_method_id as "methodId",
      (select max(at) from order_event where order_id = o.id and kind = 'completed') as "completedAt",
      (select coalesce((select max(shipped_at) from shipment where order_id = o.id), max(at))
        from order_event where order_id = o.id and kind = 'shipped' having count(*) > 0) as "shippedAt"
    from customer_order o join order_line line on line.order_id = o.id
    where o.user_id = ${userId} and line.warranty_months is not null and line.amount > line.refunded_amount
      and o.status not in ('pending_payment', 'payment_failed', 'cancelled', 'refunded')
    order by o.placed_at desc, o.number desc, line.position limit ${MOST}`.execute(db);
  return rows.map(({ methodId, completedAt, shippedAt, ...line }) => {
    const day = receivedDay({ methodId, completedAt, shippedAt });
    return { ...line, endsOn: day && addMonths(day, line.months) };
  });
}
