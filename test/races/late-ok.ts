import { decideOnly, makeLimited, place, purchase } from '../http-buyer.ts';
import { heldOf, type Race, shelfOf, type Track } from './race.ts';

const ORDERS = 4;
const AFTER_HOLD_MS = 31 * 60_000;

const wayBack = (url: string, way: string) => {
  const { pathname, search } = new URL(way);
  return fetch(`${url}${pathname}${search}`, { redirect: 'manual' });
};

async function placed(track: Track, sku: string, pieces: number) {
  const { db, serverOf } = track;
  await makeLimited(db, sku, { oulu: pieces });
  const answers = await Promise.all(Array.from({ length: pieces }, (_, i) => place(serverOf(i), purchase(sku))));
  return answers.flatMap((answer) => ('transactionId' in answer ? [answer.transactionId] : []));
}

const of = (sku: string) => `o.id in (select order_id from order_line where sku = '${sku}')`;

/**
 * Payments for cancelled orders. First all are cancelled and then paid; then they are cancelled and paid
 * at the same moment, with a card's money in them. Every payment counts or goes back whole, once, with one alert.
 */
export const lateOk: Race = {
  name: 'late ok after cancel',
  async run(track, round) {
    const { serverOf, shopAhead, check, count, until } = track;
    const later = shopAhead(AFTER_HOLD_MS);

    const first = `LATE-${round}`;
    const payments = await placed(track, first, ORDERS);
    await later.checkout.sweep();
    const cancelled = `select count(*)::int as n from customer_order o where status = 'cancelled' and `;
    check('cancelled', await count(cancelled + of(first)), ORDERS);
    const ways = await Promise.all(payments.map((id, i) => decideOnly(serverOf(i), id, 'pay', 'never')));
    await Promise.all(ways.flatMap((way) => [0, 1].map((i) => wayBack(serverOf(i), way))));
    check('still cancelled', await count(cancelled + of(first)), ORDERS);
    check('pieces free', [await count(shelfOf, [first]), await count(heldOf, [first])], [ORDERS, 0]);
    await refunded(track, first, ORDERS);

    const second = `RACE-LATE-${round}`;
    const racing = await placed(track, second, ORDERS);
    const racingWays = await Promise.all(racing.map((id, i) => decideOnly(serverOf(i), id, 'pay', 'never')));
    await Promise.all([
      later.checkout.sweep(),
      ...racingWays.flatMap((way) => [0, 1].map((i) => wayBack(serverOf(i), way))),
    ]);
    const paid = await count(`select count(*)::int as n from customer_order o where status = 'paid' and ${of(second)}`);
    const gone = await count(cancelled + of(second));
    check('paid or cancelled', paid + gone, ORDERS);
    check('pieces', [await count(shelfOf, [second]), await count(heldOf, [second])], [ORDERS - paid, 0]);
    await refunded(track, second, gone);
    const waiting = await until(async () => (await count(UNFINISHED)) === 0);
    check('refunds done', waiting, true);
    return `${ORDERS} late, then ${paid} paid and ${gone} cancelled`;
  },
};

const UNFINISHED = "select count(*)::int as n from refund where status not in ('ok', 'manual')";

/** Each cancelled order's money has one refund, and the shop one alert. */
async function refunded({ check, count }: Track, sku: string, orders: number): Promise<void> {
  check(
    'refunds',
    await count(`select count(*)::int as n from refund r join customer_order o on o.id = r.order_id where ${of(sku)}`),
    orders,
  );
  const cents = `select coalesce(sum(r.gateway_cents), 0)::int as n from refund r join customer_order o on o.id = r.order_id where ${of(sku)}`;
  check('money given back', await count(cents), orders * 5000);
  const late = `select count(*)::int as n from order_event e join customer_order o on o.id = e.order_id
    where e.kind = 'late_payment' and ${of(sku)}`;
  check('late payments noticed once', await count(late), orders);
}
