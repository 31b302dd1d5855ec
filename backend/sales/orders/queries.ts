import { type Kysely, type Selectable, sql } from 'kysely';
import { companyOfBuyer } from '#backend/customers/companies/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { orderNumber } from '#domain/sales/orders/order-number.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { payingCardsOf } from './paying-cards.ts';
import type { OrderLine, PayingCard, StoredOrder } from './stored-order.ts';

type Parts = { lines: OrderLine[]; giftCards: PayingCard[] };

const fromRow = (row: Selectable<Tables['customer_order']>, { lines, giftCards }: Parts): StoredOrder => ({
  id: row.id,
  number: row.number,
  status: row.status,
  locale: row.locale,
  requestHash: row.request_hash,
  userId: row.user_id,
  email: row.email,
  contact: row.contact,
  deliveryAddress: row.delivery_address,
  billingAddress: row.billing_address,
  shippingMethodId: row.shipping_method_id,
  servicePoint: row.service_point,
  promise: row.delivery_promise,
  storeId: row.store_id,
  goods: row.goods_cents,
  discount: row.discount_cents,
  shipping: row.shipping_cents,
  shippingDiscount: row.shipping_discount_cents,
  officeFee: row.office_fee_cents,
  total: row.total_cents,
  payNow: row.pay_now_cents,
  dueLater: row.due_later_cents,
  giftCard: row.gift_card_cents,
  giftCards,
  campaigns: row.campaigns,
  quoteId: row.quote_id,
  refunded: row.refunded_cents,
  secret: row.secret,
  vat: row.vat,
  vatNow: row.vat_now,
  paymentMethod: row.payment_method,
  holdsExpireAt: row.holds_expire_at,
  placedAt: row.placed_at,
  paidAt: row.paid_at,
  lines,
});

async function readLines(db: Kysely<Tables>, orderIds: readonly string[]): Promise<Map<string, OrderLine[]>> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const lines = new Map<string, OrderLine[]>(orderIds.map((id) => [id, []]));
  for (const row of rows)
    lines.get(row.order_id)?.push({
      sku: row.sku,
      title: row.title,
      variationName: row.variation_name,
      slug: row.slug,
      image: row.image,
      amount: row.amount,
      unit: row.unit_cents,
      discount: row.discount_cents,
      total: row.total_cents,
      vatRate: Number(row.vat_rate),
      productLine: row.product_line,
      sparePart: row.spare_part,
      customization: row.customization,
      deposit: row.deposit_cents,
      kind: row.kind,
      refundedAmount: row.refunded_amount,
      ...(row.hygiene_sealed && { hygieneSealed: true }),
      ...(row.warranty_months && { warrantyMonths: row.warranty_months }),
    });
  return lines;
}

async function withParts(db: Kysely<Tables>, rows: Selectable<Tables['customer_order']>[]): Promise<StoredOrder[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await readLines(db, ids);
  const paidByCard = rows.filter(({ gift_card_cents }) => gift_card_cents > 0);
  const cards = await payingCardsOf(
    db,
    paidByCard.map(({ id }) => id),
  );
  return rows.map((row) => fromRow(row, { lines: lines.get(row.id) ?? [], giftCards: cards.get(row.id) ?? [] }));
}

type Find = { by: 'id' | 'number' | 'idempotency_key' | 'secret'; value: string; lock?: boolean };

/** One order with its lines, or null. `lock`: locked until the transaction ends. */
export async function findOrder(db: Kysely<Tables>, { by, value, lock }: Find): Promise<StoredOrder | null> {
  const query = db.selectFrom('customer_order').selectAll().where(by, '=', value);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? ((await withParts(db, [row]))[0] ?? null) : null;
}

/** All orders of a customer with their lines, oldest first. */
export async function findOrdersOf(db: Kysely<Tables>, userId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  return rows.length === 0 ? [] : withParts(db, rows);
}

