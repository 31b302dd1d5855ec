import type { Db } from '#backend/platform/db/db.ts';
import type { Shop } from '#backend/shop.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { makeOrders } from '../../make-orders.ts';

type Outcome = { ok: true } | { ok: false; reason: string };

/** Two people at two screens: on PostgreSQL each has a process's own connections. */
export type StaffTrack = {
  db: Db;
  shops: readonly [Shop, Shop];
  people: readonly [StaffActor, StaffActor];
  /** Records a violated expectation. */
  check: (what: string, got: unknown, expected: unknown) => void;
  count: (sql: string, values?: unknown[]) => Promise<number>;
};

export type StaffRace = { name: string; run: (track: StaffTrack, round: number) => Promise<void> };

/** Both people do the same at once; how each went. Who begins changes with the round. */
export async function both<T extends Outcome>(
  { shops, people }: StaffTrack,
  round: number,
  act: (shop: Shop, person: StaffActor, i: number) => Promise<T>,
): Promise<T[]> {
  const order = round % 2 === 0 ? [0, 1] : [1, 0];
  return Promise.all(
    order.map(async (i) => {
      const [shop, person] = [shops[i], people[i]];
      if (!shop || !person) throw new Error('nobody is there');
      return act(shop, person, i);
    }),
  );
}

/** `ok` or the reason of each outcome, in alphabetical order. */
export const words = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map((one) => (one.ok ? 'ok' : one.reason)).toSorted();

/** A paid order of two lines, 30 € in all, with the payment that refunds go back to. */
export async function paidOrder(db: Db, status: OrderStatus = 'paid', methodId = '107'): Promise<string> {
  const [number = ''] = await makeOrders(db, [{ status, prices: [1000, 2000], placedAt: new Date() }]);
  await db.query('update customer_order set paid_at = placed_at, shipping_method_id = $2 where number = $1', [
    number,
    methodId,
  ]);
  await db.query(
    `insert into payment_attempt (stamp, order_id, attempt, provider, method, amount_cents, reference, transaction_id, status)
     select gen_random_uuid()::text, id, 1, 'paytrail', 'osuuspankki', total_cents, number, gen_random_uuid()::text, 'ok'
     from customer_order where number = $1`,
    [number],
  );
  return number;
}

export const auditOf = `select count(*)::int as n from audit_entry where action = $1 and subject_id = $2 and outcome = 'done'`;
