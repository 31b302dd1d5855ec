import type { ServicePoint } from '#backend/sales/delivery/provider.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import { type Carrier, carrierOf } from '#domain/sales/orders/tracking.ts';
import { shop } from '#shop.config';
import type { OrderAddress, StoredOrder } from '../stored-order.ts';
import { factsOf } from '../transitions.ts';
import type { LinePicking } from './picking-of.ts';

export type StoreLine = {
  /** Position of the order's line, from 0. */
  position: number;
  sku: Sku;
  title: string;
  amount: number;
  note: 'spare_part' | 'gift' | 'service' | null;
} & LinePicking;

const FOUND: LinePicking = { elsewhere: [], missing: 0, nextDelivery: null };

/** An order as the store packs it, with no more data of customer and payment than needed. */
export type StoreOrder = {
  number: OrderNumber;
  status: StoredOrder['status'];
  /** ISO time. */
  placedAt: string;
  isPickup: boolean;
  store: string;
  delivery: string;
  carrier: Carrier;
  name: string;
  company: string;
  phone: string;
  email: string;
  customerSpeaks: 'fi' | 'en';
  reference: string;
  address: OrderAddress | null;
  servicePoint: ServicePoint | null;
  /** Cents to pay at the pickup of what is packed. */
  dueLater: number;
  /** Units to pack: without refunded and sent ones. */
  lines: StoreLine[];
};

export function storeOrder(order: StoredOrder, picking: readonly LinePicking[], left: readonly number[]): StoreOrder {
  const method = shippingMethod(order.shippingMethodId);
  const { firstname, lastname, company, phone, reference } = order.contact;
  return {
    number: order.number,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    isPickup: factsOf(order).isPickup,
    store: shop.stores.find(({ id }) => id === order.storeId)?.name ?? order.storeId,
    delivery: method?.label.fi ?? order.shippingMethodId,
    carrier: carrierOf(method?.serviceProvider),
    name: `${firstname} ${lastname}`,
    company: company ?? '',
    phone,
    email: order.email,
    customerSpeaks: order.locale,
    reference: reference ?? '',
    address: order.deliveryAddress,
    servicePoint: order.servicePoint,
    dueLater: dueLaterOf(order),
    lines: order.lines
      .map((line, position) => ({ line, position, found: picking[position] ?? FOUND }))
      .filter(({ line }) => line.kind !== 'gift_card')
      .map(({ line, position, found }) => ({
        ...found,
        position,
        sku: line.sku,
        title: [line.title, line.variationName, line.customization && sizeText(line.customization)]
          .filter(Boolean)
          .join(', '),
        amount: left[position] ?? 0,
        note: noteOf(line),
      }))
      .filter(({ amount }) => amount > 0),
  };
}

/** A note for whoever picks the line. */
export function noteOf({ sparePart, kind }: StoredOrder['lines'][number]): StoreLine['note'] {
  if (sparePart) return 'spare_part';
  return kind === 'gift' || kind === 'service' ? kind : null;
}
