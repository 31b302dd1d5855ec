import { randomBytes } from 'node:crypto';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { deliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import { allocateStock, unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
import { shop } from '#shop.config';
import type { DraftLine, OrderDraft } from './order-draft.ts';
import type { NewOrder } from './queries.ts';
import type { LockedSku } from './stock.ts';
import type { OrderLine } from './stored-order.ts';

type Placing = { userId: string | null; now: Date; holdsExpireAt: Date };

/** The order of a draft as inserted; its gift cards are set once their money is held. */
export function newOrder(
  draft: OrderDraft,
  skus: ReadonlyMap<string, LockedSku>,
  { userId, now, holdsExpireAt }: Placing,
): NewOrder {
  const { totals, method } = draft;
  return {
    idempotencyKey: draft.idempotencyKey,
    requestHash: draft.requestHash,
    userId,
    locale: draft.locale,
    email: draft.contact.email.toLowerCase(),
    contact: draft.contact,
    deliveryAddress: draft.deliveryAddress,
    billingAddress: draft.billingAddress,
    shippingMethodId: method.id,
    servicePoint: draft.servicePoint,
    promise: deliveryPromise(
      draft.lines
        .filter(({ kind }) => kind !== 'service')
        .map(({ item: { sku, stock, isGiftCard }, amount }) => ({ sku, amount, stock, isGiftCard })),
      method,
    ),
    storeId: method.storeId ?? packingStore(draft, skus),
    goods: totals.goods,
    discount: totals.discount,
    shipping: totals.shipping,
    shippingDiscount: totals.shippingDiscount,
    officeFee: totals.officeFee,
    total: totals.total,
    payNow: totals.payNow,
    dueLater: totals.dueLater,
    giftCard: totals.giftCard,
    giftCards: [],
    campaigns: draft.campaigns.map(({ code, name, automatic }) => ({ code, name, automatic })),
    quoteId: draft.quoteId,
    secret: randomBytes(24).toString('base64url'),
    vat: totals.vat,
    vatNow: totals.vatNow,
    paymentMethod: totals.toPay > 0 ? draft.paymentMethodId : null,
    holdsExpireAt,
    placedAt: now,
    lines: draft.lines.map(newLine),
  };
}

const newLine = ({ item, amount, kind, discount }: DraftLine): OrderLine => {
  const unit = unitOf({ ...item, amount });
  return {
    sku: item.sku,
    title: item.title,
    variationName: item.variationName,
    slug: item.slug,
    image: item.image,
    amount,
    unit,
    discount,
    total: unit * amount - discount,
    vatRate: item.vatRate,
    productLine: item.productLine,
    sparePart: item.sparePart,
    customization: item.customization,
    deposit: item.deposit,
    kind,
    refundedAmount: 0,
  };
};

/** The store that has most of the order's units packs it; of equal ones the first in the configuration. */
function packingStore({ lines }: OrderDraft, skus: ReadonlyMap<string, LockedSku>): string {
  const ordered = unitsBySku(lines.map(({ item, amount }) => ({ sku: item.sku, amount })));
  const pieces = (storeId: string) =>
    [...ordered].reduce((sum, [sku, amount]) => {
      const shelf = (skus.get(sku)?.shelf ?? []).filter((level) => level.storeId === storeId);
      return sum + amount - allocateStock(amount, shelf, storeId).missing;
    }, 0);
  const ranked = shop.stores.toSorted((a, b) => pieces(b.id) - pieces(a.id));
  return ranked[0]?.id ?? '';
}
