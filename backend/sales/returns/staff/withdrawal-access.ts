import { type Actor, accessRefusal } from '#domain/staff/actor.ts';
import type { StoredWithdrawal } from './withdrawal-queries.ts';

export const scopeOf = ({ orderNumber, order }: StoredWithdrawal) => ({
  subject: orderNumber,
  store: order?.storeId ?? null,
});

export const isOpenWithdrawal = ({ state }: StoredWithdrawal) => state === 'received' || state === 'goods_in';

/** Contacts as in orders: those of a store's roles are of open orders only. */
export function seesContacts(actor: Actor, withdrawal: StoredWithdrawal): boolean {
  if (accessRefusal(actor, 'orders.contacts', scopeOf(withdrawal)) !== null) return false;
  const isOfStore = accessRefusal(actor, 'customers.read') !== null;
  return !isOfStore || isOpenWithdrawal(withdrawal);
}
