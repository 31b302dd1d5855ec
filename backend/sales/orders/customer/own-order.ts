import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { findOrder } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Whose order it is: that of a signed-in customer, by its number, or of whoever has its secret. */
export type OwnedBy = { number: string; userId: string } | { secret: string };

const SECRET = /^[\w-]{20,64}$/;

/** One's own order, or null: somebody else's is as if there were none (decisions 6). */
export async function findOwn(
  db: Kysely<Tables>,
  by: OwnedBy,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredOrder | null> {
  if ('secret' in by) return SECRET.test(by.secret) ? findOrder(db, { by: 'secret', value: by.secret, lock }) : null;
  const order = isOrderNumber(by.number) ? await findOrder(db, { by: 'number', value: by.number, lock }) : null;
  return order?.userId === by.userId ? order : null;
}
