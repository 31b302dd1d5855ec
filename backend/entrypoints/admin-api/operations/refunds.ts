import { z } from 'zod';
import type { StatusChangeRefusal } from '#backend/sales/orders/fulfilment/change-status.ts';
import type { CancelledPaid, Refunded } from '#backend/sales/orders/refunds/refunds.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import { cents } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';
import { refuseState } from '../problem.ts';
import { order, orderNumber, parcelLine, presentOrder } from './order-schema.ts';

type Refusal = Exclude<Extract<Refunded, { ok: false }>['reason'], 'unknown'>;

const details: Record<Refusal, string> = {
  not_paid: 'The order is not paid.',
  nothing_left: 'Nothing is left to be given back.',
  no_such_line: 'The order has no such line.',
  too_many_pieces: 'More pieces than are left.',
  more_than_left: 'More than is left.',
  card_used: 'A gift card that the order bought was spent from.',
  changed_meanwhile: 'The order was refunded meanwhile.',
  key_reused: 'Another order was refunded under this key.',
};

/** Why an order cannot be cancelled. */
const uncancelled = {
  payment_underway: 'A bank is working on a payment of the order.',
  is_sent: 'The order was sent or handed over.',
  card_used: 'A gift card that the order bought was spent from.',
};

/** Statuses of an order that was cancelled before: a request that comes again does nothing. */
const CANCELLED: readonly OrderStatus[] = ['cancelled', 'refunded'];

type Uncancelled = StatusChangeRefusal | Extract<CancelledPaid, { ok: false }>['reason'];

/** Cancels an order, paid or not, as staff do; null when it is. */
async function cancel(shop: Shop, actor: ProgramActor, number: OrderNumber, reason: string) {
  const unpaid = await shop.afterSale.mark(actor, number, 'cancelled');
  if (unpaid.ok) return null;
  if (unpaid.reason !== 'is_paid' || CANCELLED.includes(unpaid.details?.status ?? 'paid')) return unpaid.reason;
  const paid = await shop.afterSale.cancelPaid(actor, number, reason);
  return paid.ok ? null : paid.reason;
}

const isKnown = (reason: Uncancelled): reason is keyof typeof uncancelled => Object.hasOwn(uncancelled, reason);

async function orderOf(shop: Shop, actor: ProgramActor, number: OrderNumber) {
  const read = await shop.orders.view(actor, number);
  if (!read) throw new ShopError('not-found', `There is no order ${number}.`);
  return { body: presentOrder(read) };
}

const params = z.strictObject({ number: orderNumber });
const reason = z.string().trim().max(500).default('').describe('The customer reads it.');

const body = z
  .strictObject({
    all: z.literal(true).optional().describe('Everything that is left; alone.'),
    lines: z.array(parcelLine).min(1).max(500).optional().describe('Pieces of lines.'),
    delivery: z.literal(true).optional().describe('The delivery.'),
    cents: z
      .int()
      .min(1)
      .max(100_000_000)
      .optional()
      .describe('A sum: alone a reduction, with lines instead of what they cost.'),
    reason,
    restock: z.boolean().default(false).describe('The pieces go back on the shelf.'),
    expectedRefunded: cents.min(0).optional().describe('`refunded` as you read it; refused when more was given back.'),
  })
  .refine(({ all, lines, delivery, cents: sum }) => Boolean(all) !== Boolean(lines ?? delivery ?? sum), {
    path: ['all'],
    error: 'must be given, or what is given back',
  });

export const refundOperations: readonly Operation[] = [
  operation({
    name: 'refundOrder',
    tag: 'orders',
    method: 'post',
    path: '/orders/{number}/refunds',
    scope: 'refunds:write',
    summary: 'Give money of a paid order back',
    details:
      'To its payment, the rest to its gift cards, as staff do; the customer gets a mail. What the gateway cannot give back is to be paid by hand. A key has no limit of refunds: make one with this scope only for a program that decides refunds.',
    refusals: Object.keys(details),
    params,
    body,
    answer: order,
    async run({
      shop,
      actor,
      params: { number },
      body: { lines, delivery, cents: sum, reason, restock, ...rest },
      key,
    }) {
      const refunded = await shop.afterSale.refund(actor, number, {
        ...(lines && { lines }),
        ...(delivery && { shipping: true }),
        ...(sum !== undefined && { cents: sum }),
        reason,
        restock,
        idempotencyKey: key,
        seenRefundedCents: rest.expectedRefunded ?? null,
      });
      if (!refunded.ok && refunded.reason !== 'unknown') return refuseState(refunded.reason, details[refunded.reason]);
      return orderOf(shop, actor, number);
    },
  }),
  operation({
    name: 'cancelOrder',
    tag: 'orders',
    method: 'post',
    path: '/orders/{number}/cancellation',
    scope: 'orders:cancel',
    summary: 'Cancel an order that was not sent',
    details:
      'Its goods go back on the shelf, and the customer gets a mail. What was paid is given back, for which the key needs `refunds:write` too. An order that was cancelled before is left as it is.',
    refusals: Object.keys(uncancelled),
    params,
    body: z.strictObject({ reason }),
    answer: order,
    async run({ shop, actor, params: { number }, body: { reason: why } }) {
      const refused = await cancel(shop, actor, number, why);
      if (refused !== null && isKnown(refused)) return refuseState(refused, uncancelled[refused]);
      return orderOf(shop, actor, number);
    },
  }),
];
