import { randomBytes } from 'node:crypto';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { LineProblem } from '#domain/cart/judge-lines.ts';
import type { CartTotals } from '#domain/cart/price-cart.ts';
import type { WantedLine } from '#domain/cart/wanted-line.ts';
import { allocateStock, piecesBySku } from '#domain/orders/allocate-stock.ts';
import type { OwnOrder } from '#domain/orders/order-cookie.ts';
import { MAX_HOLD_MS } from '#domain/orders/order-limits.ts';
import { awaitsPayment, isPaid } from '#domain/orders/order-status.ts';
import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import { shop } from '#shop.config';
import type { ServicePoint } from '../delivery/provider.ts';
import type { SparePartService } from '../spare-parts/service.ts';
import { isAsJudged, lineProblems } from './line-problems.ts';
import { heldSkus, lockReplaceable } from './own-orders.ts';
import { partsUnderLock } from './parts.ts';
import { insertAttempt, latestAttempt, markAttempt } from './payment/attempt-queries.ts';
import { findOrder, insertOrder, lockIdempotencyKey, recordEvent } from './queries.ts';
import { extendHolds, hasHolds, holdStock, type LockedSku, lockSkus, stocked } from './stock.ts';
import {
  type BillingAddress,
  isOpen,
  isUnderway,
  type OrderAddress,
  type OrderContact,
  type PaymentAttempt,
  type StoredOrder,
} from './stored-order.ts';
import type { Tx } from './transaction.ts';
import { cancelOrder, consumeStock, moveOrder } from './transitions.ts';

/** An order as the checkout has judged it, not stored yet. Prices and stock are checked once more under the lock. */
export type OrderDraft = {
  idempotencyKey: string;
  requestHash: string;
  locale: Locale;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: BillingAddress | null;
  method: ShippingMethod;
  servicePoint: ServicePoint | null;
  lines: { item: CartItem; amount: number }[];
  totals: CartTotals;
  paymentMethodId: string;
};

/**
 * Where the shopper goes to pay: `open` has to be opened at the gateway first, `resume` is open there, `settled` needs
 * no payment (any more).
 */
export type PaymentStep =
  | { kind: 'open'; attempt: PaymentAttempt }
  | { kind: 'resume'; attempt: PaymentAttempt; href: string }
  | { kind: 'settled' };
export type Placement = { order: StoredOrder; step: PaymentStep };

/**
 * 'price_changed': the catalog moved under the draft, judge it again. 'unavailable': `details` names the lines.
 * 'key_reused': another request came under this key before. 'order_closed': the order of this key was cancelled.
 */
export type PlaceFailure = 'price_changed' | 'unavailable' | 'key_reused' | 'order_closed';
export type PlaceResult = Result<Placement, PlaceFailure, LineProblem[]>;

export type PlaceOptions = {
  provider: string;
  now: Date;
  holdMs: number;
  /** This process is opening the attempt at the gateway right now. */
  isOpening: (stamp: string) => boolean;
  /** This process will open the attempt as soon as it is committed. */
  willOpen: (stamp: string) => void;
  secret: string;
  /** Orders this browser placed before, their keys not yet checked. */
  own: readonly OwnOrder[];
  /** The signed-in customer, null for a guest. */
  userId: string | null;
  lockPrices: SparePartService['lockPrices'];
  /** What a paid order sets off, in the same transaction. */
  onPaid: (tx: Tx, order: StoredOrder) => Promise<void>;
};

/** Stores a new order with its holds and first payment attempt, or answers for the one already under the key. */
export async function placeInTransaction(tx: Tx, draft: OrderDraft, options: PlaceOptions): Promise<PlaceResult> {
  await lockIdempotencyKey(tx, draft.idempotencyKey);
  const existing = await findOrder(tx, { by: 'idempotency_key', value: draft.idempotencyKey, lock: true });
  if (existing) return placeAgain(tx, existing, draft.requestHash, draft.paymentMethodId, options);

  const { lines, totals, method } = draft;
  const { now } = options;
  const replaceable = await lockReplaceable(tx, options.secret, options.own);
  const sparePart = ({ item }: (typeof lines)[number]) => item.sparePart;
  const goods = lines.filter((line) => !sparePart(line));
  const stock = await lockSkus(
    tx,
    goods.map(({ item }) => item.sku),
    now,
  );
  const parts = await partsUnderLock(
    tx,
    lines.filter(sparePart).map(({ item }) => item),
    options.lockPrices,
  );
  const skus = new Map([...stock, ...parts]);
  const wanted = lines.map(({ item, amount }) => ({ sku: item.sku, amount, customization: item.customization }));
  let problems = lineProblems(wanted, skus);
  if (problems.length > 0) problems = await replaceOwn(tx, replaceable, wanted, parts, now);
  if (problems.length > 0) return fail('unavailable', problems);
  if (lines.some(({ item }) => !isAsJudged(item, skus.get(item.sku)))) return fail('price_changed');

  const holdsExpireAt = new Date(now.getTime() + options.holdMs);
  const order = await insertOrder(tx, {
    idempotencyKey: draft.idempotencyKey,
    requestHash: draft.requestHash,
    userId: options.userId,
    locale: draft.locale,
    email: draft.contact.email.toLowerCase(),
    contact: draft.contact,
    deliveryAddress: draft.deliveryAddress,
    billingAddress: draft.billingAddress,
    shippingMethodId: method.id,
    servicePoint: draft.servicePoint,
    storeId: method.storeId ?? packingStore(draft, stock),
    goods: totals.goods,
    discount: totals.discount,
    shipping: totals.shipping,
    shippingDiscount: totals.shippingDiscount,
    officeFee: totals.officeFee,
    total: totals.total,
    payNow: totals.payNow,
    dueLater: totals.dueLater,
    giftCard: 0,
    giftCardId: null,
    campaigns: [],
    quoteId: null,
    secret: randomBytes(24).toString('base64url'),
    vat: totals.vat,
    vatNow: totals.vatNow,
    paymentMethod: draft.paymentMethodId,
    holdsExpireAt,
    placedAt: now,
    lines: lines.map(({ item, amount }) => ({
      sku: item.sku,
      title: item.title,
      variationName: item.variationName,
      slug: item.slug,
      image: item.image,
      amount,
      unit: item.price.finalPrice.inclTax,
      discount: 0,
      total: item.price.finalPrice.inclTax * amount,
      vatRate: item.vatRate,
      productLine: item.productLine,
      sparePart: item.sparePart,
      customization: item.customization,
      deposit: item.deposit,
      kind: item.isGiftCard ? 'gift_card' : 'goods',
      refundedAmount: 0,
    })),
  });
  await holdStock(tx, order.id, order.lines, holdsExpireAt);
  await recordEvent(tx, order.id, 'placed', { total: order.total, payNow: order.payNow }, now);
  if (order.payNow === 0) {
    await consumeStock(tx, order, now);
    const paid = await moveOrder(tx, order, { to: 'paid', goodsReserved: true, now });
    await options.onPaid(tx, paid);
    return ok({ order: paid, step: { kind: 'settled' } });
  }
  const attempt = await insertAttempt(tx, order, {
    provider: options.provider,
    method: draft.paymentMethodId,
    now,
  });
  options.willOpen(attempt.stamp);
  return ok({ order, step: { kind: 'open', attempt } });
}

