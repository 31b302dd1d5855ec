import { z } from 'zod';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { TextMessageService } from '#backend/platform/text-messages/service.ts';
import type { CustomerCartService } from '#backend/sales/cart/customer-cart/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { GiftCardService } from '#backend/sales/gift-cards/service.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentReturn, SettlePayment } from '#backend/sales/payments/provider.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { fail } from '#domain/base/result.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { findOwn, type OwnedBy } from './customer/own-order.ts';
import { attachToVerified } from './customer/queries.ts';
import { createAfterSale } from './fulfilment/after-sale.ts';
import { orderPayload } from './fulfilment/order-payload.ts';
import type { OrderDraft } from './order-draft.ts';
import { isOrderKey, orderKey } from './order-key.ts';
import { createPaymentOpener } from './payment/payment-opener.ts';
import { type PlaceResult, placeAgain, placeInTransaction } from './place.ts';
import { findOrder, lockIdempotencyKey, unpaidNumbers } from './queries.ts';
import { settleInTransaction } from './settle.ts';
import { orderMail } from './shown/order-mail.ts';
import type { OrderView } from './shown/order-view.ts';
import { shownStatus } from './shown/shown-status.ts';
import { viewOf } from './shown/view-of.ts';
import { stocked } from './stock.ts';
import type { StoredOrder } from './stored-order.ts';
import { createSweep } from './sweep.ts';
import { Unplaceable } from './unplaceable.ts';

export type { OwnedBy } from './customer/own-order.ts';

/** What opens an order: the signed key of the browser that ordered, or the session of its customer (order-6). */
export type OrderOpener = { key: string | null; userId: string | null };

/**
 * What a browser may read of an order: nothing with the number alone, status and details with key or session
 * (order-3).
 */
export type OrderLookup = { known: boolean; status: OrderStatus | null; details: OrderView | null };

/** A repeated request: its key, hash and payment method. */
export type Repeat = { idempotencyKey: string; requestHash: string; paymentMethodId: string };

export type OrderService = ReturnType<typeof createOrderService>;

export type OrderDeps = {
  payments: PaymentService;
  mail: OrderMailService;
  jobs: Jobs;
  search: Pick<SearchService, 'stockChanged'>;
  spareParts: Pick<SparePartService, 'lockPrices'>;
  customerCart: Pick<CustomerCartService, 'takeBought'>;
  giftCards: Pick<GiftCardService, 'issue'>;
  webhooks: WebhookService;
  textMessages: Pick<TextMessageService, 'queue'>;
  labels: LabelProviders;
};

const STOCK_INDEX = 'stock-index';
const SWEEP = 'orders-sweep';
/** How long the gateway may take to open a payment before another process retries. */
const OPENING_MS = 5000;
const sold = z.object({ skus: z.array(z.string()) });

