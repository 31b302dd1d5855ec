import { shop } from '#shop.config';
import { makeMethod } from './make-method.ts';
import { abroadMethods } from './methods/abroad.ts';
import { emailMethod } from './methods/email.ts';
import { freightMethods } from './methods/freight.ts';
import { matkahuoltoMethods } from './methods/matkahuolto.ts';
import { postiMethods } from './methods/posti.ts';
import { storeMethods } from './methods/stores.ts';
import { vehicleMethods } from './methods/vehicles.ts';
import type { ShippingMethod } from './shipping-method.ts';

/**
 * The delivery table in the order of the checkout: ids and prices in cents (delivery-1), labels and classes as in
 * docs/delivery.md. Pickups and local deliveries come from the stores in `shop.config.ts`.
 */
export const shippingMethods = (): readonly ShippingMethod[] => current().methods;

/** The method with an id, or undefined. */
export const shippingMethod = (id: string): ShippingMethod | undefined => current().byId.get(id);

function tableOf(stores: typeof shop.stores) {
  const methods = [
    ...postiMethods,
    ...freightMethods,
    ...vehicleMethods,
    ...abroadMethods,
    ...matkahuoltoMethods,
    ...storeMethods(stores).toSorted((a, b) => a.id.localeCompare(b.id)),
    emailMethod,
  ].map(makeMethod);
  return { stores, methods, byId: new Map(methods.map((method) => [method.id, method])) };
}

let table: ReturnType<typeof tableOf> | null = null;

/** Made anew when staff have changed a store. */
function current() {
  if (table?.stores !== shop.stores) table = tableOf(shop.stores);
  return table;
}
