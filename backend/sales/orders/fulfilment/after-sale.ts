import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { TextMessageService } from '#backend/platform/text-messages/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentProvider } from '#backend/sales/payments/provider.ts';
import type { WebhookKind, WebhookService } from '#backend/sales/webhooks/service.ts';
import { leftToSend } from '#domain/sales/orders/parcel.ts';
import { carrierName, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { createPacking } from '../packing/packing.ts';
import { pickupCode } from '../packing/pickup-code.ts';
import { createGatewayRefunds } from '../refunds/gateway-refunds.ts';
import { createRefunds } from '../refunds/refunds.ts';
import { createSettlements } from '../settlements/settlements.ts';
import type { PaymentAttempt, StoredOrder } from '../stored-order.ts';
import { orderText } from '../text-messages/order-texts.ts';
import { factsOf, moveOrder } from '../transitions.ts';
import { createArrivals } from './arrivals.ts';
import { createStatusChanges } from './change-status.ts';
import { expectedGoodsOf } from './expected-goods.ts';
import { orderPayload } from './order-payload.ts';
import { type LinePicking, pickingOf } from './picking-of.ts';
import { type Shipment, shipmentsOf } from './shipments.ts';
import { createStoreLinks } from './store-links.ts';

export type AfterSaleDeps = {
  payments: PaymentProvider;
  mail: OrderMailService;
  jobs: Jobs;
  webhooks: WebhookService;
  textMessages: Pick<TextMessageService, 'queue'>;
  labels: LabelProviders;
  mailOf: (order: StoredOrder) => OrderMail;
  /** Units of the order were put back in stock. */
  onStock: (tx: Tx, order: StoredOrder) => Promise<void>;
  ask: (attempt: PaymentAttempt) => Promise<boolean>;
};

const KINDS: Partial<Record<StoredOrder['status'], WebhookKind>> = {
  shipped: 'order.shipped',
  ready_for_pickup: 'order.ready_for_pickup',
  completed: 'order.completed',
};

export type AfterSale = ReturnType<typeof createAfterSale>;

/** Orders after their payment: fulfilment, parcels, store links, refunds, settlements. */
export function createAfterSale(ctx: ShopContext, deps: AfterSaleDeps) {
  const { payments, mail, jobs, webhooks, textMessages, labels, mailOf, onStock, ask } = deps;
  const gateway = createGatewayRefunds(ctx, { payments, mail, jobs });
  const refunds = createRefunds(ctx, {
    gateway,
    mail,
    webhooks,
    mailOf,
    onStock,
    onMove: (tx, order) => onStep(tx, order, null),
  });
  const settlements = createSettlements(ctx, { payments, mail, jobs });

  /** What is packed and sent now: without refunded units and gift cards, which go by mail. */
  const packed = (order: StoredOrder, picking: readonly LinePicking[] = []): OrderMail =>
    withPieces(
      order,
      order.lines.map((line) => line.amount - line.refundedAmount),
      picking,
    );

  /** The order limited to some units of each line. */
  function withPieces(order: StoredOrder, amounts: readonly number[], picking: readonly LinePicking[] = []): OrderMail {
    const pieces = order.lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 }));
    const lines = mailOf({ ...order, lines: pieces })
      .lines.map((line, i) => ({ ...line, ...(picking[i] && { found: picking[i] }) }))
      .filter(({ amount }, i) => amount > 0 && order.lines[i]?.kind !== 'gift_card');
    // sums stay those of the order, as parts of its lines do not tell what is due
    return { ...mailOf(order), lines };
  }

  const codeOf = ({ number }: StoredOrder) => pickupCode(ctx.settings.SHOP_SECRET, number);

  /**
   * Effects of a step: the customer's mail and text message, and webhooks. A second parcel has its own mail, and its tracking code as
   * the webhook's subject.
   */
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
      await mail.queue(tx, { kind: 'order-ready', order: { ...packed(order), pickupCode: codeOf(order) } });
    const text = orderText(order, parcel, codeOf(order));
    if (text) await textMessages.queue(tx, text);
    const kind = parcel ? 'order.shipped' : KINDS[order.status];
    const subject = parcel ? [order.id, parcel.id, parcel.trackingCode].filter(Boolean).join(':') : order.id;
    if (kind) await webhooks.queue(tx, kind, subject, { ...orderPayload(order), ...(parcel ? { parcel } : {}) });
  }

  const { mark, unprepare, changeStatusLocked } = createStatusChanges(ctx, { ask, onStep });
  const { now, baseUrl } = ctx;
  const links = createStoreLinks({
    db: ctx.db.kysely,
    now,
    secret: ctx.settings.SHOP_SECRET,
    baseUrl,
    changeStatusLocked,
    // a link works once, so the rest of an order needs another
    tellRest: async (tx, order, parcels, link) => {
      const rest = withPieces(order, leftToSend(order.lines, parcels), await pickingOf(tx, order, now()));
      await mail.queue(tx, { kind: 'store-notification', order: rest, links: [link], parcels: parcels.length });
    },
  });
  const packing = createPacking(ctx, { labels, jobs, changeStatusLocked });
  const completeArrived = createArrivals(ctx, { changeStatusLocked });
  // before the nightly retention job, which depends on completed orders
  jobs.define('orders-arrived', completeArrived, { cron: '5 3 * * *', timeoutSeconds: 3600 });
  jobs.define('store-links', async () => void (await links.deleteExpired()), { cron: '50 3 * * *' });

  return {
    /** After payment: asks the store to pack the order (order-8); an order of gift cards only is completed. */
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
    unprepare,
    /** Staff gave a paid order to another store: its links replace those of the old one. */
    async moved(tx: Tx, order: StoredOrder, version: number): Promise<void> {
      await links.end(tx, order.id);
      const moved = packed(order, await pickingOf(tx, order, now()));
      const told = { order: moved, links: await links.forOrder(tx, order), moved: version };
      await mail.queue(tx, { kind: 'store-notification', ...told });
    },
    /** Mails the customer what the order says now. */
    tellChanged: (tx: Tx, order: StoredOrder, version: number): Promise<void> =>
      mail.queue(tx, { kind: 'order-changed', order: mailOf(order), version }),
    /** Mails the customer on which days missing goods are expected; `isMoved`: another day was known before. */
    async tellExpected(tx: Tx, order: StoredOrder, isMoved: boolean): Promise<boolean> {
      const awaited = await expectedGoodsOf(tx, order.id);
      const amounts = order.lines.map((_, i) => awaited.find(({ position }) => position === i)?.amount ?? 0);
      const told = withPieces(order, amounts);
      if (!order.email || told.lines.length === 0) return false;
      const days = awaited.filter(({ position }) => order.lines[position]?.kind !== 'gift_card').map(({ day }) => day);
      await mail.queue(tx, { kind: 'order-expected', order: told, days, isMoved, at: now().getTime() });
      return true;
    },
    /** Mails the former address that the order has another one now; without a link to the order. */
    tellFormer: (tx: Tx, before: StoredOrder, version: number): Promise<void> =>
      mail.queue(tx, { kind: 'order-email-changed', order: { ...mailOf(before), orderPath: null }, version }),
    /** Runs every night on sent orders; called by the queue and by tests. */
    completeArrived,
    links,
    packing,
    refund: refunds.refund,
    previewRefund: refunds.preview,
    cancelPaid: refunds.cancelPaid,
    refundsDone: refunds.done,
    surplus: refunds.surplus,
    /** Handles the gateway's callback about a refund. */
    refundSettled: gateway.settled,
    /** Runs every minute on refunds; called by the queue and by tests. */
    sweepRefunds: gateway.sweep,
    settlements,
  };
}
