import { type Kysely, sql } from 'kysely';
import { guestId } from '#backend/customers/accounts/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { ServicePoint } from '#backend/sales/delivery/service.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { DeliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { leftToSend, type ParcelLine } from '#domain/sales/orders/parcel.ts';
import { refundableCents } from '#domain/sales/orders/refund.ts';
import { type Carrier, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { type Actor, mayTry } from '#domain/staff/actor.ts';
import { type LinePicking, pickingOf } from '../fulfilment/picking-of.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { labelsOf } from '../packing/shipping-labels.ts';
import { refundableOf } from '../refunds/refund-order.ts';
import { refundsOf } from '../refunds/refund-queries.ts';
import type {
  BillingAddress,
  LineKind,
  OrderAddress,
  OrderContact,
  RefundState,
  StoredOrder,
} from '../stored-order.ts';
import { factsOf } from '../transitions.ts';
import { seesContacts } from './contact-access.ts';
import { aboutOrder, type OrderSurroundings } from './surroundings.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

export type StaffOrderLine = {
  position: number;
  sku: Sku;
  title: string;
  variation: string;
  slug: string;
  image: string | null;
  kind: LineKind;
  isSparePart: boolean;
  amount: number;
  unit: Cents;
  discount: Cents;
  total: Cents;
  vatRate: number;
  refunded: number;
  /** Units still to be sent. */
  left: number;
  /** Stock by store now; null for goods without stock of the shop. */
  stock: Record<string, number> | null;
  /** Local day on which staff expect missing units. */
  expectedOn: string | null;
} & LinePicking;

export type StaffRefund = {
  id: string;
  at: Date;
  cents: Cents;
  gateway: Cents;
  giftCard: Cents;
  reason: string;
  status: RefundState;
  isSurplus: boolean;
};

/** Everything of one order, as staff see it. Customer, addresses and mails are null without `orders.contacts`. */
export type StaffOrder = {
  number: OrderNumber;
  status: OrderStatus;
  version: number;
  locale: Locale;
  placedAt: Date;
  paidAt: Date | null;
  storeId: string;
  methodId: string;
  isPickup: boolean;
  promise: DeliveryPromise | null;
  contact: OrderContact | null;
  /** The customer's page; null for roles that may not open it. */
  customerId: string | null;
  address: OrderAddress | null;
  billing: BillingAddress | null;
  servicePoint: ServicePoint | null;
  lines: StaffOrderLine[];
  /** `label`: the address card made here, while its document is kept. */
  parcels: {
    carrier: Carrier;
    code: string | null;
    link: string | null;
    label: number | null;
    at: Date;
    lines: ParcelLine[];
  }[];
  goods: Cents;
  discount: Cents;
  shipping: Cents;
  officeFee: Cents;
  total: Cents;
  payNow: Cents;
  dueLater: Cents;
  giftCard: Cents;
  giftCards: StoredOrder['giftCards'];
  refunded: Cents;
  /** What can still be refunded. */
  refundable: Cents;
  vat: VatRow[];
  campaigns: StoredOrder['campaigns'];
  paymentMethod: string | null;
  refunds: StaffRefund[];
  tags: string[];
  assignee: { id: string; name: string } | null;
  timeline: TimelineEntry[];
  /** Which actions the person's role offers. */
  may: Record<
    'fulfil' | 'edit' | 'cancel' | 'refund' | 'byHand' | 'note' | 'assign' | 'redirect' | 'giftCards',
    boolean
  >;
} & OrderSurroundings;

/** Reads an order for its page; whether its contacts are shown is decided here. */
export async function staffOrder(
  db: Kysely<Tables>,
  mail: Pick<MailService, 'about'>,
  actor: Actor,
  order: StoredOrder,
  now: Date,
): Promise<StaffOrder> {
  const state = db
    .selectFrom('customer_order')
    .leftJoin('staff', 'staff.id', 'assignee_id')
    .select(['customer_order.version', 'tags', 'assignee_id', 'staff.name as assignee'])
    .where('customer_order.id', '=', order.id)
    .executeTakeFirstOrThrow();
  const isSeen = seesContacts(actor, order);
  const scope = { subject: order.number, store: order.storeId };
  const [row, parcels, refunds, timeline, labels, surroundings] = await Promise.all([
    state,
    shipmentsOf(db, order.id),
    refundsOf(db, order.id),
    timelineOf(db, order),
    labelsOf(db, order.id),
    aboutOrder(db, mail, order, isSeen),
  ]);
  return {
    number: order.number,
    status: order.status,
    version: row.version,
    locale: order.locale,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    storeId: order.storeId,
    methodId: order.shippingMethodId,
    isPickup: factsOf(order).isPickup,
    promise: order.promise,
    contact: isSeen ? { ...order.contact, email: order.email } : null,
    customerId: mayTry(actor, 'customers.read') ? (order.userId ?? guestId(order.number)) : null,
    address: isSeen ? order.deliveryAddress : null,
    billing: isSeen ? order.billingAddress : null,
    servicePoint: order.servicePoint,
    lines: await linesOf(db, order, leftToSend(order.lines, parcels), now),
    parcels: parcels.map(({ carrier, trackingCode, shippedAt, lines }) => ({
      carrier,
      code: trackingCode,
      link: trackingUrl(carrier, trackingCode),
      at: shippedAt,
      lines,
      label: labels.find((label) => label.hasPdf && label.trackingCode === trackingCode)?.id ?? null,
    })),
    goods: order.goods,
    discount: order.discount,
    shipping: order.shipping,
    officeFee: order.officeFee,
    total: order.total,
    payNow: order.payNow,
    dueLater: dueLaterOf(order),
    giftCard: order.giftCard,
    giftCards: order.giftCards,
    refunded: order.refunded,
    refundable: refundableCents(refundableOf(order, refunds)),
    vat: order.vat,
    campaigns: order.campaigns,
    paymentMethod: order.paymentMethod,
    refunds: refunds.map(({ id, createdAt, cents, gateway, giftCard, reason, status, isSurplus }) => ({
      id,
      at: createdAt,
      cents,
      gateway,
      giftCard,
      reason,
      status,
      isSurplus,
    })),
    tags: row.tags,
    assignee: row.assignee_id && row.assignee ? { id: row.assignee_id, name: row.assignee } : null,
    timeline,
    may: {
      fulfil: mayTry(actor, 'orders.fulfil', scope),
      edit: mayTry(actor, 'orders.edit', scope),
      cancel: mayTry(actor, 'orders.cancel', scope),
      refund: mayTry(actor, 'refunds.create', scope),
      byHand: mayTry(actor, 'refunds.by-hand', scope),
      note: mayTry(actor, 'orders.note', scope),
      assign: mayTry(actor, 'orders.assign', scope),
      redirect: mayTry(actor, 'gift-cards.redirect', scope),
      giftCards: mayTry(actor, 'gift-cards.read', scope),
    },
    ...surroundings,
  };
}

async function linesOf(db: Kysely<Tables>, order: StoredOrder, left: number[], now: Date): Promise<StaffOrderLine[]> {
  const picking = await pickingOf(db, order, now);
  const skus = order.lines.filter(({ sparePart }) => !sparePart).map(({ sku }) => sku);
  const levels = await db.selectFrom('stock_level').selectAll().where('sku', '=', sql<string>`any(${skus})`).execute();
  const stocks = Map.groupBy(levels, ({ sku }) => sku);
  const expected = await db
    .selectFrom('order_line')
    .select(['position', sql<string | null>`expected_on::text`.as('day')])
    .where('order_id', '=', order.id)
    .where('expected_on', 'is not', null)
    .execute();
  return order.lines.map((line, position) => ({
    position,
    sku: line.sku,
    title: line.title,
    slug: line.slug,
    image: line.image,
    kind: line.kind,
    variation: [line.variationName, line.customization && sizeText(line.customization)].filter(Boolean).join(', '),
    isSparePart: line.sparePart,
    amount: line.amount,
    unit: line.unit,
    discount: line.discount,
    total: line.total,
    vatRate: line.vatRate,
    refunded: line.refundedAmount,
    left: left[position] ?? 0,
    stock: line.sparePart || line.kind === 'service' ? null : stockOf(stocks.get(line.sku) ?? []),
    expectedOn: expected.find((row) => row.position === position)?.day ?? null,
    ...(picking[position] ?? { elsewhere: [], missing: 0, nextDelivery: null }),
  }));
}

const stockOf = (levels: readonly { store_id: string; qty: number }[]) =>
  Object.fromEntries(levels.map(({ store_id, qty }) => [store_id, qty]));
