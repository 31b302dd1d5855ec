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
 * The delivery table: ids and prices are the spec's (section 9), in cents; labels and classes are those of docs/delivery.md,
 * pickups and deliveries of stores come with the stores of `shop.config.ts`. In the order that the checkout shows.
 */
export const shippingMethods: readonly ShippingMethod[] = [
  ...postiMethods,
  ...freightMethods,
  ...vehicleMethods,
  ...abroadMethods,
  ...matkahuoltoMethods,
  ...storeMethods(shop.stores).toSorted((a, b) => a.id.localeCompare(b.id)),
  emailMethod,
].map(makeMethod);

const byId = new Map(shippingMethods.map((method) => [method.id, method]));

/** The method of an id, or undefined when the table has no such row. */
export const shippingMethod = (id: string): ShippingMethod | undefined => byId.get(id);