/** Serializes placements with the same key, across processes. */
export async function lockIdempotencyKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export type NewOrder = Omit<StoredOrder, 'id' | 'number' | 'status' | 'paidAt' | 'refunded'> & {
  idempotencyKey: string;
};

/** The company for which an order is placed: of its buyer, and with the business id of the order. */
async function companyOf(tx: Tx, { userId, contact }: NewOrder): Promise<string | null> {
  if (userId === null || contact.customerType !== 'company') return null;
  return companyOfBuyer(tx, { userId, businessId: contact.businessId });
}

/** Inserts an order that awaits payment; its number is the next one with a check digit (order-5). */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<StoredOrder> {
  const { rows } = await sql<{ next: number }>`select nextval('order_number') as next`.execute(tx);
  const number = orderNumber(rows[0]?.next ?? 0);
  const { id } = await tx
    .insertInto('customer_order')
    .values({
      number,
      status: 'pending_payment',
      locale: order.locale,
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      user_id: order.userId,
      company_id: await companyOf(tx, order),
      email: order.email,
      contact: JSON.stringify(order.contact),
      delivery_address: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
      billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
      shipping_method_id: order.shippingMethodId,
      delivery_promise: order.promise && JSON.stringify(order.promise),
      service_point: order.servicePoint && JSON.stringify(order.servicePoint),
      store_id: order.storeId,
      goods_cents: order.goods,
      discount_cents: order.discount,
      shipping_cents: order.shipping,
      shipping_discount_cents: order.shippingDiscount,
      office_fee_cents: order.officeFee,
      total_cents: order.total,
      pay_now_cents: order.payNow,
      due_later_cents: order.dueLater,
      gift_card_cents: order.giftCard,
      campaigns: JSON.stringify(order.campaigns),
      quote_id: order.quoteId,
      secret: order.secret,
      vat_now: JSON.stringify(order.vatNow),
      vat: JSON.stringify(order.vat),
      payment_method: order.paymentMethod,
      holds_expire_at: order.holdsExpireAt,
      placed_at: order.placedAt,
      updated_at: order.placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_line')
    .values(
      order.lines.map((line, position) => ({
        order_id: id,
        position,
        sku: line.sku,
        title: line.title,
        variation_name: line.variationName,
        slug: line.slug,
        image: line.image,
        amount: line.amount,
        unit_cents: line.unit,
        discount_cents: line.discount,
        total_cents: line.total,
        kind: line.kind,
        refunded_amount: line.refundedAmount,
        vat_rate: String(line.vatRate),
        product_line: line.productLine,
        spare_part: line.sparePart,
        customization: line.customization && JSON.stringify(line.customization),
        deposit_cents: line.deposit,
        hygiene_sealed: line.hygieneSealed ?? false,
        warranty_months: line.warrantyMonths ?? null,
      })),
    )
    .execute();
  return { ...order, id, number, status: 'pending_payment', paidAt: null, refunded: 0 };
}

/** Who made a change, for the details of its event; old events hold `shop`, `store` or `time` alone. */
export function authorOf(actor: Actor): { by: string; staff?: string } {
  if (actor.kind === 'staff') return { by: actor.name, staff: actor.id };
  if (actor.kind === 'store-link') return { by: 'store' };
  if (actor.kind === 'customer') return { by: 'customer' };
  return { by: actor.name ?? 'shop' };
}

/** Appends an event to an order; events are never changed. */
export async function recordEvent(tx: Tx, orderId: string, kind: string, details: object, at: Date): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({ order_id: orderId, kind, details: JSON.stringify(details), at })
    .execute();
}

/** Unpaid orders whose hold has expired, oldest first (order-7). */
export async function expiredOrders(db: Kysely<Tables>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('status', 'in', ['pending_payment', 'payment_failed'])
    .where('holds_expire_at', '<=', now)
    .orderBy('holds_expire_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Numbers of a customer's latest ten orders that await payment. */
export async function unpaidNumbers(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('number')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending_payment', 'payment_failed'])
    .orderBy('placed_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => row.number);
}
