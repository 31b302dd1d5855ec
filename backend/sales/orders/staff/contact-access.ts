import type { OrderNumber } from '#domain/base/ids.ts';
import { isOpenForStaff } from '#domain/sales/orders/order-list.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { type Actor, accessRefusal } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';

/** True for roles that see contacts of their stores' open orders only. */
const isOfOpenOrders = (actor: Actor) =>
  actor.kind === 'staff' && grantOf(actor.role, 'orders.contacts') === 'own-store';

/** Whether an actor sees name, addresses, phone and e-mail of an order's customer. */
export const seesContacts = (
  actor: Actor,
  { number, storeId, status }: { number: OrderNumber; storeId: string; status: OrderStatus },
): boolean =>
  accessRefusal(actor, 'orders.contacts', { subject: number, store: storeId }) === null &&
  (!isOfOpenOrders(actor) || isOpenForStaff(status));

/** In which orders an actor may search by contacts: all, open ones of some stores, or none. */
export function contactSearch(actor: Actor): 'all' | 'none' | { openOf: readonly string[] | null } {
  if (actor.kind === 'staff' && isOfOpenOrders(actor)) return { openOf: actor.stores.length > 0 ? actor.stores : null };
  return accessRefusal(actor, 'orders.contacts') === null ? 'all' : 'none';
}
