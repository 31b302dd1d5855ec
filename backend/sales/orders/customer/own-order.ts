import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { findOrder } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Identifies an own order: by number for a signed-in customer, or by its token. */
export type OwnedBy = { number: OrderNumber; userId: string } | { secret: string };

const SECRET = /^[\w-]{20,64}$/;

/** An own order, or null; other orders appear not to exist (order-6). */
export async function findOwn(
  db: Kysely<Tables>,
  by: OwnedBy,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredOrder | null> {
  if ('secret' in by) return SECRET.test(by.secret) ? findOrder(db, { by: 'secret', value: by.secret, lock }) : null;
  const order = isOrderNumber(by.number) ? await findOrder(db, { by: 'number', value: by.number, lock }) : null;
  return order?.userId === by.userId ? order : null;
}
