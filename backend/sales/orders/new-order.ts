import { randomBytes } from 'node:crypto';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { packingStore } from '#domain/catalog/stock/packing-store.ts';
import { orderPromise } from '#domain/sales/delivery/handover.ts';
import { unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
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
    promise: orderPromise(
      draft.lines
        .filter(({ kind }) => kind !== 'service')
        .map(({ item: { sku, stock, isGiftCard, shippingClass }, amount }) => ({
          sku,
          amount,
          stock,
          isGiftCard,
          shippingClass,
        })),
      method,
    ),
    storeId: method.storeId ?? packedBy(draft, skus),
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
    lines: draft.lines.map((line) => ({ ...newLine(line), ...promisesOf(skus.get(line.item.sku)) })),
  };
}

/** What the catalog promises of the goods on the day of the order. */
const promisesOf = (locked: LockedSku | undefined) => ({
  ...(locked?.warrantyMonths && { warrantyMonths: locked.warrantyMonths }),
  ...(locked?.hygieneSealed && { hygieneSealed: true }),
});

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

/** The store that packs, by the shelves as they are locked now. */
function packedBy({ lines }: OrderDraft, skus: ReadonlyMap<string, LockedSku>): string {
  const ordered = unitsBySku(lines.map(({ item, amount }) => ({ sku: item.sku, amount })));
  const piecesAt = (sku: string, storeId: string) =>
    (skus.get(sku)?.shelf ?? []).find((level) => level.storeId === storeId)?.qty ?? 0;
  const ids = shop.stores.map(({ id }) => id);
  return packingStore(ids, ordered, piecesAt) ?? '';
}
