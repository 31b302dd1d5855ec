import { z } from 'zod';
import { versionOf } from '#backend/platform/change-feed/service.ts';
import type { ParcelInput, StatusChangeRefusal } from '#backend/sales/orders/fulfilment/change-status.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';
import { carriers } from '#domain/sales/orders/tracking.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import { cents, feedCursor, limit, listOf, moment, named, pageFields } from '../fields.ts';
import { type Operation, operation, type Reply } from '../operation.ts';
import { refuseState } from '../problem.ts';
import { order, orderNumber, orderStatus, parcelLine, presentOrder } from './order-schema.ts';

const params = z.strictObject({ number: orderNumber });

const changedOrder = z
  .object({
    number: z.string(),
    status: orderStatus,
    storeId: z.string(),
    placedAt: moment,
    changedAt: moment,
    version: z.string().describe('The `ETag` of the order.'),
    total: cents,
    refunded: cents,
  })
  .register(named, { id: 'ChangedOrder' });

async function replyWith(shop: Shop, actor: ProgramActor, number: OrderNumber): Promise<Reply<z.input<typeof order>>> {
  // read first: a change between the two then makes the version old, never the order
  const version = await versionOf(shop.db.kysely, 'order', number);
  const read = await shop.orders.view(actor, number);
  if (!read) throw new ShopError('not-found', `There is no order ${number}.`);
  return { body: presentOrder(read), version };
}

const details: Record<Exclude<StatusChangeRefusal, 'unknown' | 'stale'>, string> = {
  no_such_move: 'The order cannot get this status from the one it has.',
  is_pickup: 'The order is sent, not fetched.',
  is_shipped: 'The order is fetched, not sent.',
  is_by_mail: 'Only an order of nothing but gift cards gets this status from the one it has.',
  goods_reserved: 'The goods are no longer reserved for the order.',
  is_paid: 'The order is paid.',
  payment_underway: 'A bank is working on a payment of the order.',
  no_such_line: 'The order has no such line to send.',
  too_many_pieces: 'More pieces than are left to send.',
  no_such_parcel: 'The order has no such parcel.',
  code_used: 'Another parcel of the order has this tracking code.',
};

type Marked = { shop: Shop; actor: ProgramActor; params: { number: OrderNumber }; seen: string | null };

/** Marks an order as staff do, and replies with it. */
async function mark({ shop, actor, params: { number }, seen }: Marked, to: FulfilmentStep, parcel: ParcelInput = {}) {
  const marked = await shop.afterSale.mark(actor, number, to, parcel, seen);
  if (marked.ok) return replyWith(shop, actor, number);
  if (marked.reason === 'unknown') throw new ShopError('not-found', `There is no order ${number}.`);
  if (marked.reason === 'stale') throw new ShopError('precondition-failed', 'The order changed since it was read.');
  return refuseState(marked.reason, `${details[marked.reason]} It is ${marked.details?.status}.`);
}

const trackingCode = z.string().trim().min(1).max(100);
const refusals = Object.keys(details);

export const orderOperations: readonly Operation[] = [
  operation({
    name: 'listOrders',
    tag: 'orders',
    method: 'get',
    path: '/orders',
    scope: 'orders:read',
    summary: 'Orders in the order in which they changed last',
    details:
      'Each order once, the one that changed longest ago first. Keep `next` and ask again with it: no change is missed, also when many happen at once. A filter by status finds orders by the status they have now.',
    query: z.strictObject({
      after: feedCursor.optional(),
      limit,
      status: listOf(orderStatus, 9).optional().describe('Statuses, separated by commas.'),
    }),
    answer: z.object({ orders: z.array(changedOrder), ...pageFields }),
    async run({ shop, actor, query: { after = null, limit, status = [] } }) {
      const { orders, next, hasMore } = await shop.orders.changed(actor, { after, limit, statuses: status });
      const listed = orders.map(({ placedAt, changedAt, ...known }) => ({
        ...known,
        placedAt: placedAt.toISOString(),
        changedAt: changedAt.toISOString(),
      }));
      return { body: { orders: listed, next, hasMore }, next: hasMore ? next : null };
    },
  }),
  operation({
    name: 'getOrder',
    tag: 'orders',
    method: 'get',
    path: '/orders/{number}',
    scope: 'orders:read',
    summary: 'One order with lines, parcels and refunds',
    versioned: true,
    params,
    answer: order,
    run: ({ shop, actor, params: { number } }) => replyWith(shop, actor, number),
  }),
  operation({
    name: 'markOrder',
    tag: 'orders',
    method: 'post',
    path: '/orders/{number}/status',
    scope: 'orders:write',
    summary: 'Mark an order as being packed, ready for pickup, sent or handed over',
    details:
      'The customer gets the mail of the step. An order that has the status already is left as it is. `shipped` sends all that is left in one parcel; use parcels for tracking codes and parts of an order.',
    versioned: true,
    refusals,
    params,
    body: z.strictObject({ status: z.enum(['preparing', 'ready_for_pickup', 'shipped', 'completed']) }),
    answer: order,
    run: (call) => mark(call, call.body.status, call.body.status === 'shipped' ? { key: call.key } : {}),
  }),
  operation({
    name: 'addParcel',
    tag: 'orders',
    method: 'post',
    path: '/orders/{number}/parcels',
    scope: 'orders:write',
    summary: 'Send a parcel of an order',
    details:
      'Without `lines` it holds all that is left. The order is shipped with the parcel that leaves nothing to send. The customer gets a mail with the tracking code.',
    versioned: true,
    refusals,
    params,
    body: z.strictObject({
      carrier: z.enum(carriers).optional().describe("The delivery's own unless given."),
      trackingCode: trackingCode.optional(),
      lines: z.array(parcelLine).min(1).max(500).optional(),
    }),
    answer: order,
    run: ({ body: { carrier, trackingCode: tracking, lines }, ...call }) =>
      mark(call, 'shipped', {
        key: call.key,
        ...(carrier && { carrier }),
        ...(tracking && { tracking }),
        ...(lines && { lines }),
      }),
  }),
  operation({
    name: 'setTracking',
    tag: 'orders',
    method: 'put',
    path: '/orders/{number}/parcels/{parcel}/tracking',
    scope: 'orders:write',
    summary: 'Set the tracking code of a parcel that was sent',
    versioned: true,
    refusals,
    params: params.extend({
      parcel: z.coerce.number().int().min(1).max(1000).describe('Its place in `parcels`, from 1.'),
    }),
    body: z.strictObject({ carrier: z.enum(carriers).optional(), trackingCode }),
    answer: order,
    run: ({ params: { parcel, ...order }, body: { carrier, trackingCode: tracking }, ...call }) =>
      mark({ ...call, params: order }, 'shipped', { parcel, tracking, ...(carrier && { carrier }) }),
  }),
];
