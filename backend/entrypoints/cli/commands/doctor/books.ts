import type { Shop } from '#backend/shop.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

const PAID = "('paid', 'preparing', 'shipped', 'ready_for_pickup', 'completed')";
const UNPAID = "('pending_payment', 'payment_failed')";

type Check = {
  /** Query of violations, with a column `what`; empty if the invariant holds. */
  sql: string;
  finding: (what: string) => Finding;
};

const CHECKS: Check[] = [
  {
    sql: `select number as what from customer_order o where status in ${PAID} and pay_now_cents > gift_card_cents
          and (select count(*) from payment_attempt where order_id = o.id and status = 'ok') = 0`,
    finding: (what) =>
      wrong('Books', `paid without a payment: ${what}`, "Compare with the gateway's panel before sending the goods."),
  },
  {
    // every successful payment but the one that made the order paid is refunded automatically
    sql: `select number as what from customer_order o
          where (select count(*) from payment_attempt where order_id = o.id and status = 'ok') > 1
            + (select count(*) from refund where order_id = o.id and is_surplus)`,
    finding: (what) =>
      wrong('Books', `paid more than once: ${what}`, "Give the extra payment back in the gateway's panel."),
  },
  {
    sql: `select number as what from customer_order o join payment_attempt p on p.order_id = o.id
          where p.status = 'ok' and o.status not in ${PAID} and o.status <> 'refunded'
            and not exists (select from refund r where r.attempt_stamp = p.stamp and r.is_surplus)`,
    finding: (what) =>
      hint(
        'Books',
        `money came for orders that are not paid: ${what}`,
        "If not done yet, give it back in the gateway's panel.",
      ),
  },
  {
    sql: `select number as what from customer_order o join payment_attempt p on p.order_id = o.id
          where p.status = 'ok' and o.status in ${PAID} and p.amount_cents <> o.pay_now_cents - o.gift_card_cents`,
    finding: (what) =>
      wrong(
        'Books',
        `paid another sum than was to be paid: ${what}`,
        'Look at it: npm run shop -- orders show <number>',
      ),
  },
  {
    sql: `select number as what from customer_order o where goods_cents + shipping_cents + office_fee_cents <> total_cents
          or goods_cents <> (select coalesce(sum(total_cents), 0) from order_line where order_id = o.id)
          or total_cents <> (select coalesce(sum((rate ->> 'gross')::int), 0) from jsonb_array_elements(vat) rate)`,
    finding: (what) =>
      wrong('Books', `totals do not add up: ${what}`, 'Report it with: npm run shop -- orders show <number> --json'),
  },
  {
    sql: `select number as what from customer_order o
          where refunded_cents <> (select coalesce(sum(cents), 0) from refund where order_id = o.id and not is_surplus)
            or refunded_cents > pay_now_cents
            or gift_card_cents < (select coalesce(sum(gift_card_cents), 0) from refund where order_id = o.id)
            or (status = 'refunded' and refunded_cents < pay_now_cents)`,
    finding: (what) =>
      wrong('Books', `refunds do not add up: ${what}`, 'Report it with: npm run shop -- orders show <number> --json'),
  },
  {
    sql: `select number || ' (' || (gateway_cents / 100.0)::numeric(12, 2) || ' €)' as what
          from refund r join customer_order o on o.id = r.order_id where r.status = 'manual'`,
    finding: (what) =>
      wrong('Refunds', `to be paid by hand: ${what}`, 'Pay them, then: npm run shop -- orders refund-done <number>'),
  },
  {
    sql: `select number as what from refund r join customer_order o on o.id = r.order_id
          where r.status in ('queued', 'asked', 'pending') and r.updated_at < now() - interval '3 days'`,
    finding: (what) => hint('Refunds', `the gateway has not finished: ${what}`, "Look at them in the gateway's panel."),
  },
  {
    sql: `select number || ' (' || sku || ')' as what from stock_hold h join customer_order o on o.id = h.order_id
          where o.status not in ${UNPAID}`,
    finding: (what) =>
      wrong(
        'Stock',
        `held by orders that no longer wait for payment: ${what}`,
        'Report it; the goods cannot be sold meanwhile.',
      ),
  },
  {
    sql: `select sku as what from stock_hold join product_variant v using (sku) where not v.backorder group by sku
          having sum(qty) > (select coalesce(sum(qty), 0) from stock_level l where l.sku = stock_hold.sku)`,
    finding: (what) =>
      hint(
        'Stock',
        `more is held by unpaid orders than there is: ${what}`,
        'Get pieces, or cancel: npm run shop -- stock show <sku>',
      ),
  },
  {
    sql: `select sku || ' (' || store_id || ')' as what from stock_level level
          full join (select sku, store_id, sum(qty) as qty from stock_movement group by sku, store_id) moved using (sku, store_id)
          where coalesce(level.qty, 0) <> coalesce(moved.qty, 0)`,
    finding: (what) =>
      wrong(
        'Stock',
        `quantities differ from their movements: ${what}`,
        'Something wrote past the ledger. Count these skus, then: npm run shop -- stock reconcile <sku>',
      ),
  },
];

/** Checks the invariants between orders, payments and stock, for all orders. */
export async function booksFindings({ db }: Pick<Shop, 'db'>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { sql, finding } of CHECKS) {
    const { rows } = await db.query(`select distinct what from (${sql}) found order by what limit 6`);
    const named = rows.map(({ what }) => String(what));
    if (named.length > 0)
      found.push(finding(named.length > 5 ? `${named.slice(0, 5).join(', ')} …` : named.join(', ')));
  }
  const { rows } = await db.query('select count(*) as n from customer_order');
  return found.length > 0 ? found : [good('Books', `${rows[0]?.n} orders, payments and stock agree`)];
}
