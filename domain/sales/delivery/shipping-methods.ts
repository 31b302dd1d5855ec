import type { DeliveryChanges, ShopConfig } from '#domain/base/shop-config.ts';
import { shop } from '#shop.config';
import { type MethodRow, makeMethod } from './make-method.ts';
import { abroadMethods } from './methods/abroad.ts';
import { emailMethod } from './methods/email.ts';
import { freightMethods } from './methods/freight.ts';
import { matkahuoltoMethods } from './methods/matkahuolto.ts';
import { postiMethods } from './methods/posti.ts';
import { storeMethods } from './methods/stores.ts';
import { vehicleMethods } from './methods/vehicles.ts';
import type { ShippingMethod } from './shipping-method.ts';
import { zonesOf } from './vehicle-zones.ts';

/**
 * The delivery table in the order of the checkout: ids and prices in cents (delivery-1), labels and classes as in
 * docs/delivery.md. Pickups and local deliveries come from the stores in `shop.config.ts`.
 */
export const shippingMethods = (): readonly ShippingMethod[] => current().methods;

/** The method with an id, or undefined. */
export const shippingMethod = (id: string): ShippingMethod | undefined => current().byId.get(id);

/** The rows before staff's changes. */
export const methodRows = (stores: ShopConfig['stores']): readonly MethodRow[] => [
  ...postiMethods,
  ...freightMethods,
  ...vehicleMethods,
  ...abroadMethods,
  ...matkahuoltoMethods,
  ...storeMethods(stores).toSorted((a, b) => a.id.localeCompare(b.id)),
  emailMethod,
];

function changedRow(row: MethodRow, changes: DeliveryChanges = {}): MethodRow {
  const zones = zonesOf(changes);
  return {
    ...row,
    shipping: changes.prices?.[row.id] ?? row.shipping,
    ...(row.officeFee && { officeFee: changes.officeFee ?? row.officeFee }),
    ...(row.zones && { postcodes: row.zones.flatMap((name) => zones[name]) }),
    offered: !changes.hidden?.[row.id],
  };
}

function tableOf({ stores, delivery }: Pick<ShopConfig, 'stores' | 'delivery'>) {
  const methods = methodRows(stores).map((row) => makeMethod(changedRow(row, delivery)));
  return { stores, delivery, methods, byId: new Map(methods.map((method) => [method.id, method])) };
}

let table: ReturnType<typeof tableOf> | null = null;

/** Made anew when staff have changed a store or the deliveries. */
function current() {
  if (table?.stores !== shop.stores || table.delivery !== shop.delivery) table = tableOf(shop);
  return table;
}
