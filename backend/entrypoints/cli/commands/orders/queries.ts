import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { isOrderStatus } from '#domain/sales/orders/order-status.ts';
import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import { CommandFailed } from '../../output.ts';

/** Matches part of a column, ignoring case; escapes wildcards. */
const holds = (column: RawBuilder<unknown>, typed: string) =>
  sql<boolean>`position(lower(${typed}) in lower(coalesce(${column}, ''))) > 0`;

/** Normalizes a phone number for matching: 040 …, +358 40 … and 0035840 … are equal. */
const significant = (typed: string) => typed.replaceAll(/\D/g, '').replace(/^(?:00)?358|^0/, '');

/** Search criteria, combined with AND. Each matches part of a text, ignoring case; sku and store match exactly. */
type OrderSearch = Partial<Record<'name' | 'email' | 'phone' | 'sku' | 'store', string | undefined>>;

/** Orders for staff, newest first, optionally by status and search criteria. */
export function recentOrders(
  db: Kysely<Tables>,
  { limit, status, ...who }: { limit: number; status: OrderStatus | null } & OrderSearch,
) {
  const { name, email, phone, sku, store } = who;
  let query = db
    .selectFrom('customer_order')
    .select(['number', 'status', 'placed_at', 'email', 'store_id', 'shipping_method_id', 'total_cents'])
    .select(sql<string>`concat_ws(' ', contact->>'firstname', contact->>'lastname')`.as('customer'))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit);
  if (status) query = query.where('status', '=', status);
  if (store) query = query.where('store_id', '=', store);
  if (email) query = query.where(holds(sql`email`, email));
  if (name)
    query = query.where(
      holds(sql`concat_ws(' ', contact->>'firstname', contact->>'lastname', contact->>'company')`, name),
    );
  if (phone) query = query.where(holds(sql`regexp_replace(contact->>'phone', '\\D', '', 'g')`, significant(phone)));
  if (sku)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_line')
          .select('order_line.sku')
          .whereRef('order_line.order_id', '=', 'customer_order.id')
          .where(sql<string>`upper(order_line.sku)`, '=', sku.toUpperCase()),
      ),
    );
  return query.execute();
}

export const unknownOrder = (number: OrderNumber) =>
  new CommandFailed(`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list');

/** The label of a status, or of the event that led to it, as on the order page; other events keep their kind. */
export const statusWords = (kind: string) => (isOrderStatus(kind) ? statusTexts.en[kind].name : kind);

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
  const linesOfParcel = Map.groupBy(parcelLines, ({ shipment_id }) => shipment_id);
  const of = <T extends { order_id: string }>(rows: T[]) => Map.groupBy(rows, ({ order_id }) => order_id);
  const [linesOf, eventsOf, paymentsOf] = [of(lines), of(events), of(payments)];
  const [refundsOf, shipmentsOf] = [of(refunds), of(shipments)];
  // the secret grants access to the order's page
  return orders.map(({ request_hash, idempotency_key, secret, ...told }) => ({
    ...told,
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

/** Describes an order line, with variant and the size of goods cut to size. */
export const lineText = (line: Pick<Selectable<Tables['order_line']>, 'title' | 'variation_name' | 'customization'>) =>
  [line.title, line.variation_name, line.customization && sizeText(line.customization)].filter(Boolean).join(' ');

export type WholeOrder = Awaited<ReturnType<typeof withParts>>[number];

/** What is still to be paid at the pickup, in cents. */
export const dueAtPickup = ({ status, due_later_cents, lines }: WholeOrder) =>
  dueLaterOf({
    status,
    dueLater: due_later_cents,
    lines: lines.map((line) => ({
      amount: line.amount,
      unit: line.unit_cents,
      discount: line.discount_cents,
      total: line.total_cents,
      deposit: line.deposit_cents,
      refundedAmount: line.refunded_amount,
    })),
  });