/** Orders from placing on: stored, paid, released. All status changes happen here. */
export function createOrderService(ctx: ShopContext, deps: OrderDeps) {
  const { payments, mail, jobs, search, spareParts, customerCart, giftCards, webhooks, textMessages } = deps;
  const { db, settings } = ctx;
  const opener = createPaymentOpener(ctx, payments);

  const key = (number: OrderNumber) => orderKey(settings.SHOP_SECRET, number);
  /** The thank-you page of an order; with the signed key it shows the details. */
  const path = ({ number, locale }: Pick<StoredOrder, 'number' | 'locale'>) =>
    `${localePrefix(locale)}/kiitos?${new URLSearchParams({ order_id: number, key: key(number) })}`;
  const methodLabel = (order: StoredOrder, locale: Locale) =>
    order.paymentMethod && payments.methodName(order.paymentMethod, locale);

  const mailOf = (order: StoredOrder) =>
    orderMail(order, { path: path(order), paymentMethod: methodLabel(order, order.locale) });
  // facets follow the stock shortly after; without a queue (tests) the next import updates them
  async function onStock(tx: Tx, order: StoredOrder): Promise<void> {
    if (jobs.started) await jobs.enqueue(tx, STOCK_INDEX, { skus: stocked(order.lines).map((line) => line.sku) });
  }

  async function onPaid(tx: Tx, order: StoredOrder): Promise<void> {
    await mail.queue(tx, { kind: 'order-confirmation', order: mailOf(order) });
    await webhooks.queue(tx, 'order.paid', order.id, orderPayload(order));
    await giftCards.issue(tx, order);
    await afterSale.begin(tx, order);
    // only a paid order is attached, so that nobody can fill another's list with unpaid orders
    if (!order.userId) await attachToVerified(tx, order.id);
    // a guest's cart is in the browser; lines of a quote and gifts never were in a cart
    if (order.userId && !order.quoteId) {
      const bought = order.lines.filter(({ kind }) => kind !== 'gift');
      await customerCart.takeBought(tx, order.userId, bought);
    }
    await onStock(tx, order);
  }

  const placeOptions = (patienceMs: number, own: readonly OwnOrder[] = [], userId: string | null = null) => ({
    own,
    userId,
    patienceMs,
    secret: settings.SHOP_SECRET,
    provider: payments.name,
    lockPrices: spareParts.lockPrices,
    now: ctx.now(),
    holdMs: settings.HOLD_MINUTES * 60_000,
    isOpening: opener.isOpening,
    willOpen: opener.promise,
    onPaid,
  });

  /** A second click in another process waits for the payment that the first is opening. */
  async function patiently<R extends PlaceResult | null>(place: (patienceMs: number) => Promise<R>): Promise<R> {
    const placed = await place(OPENING_MS);
    if (!placed?.ok || placed.value.step.kind !== 'wait') return placed;
    await opener.openedElsewhere(placed.value.step.attempt.stamp, OPENING_MS);
    return place(0);
  }

  /** Redirect, callback and checks: applies a gateway status once (payment-2). */
  const settle: SettlePayment = async (payment: PaymentReturn) => {
    const settled = await inTransaction(db.kysely, (tx) =>
      settleInTransaction(tx, payment, {
        now: ctx.now(),
        holdMs: settings.HOLD_MINUTES * 60_000,
        onPaid,
        onAlert: (inTx, alert) => mail.queue(inTx, { kind: 'alert', alert }),
        onSurplus: afterSale.surplus,
      }),
    );
    if (settled.outcome === 'refused')
      ctx.log.warn({ stamp: payment.stamp, reference: payment.reference }, 'payment of an unknown order');
    return settled;
  };
  jobs.define(STOCK_INDEX, async (data) => search.stockChanged(sold.parse(data).skus));

  const { ask, sweep } = createSweep(ctx, { payments, settle });
  const afterSale = createAfterSale(ctx, {
    payments,
    mail,
    jobs,
    webhooks,
    textMessages,
    labels: deps.labels,
    mailOf,
    onStock,
    ask,
  });
  jobs.define(SWEEP, sweep, { cron: '*/5 * * * *', retries: 0 });

  return {
    /**
     * Stores a validated order in one transaction, or returns the one already stored under its key (order-1). `own`
     * are earlier orders of the browser or customer, whose goods can be taken over while nobody pays them. `userId`
     * is the signed-in customer.
     */
    async place(draft: OrderDraft, own: readonly OwnOrder[], userId: string | null): Promise<PlaceResult> {
      return patiently((patienceMs) =>
        inTransaction(db.kysely, async (tx) => {
          const placed = await placeInTransaction(tx, draft, placeOptions(patienceMs, own, userId));
          // the hold ends on time (order-7), not at the next regular sweep
          if (jobs.started) await jobs.enqueue(tx, SWEEP, {}, { delaySeconds: settings.HOLD_MINUTES * 60 + 1 });
          return placed;
        }),
      ).catch((error: unknown) => {
        if (error instanceof Unplaceable) return fail(error.reason, error.problems);
        throw error;
      });
    },

    /** The result for a request repeated with the same key; null for a new key. */
    async placedBefore({ idempotencyKey, requestHash, paymentMethodId }: Repeat): Promise<PlaceResult | null> {
      if (!(await findOrder(db.kysely, { by: 'idempotency_key', value: idempotencyKey }))) return null;
      return patiently((patienceMs) =>
        inTransaction(db.kysely, async (tx) => {
          await lockIdempotencyKey(tx, idempotencyKey);
          const order = await findOrder(tx, { by: 'idempotency_key', value: idempotencyKey, lock: true });
          return order && placeAgain(tx, order, requestHash, paymentMethodId, placeOptions(patienceMs));
        }),
      );
    },

    /**
     * The payment of an own unpaid order: the open one, or a new attempt with the same method. Null when there is
     * none.
     */
    async payAgain(by: OwnedBy): Promise<PlaceResult | null> {
      return patiently((patienceMs) =>
        inTransaction(db.kysely, async (tx) => {
          const order = await findOwn(tx, by, { lock: true });
          if (!order) return null;
          return placeAgain(tx, order, order.requestHash, order.paymentMethod ?? '', placeOptions(patienceMs));
        }),
      );
    },

    openPayment: opener.open,
    settle,
    sweep,
    afterSale,
    key,
    path,

    /** Unpaid orders of a customer with their keys, whose holds are available to the customer on any device. */
    async unpaidOf(userId: string): Promise<OwnOrder[]> {
      return (await unpaidNumbers(db.kysely, userId)).map((number) => ({ number, key: key(number) }));
    },

    /** Whether an order has this number; status and details only with its signed key or for its customer. */
    async view(number: OrderNumber, by: OrderOpener, locale: Locale): Promise<OrderLookup> {
      const unknown = { known: false, status: null, details: null };
      const order = isOrderNumber(number) ? await findOrder(db.kysely, { by: 'number', value: number }) : null;
      if (!order) return unknown;
      const isOwn = by.userId !== null && order.userId === by.userId;
      const mayOpen = isOwn || isOrderKey(settings.SHOP_SECRET, number, by.key);
      if (!mayOpen) return { known: true, status: null, details: null };
      const status = await shownStatus(db.kysely, order);
      return { known: true, status, details: await viewOf({ db: db.kysely, payments, now: ctx.now() }, order, locale) };
    },
  };
}
