import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { payingCardsOf } from '../paying-cards.ts';

/** An order with all its rows; null if it does not exist. */
export async function wholeOrder(db: Kysely<Tables>, number: OrderNumber): Promise<WholeOrder | null> {
  const rows = await db.selectFrom('customer_order').selectAll().where('number', '=', number).execute();
  const [order] = await withParts(db, rows);
  return order ?? null;
}

const PAGE = 200;

/** Orders placed within a range of days (inclusive, in the shop's time zone), oldest first, in pages. */
export async function* ordersPlaced(
  db: Kysely<Tables>,
  { from, to, timeZone }: { from: string | null; to: string | null; timeZone: string },
): AsyncGenerator<WholeOrder[]> {
  let last: { exactly: string; id: string } | undefined;
  for (;;) {
    let query = db
      .selectFrom('customer_order')
      .selectAll()
      // a Date would lose the microseconds
      .select(sql<string>`placed_at::text`.as('exactly'))
      .orderBy('placed_at')
      .orderBy('id')
      .limit(PAGE);
    if (from) query = query.where(sql<boolean>`placed_at >= ${from}::timestamp at time zone ${timeZone}`);
    if (to) query = query.where(sql<boolean>`placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
    if (last) query = query.where(sql<boolean>`(placed_at, id) > (${last.exactly}::timestamptz, ${last.id}::uuid)`);
    const rows = await query.execute();
    last = rows.at(-1);
    if (rows.length > 0)
      yield await withParts(
        db,
        rows.map(({ exactly, ...row }) => row),
      );
    if (rows.length < PAGE) return;
  }
}

async function withParts(db: Kysely<Tables>, orders: Selectable<Tables['customer_order']>[]) {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const events = await db
    .selectFrom('order_event')
    .select(['order_id', 'at', 'kind', 'details'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payment_attempt')
    .select([
      ...(['order_id', 'attempt', 'provider', 'method', 'amount_cents', 'status'] as const),
      ...(['transaction_id', 'created_at'] as const),
    ])
    .where('order_id', 'in', ids)
    .orderBy('attempt')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select([
      ...(['order_id', 'id', 'cents', 'gateway_cents', 'gift_card_cents', 'lines', 'shipping_cents', 'vat'] as const),
      ...(['reason', 'restock', 'is_surplus', 'status', 'details', 'created_at'] as const),
    ])
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const shipments = await db
    .selectFrom('shipment')
    .select(['id', 'order_id', 'carrier', 'tracking_code', 'shipped_at'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const parcelLines = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['shipment_line.shipment_id', 'position', 'amount'])
    .where('shipment.order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const cardsOf = await payingCardsOf(db, ids);
  const linesOfParcel = Map.groupBy(parcelLines, ({ shipment_id }) => shipment_id);
  const of = <T extends { order_id: string }>(rows: T[]) => Map.groupBy(rows, ({ order_id }) => order_id);
  const [linesOf, eventsOf, paymentsOf] = [of(lines), of(events), of(payments)];
  const [refundsOf, shipmentsOf] = [of(refunds), of(shipments)];
  // the secret grants access to the order's page
  return orders.map(({ request_hash, idempotency_key, secret, ...told }) => ({
    ...told,
    gift_cards: cardsOf.get(told.id) ?? [],
    lines: linesOf.get(told.id) ?? [],
    events: (eventsOf.get(told.id) ?? []).map(({ order_id, ...event }) => event),
    payments: (paymentsOf.get(told.id) ?? []).map(({ order_id, ...payment }) => payment),
    refunds: (refundsOf.get(told.id) ?? []).map(({ order_id, ...refund }) => refund),
    shipments: (shipmentsOf.get(told.id) ?? []).map(({ order_id, id, ...shipment }) => ({
      ...shipment,
      // numbered from 1, as commands take them
      lines: (linesOfParcel.get(id) ?? []).map(({ position, amount }) => ({ line: position + 1, amount })),
    })),
  }));
}

/** An order with its lines, events, payments, refunds and parcels, as stored; without what opens its page. */
export type WholeOrder = Awaited<ReturnType<typeof withParts>>[number];