/**
 * The same request again: the same order with a usable payment. One that is open at the gateway is taken up again, else
 * a new attempt is made; pieces given back after a failure are held again if they are still there.
 */
export async function placeAgain(
  tx: Tx,
  order: StoredOrder,
  requestHash: string,
  paymentMethodId: string,
  { provider, now, holdMs, isOpening, willOpen }: PlaceOptions,
): Promise<PlaceResult> {
  if (order.requestHash !== requestHash) return fail('key_reused');
  if (isPaid(order.status)) return ok({ order, step: { kind: 'settled' } });
  if (!awaitsPayment(order.status)) return fail('order_closed');
  const last = await latestAttempt(tx, order.id);
  if (last && isUnderway(last)) return ok({ order, step: { kind: 'settled' } });

  const expiresAt = new Date(Math.min(now.getTime() + holdMs, order.placedAt.getTime() + MAX_HOLD_MS));
  if (!(await hasHolds(tx, order.id))) {
    // the price of a part was agreed on when the order was placed
    const goods = stocked(order.lines);
    const skus = await lockSkus(
      tx,
      goods.map((line) => line.sku),
      now,
    );
    const problems = lineProblems(goods, skus);
    if (problems.length > 0) return fail('unavailable', problems);
    await holdStock(tx, order.id, order.lines, expiresAt);
  }
  await extendHolds(tx, order.id, expiresAt);
  if (last && isOpen(last)) {
    if (last.href) return ok({ order, step: { kind: 'resume', attempt: last, href: last.href } });
    if (isOpening(last.stamp)) return ok({ order, step: { kind: 'open', attempt: last } });
    // its opening may have ended since it was read
    const since = await latestAttempt(tx, order.id);
    if (since?.stamp === last.stamp && isOpen(since) && since.href)
      return ok({ order, step: { kind: 'resume', attempt: since, href: since.href } });
    // nobody is opening it any more: the process that was has gone
    await markAttempt(tx, last.stamp, { status: 'unopened', now });
  }
  const attempt = await insertAttempt(tx, order, { provider, method: paymentMethodId, now });
  willOpen(attempt.stamp);
  return ok({ order, step: { kind: 'open', attempt } });
}

/**
 * The shopper came back from the payment page and orders anew, and the goods are held by the first order: it is
 * cancelled when that is what makes the new one possible. Returns what still cannot be sold; then nothing is cancelled.
 */
async function replaceOwn(
  tx: Tx,
  replaceable: readonly StoredOrder[],
  wanted: readonly WantedLine[],
  parts: ReadonlyMap<string, LockedSku>,
  now: Date,
): Promise<LineProblem[]> {
  const replaced: StoredOrder[] = [];
  for (const order of replaceable) {
    const held = await heldSkus(tx, order.id);
    if (wanted.some(({ sku }) => held.has(sku))) replaced.push(order);
  }
  const freed = await lockSkus(
    tx,
    wanted.map(({ sku }) => sku).filter((sku) => !parts.has(sku)),
    now,
    replaced.map(({ id }) => id),
  );
  const problems = lineProblems(wanted, new Map([...freed, ...parts]));
  if (problems.length === 0)
    for (const order of replaced) await cancelOrder(tx, order, { why: 'replaced by a new order' }, now);
  return problems;
}

/** The store that has most of the order packs it; of equals the first of the shop's list. */
function packingStore({ lines }: OrderDraft, skus: ReadonlyMap<string, LockedSku>): string {
  const ordered = piecesBySku(lines.map(({ item, amount }) => ({ sku: item.sku, amount })));
  const pieces = (storeId: string) =>
    [...ordered].reduce((sum, [sku, amount]) => {
      const shelf = (skus.get(sku)?.shelf ?? []).filter((level) => level.storeId === storeId);
      return sum + amount - allocateStock(amount, shelf, storeId).missing;
    }, 0);
  const ranked = shop.stores.toSorted((a, b) => pieces(b.id) - pieces(a.id));
  return ranked[0]?.id ?? '';
}
