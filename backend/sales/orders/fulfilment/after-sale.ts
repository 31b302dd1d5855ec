import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentProvider } from '#backend/sales/payments/provider.ts';
import type { WebhookKind, WebhookService } from '#backend/sales/webhooks/service.ts';
import { leftToSend } from '#domain/sales/orders/parcel.ts';
import { carrierName, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { createGatewayRefunds } from '../refunds/ask-gateway.ts';
import { createRefunds } from '../refunds/refunds.ts';
import { createSettlements } from '../settlements/settlements.ts';
import type { PaymentAttempt, StoredOrder } from '../stored-order.ts';
import { factsOf, moveOrder } from '../transitions.ts';
import { createArrivals } from './arrivals.ts';
import { createMark } from './mark.ts';
import { orderPayload } from './order-payload.ts';
import { type LinePicking, pickingOf } from './picking-of.ts';
import { type Shipment, shipmentsOf } from './shipments.ts';
import { createStoreLinks } from './store-links.ts';

export type AfterSaleParts = {
  payments: PaymentProvider;
  mail: OrderMailService;
  jobs: Jobs;
  webhooks: WebhookService;
  mailOf: (order: StoredOrder) => OrderMail;
  /** Pieces of the order have come back on the shelf. */
  onStock: (tx: Tx, order: StoredOrder) => Promise<void>;
  ask: (attempt: PaymentAttempt) => Promise<boolean>;
};

const KINDS: Partial<Record<StoredOrder['status'], WebhookKind>> = {
  shipped: 'order.shipped',
  ready_for_pickup: 'order.ready_for_pickup',
  completed: 'order.completed',
};

export type AfterSale = ReturnType<typeof createAfterSale>;

/** Orders after their payment, as the shop sees them: steps, parcels, the store's links, refunds, settlements. */
export function createAfterSale(ctx: ShopContext, parts: AfterSaleParts) {
  const { payments, mail, jobs, webhooks, mailOf, onStock, ask } = parts;
  const gateway = createGatewayRefunds(ctx, { payments, mail, jobs });
  const refunds = createRefunds(ctx, {
    ...{ gateway, mail, webhooks, mailOf, onStock },
    onMove: (tx, order) => onStep(tx, order, null),
  });
  const settlements = createSettlements(ctx, { payments, mail, jobs });

  /** What is packed, and goes to the customer now: not what came back already, nor gift cards, which went by mail. */
  const packed = (order: StoredOrder, picking: readonly LinePicking[] = []): OrderMail =>
    withPieces(
      order,
      order.lines.map((line) => line.amount - line.refundedAmount),
      picking,
    );

  /** The order with so many pieces of each line only. */
  function withPieces(order: StoredOrder, amounts: readonly number[], picking: readonly LinePicking[] = []): OrderMail {
    const pieces = order.lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 }));
    const lines = mailOf({ ...order, lines: pieces })
      .lines.map((line, i) => ({ ...line, ...(picking[i] && { found: picking[i] }) }))
      .filter(({ amount }, i) => amount > 0 && order.lines[i]?.kind !== 'gift_card');
    // sums are those of the order itself: the pieces of cut lines say nothing of what is due
    return { ...mailOf(order), lines };
  }

  /** What a step sets off: the customer's mail, and other programs. A second parcel is mailed, and told of under its code. */
  async function onStep(tx: Tx, order: StoredOrder, parcel: Shipment | null): Promise<void> {
    if (parcel) {
      const { id, carrier, trackingCode } = parcel;
      const told = { id, carrier: carrierName(carrier), trackingCode, trackingUrl: trackingUrl(carrier, trackingCode) };
      const inside = order.lines.map((_, i) => parcel.lines.find(({ position }) => position === i)?.amount ?? 0);
      const left = order.status === 'preparing' ? leftToSend(order.lines, await shipmentsOf(tx, order.id)) : [];
      const rest = withPieces(order, left).lines;
      if (order.email)
        await mail.queue(tx, { kind: 'order-shipped', order: withPieces(order, inside), parcel: told, rest });
    }
    if (order.status === 'ready_for_pickup' && order.email)
      await mail.queue(tx, { kind: 'order-ready', order: packed(order) });
    const kind = parcel ? 'order.shipped' : KINDS[order.status];
    const subject = parcel ? [order.id, parcel.id, parcel.trackingCode].filter(Boolean).join(':') : order.id;
    if (kind) await webhooks.queue(tx, kind, subject, { ...orderPayload(order), ...(parcel ? { parcel } : {}) });
  }

  const { mark, markLocked } = createMark(ctx, { ask, onStep, kick: mail.kick });
  const { now, baseUrl } = ctx;
  const links = createStoreLinks({
    ...{ db: ctx.db.kysely, now, secret: ctx.settings.SHOP_SECRET, baseUrl },
    ...{ markLocked, kick: mail.kick },
    // a link is good once: the rest of an order comes with another one
    tellRest: async (tx, order, parcels, link) => {
      const rest = withPieces(order, leftToSend(order.lines, parcels), await pickingOf(tx, order, now()));
      await mail.queue(tx, { kind: 'store-notification', order: rest, links: [link], parcels: parcels.length });
    },
  });
  const completeArrived = createArrivals(ctx, { markLocked, kick: mail.kick });
  // before the night's retention, which goes by what is done
  jobs.define('orders-arrived', completeArrived, { cron: '5 3 * * *', timeoutSeconds: 3600 });
  jobs.define('store-links', async () => void (await links.deleteExpired()), { cron: '50 3 * * *' });

  return {
    /** A paid order: its store is asked to pack it; one of gift cards only, which went by mail, is done. */
    async begin(tx: Tx, order: StoredOrder): Promise<void> {
      if (factsOf(order).isByMail) {
        await onStep(
          tx,
          await moveOrder(tx, order, { to: 'completed', details: { why: 'by mail' }, now: now() }),
          null,
        );
        return;
      }
      await mail.queue(tx, {
        kind: 'store-notification',
        order: packed(order, await pickingOf(tx, order, now())),
        links: await links.forOrder(tx, order),
      });
    },
    mark,
    /** The night's work on orders that were sent; the queue runs it, tests call it. */
    completeArrived,
    links,
    refund: refunds.refund,
    cancelPaid: refunds.cancelPaid,
    refundsDone: refunds.done,
    surplus: refunds.surplus,
    kickRefunds: gateway.kick,
    /** What the gateway says of a refund by itself. */
    refundSettled: gateway.settled,
    /** The minute's work on refunds; the queue runs it, tests call it. */
    sweepRefunds: gateway.sweep,
    settlements,
  };
}
