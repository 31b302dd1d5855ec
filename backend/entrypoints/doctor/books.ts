import type { ShopContext } from '#backend/platform/context.ts';
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
          and (select count(*) from payment_attempt where order_id = o.id and status = 'ok') = 0
          and not exists (select from company_invoice where order_id = o.id)`,
    finding: (what) => wrong('books.unpaid', { what }),
  },
  {
    // every successful payment but the one that made the order paid is refunded automatically
    sql: `select number as what from customer_order o
          where (select count(*) from payment_attempt where order_id = o.id and status = 'ok') > 1
            + (select count(*) from refund where order_id = o.id and is_surplus)`,
    finding: (what) => wrong('books.twice', { what }),
  },
  {
    sql: `select number as what from customer_order o join payment_attempt p on p.order_id = o.id
          where p.status = 'ok' and o.status not in ${PAID} and o.status <> 'refunded'
            and not exists (select from refund r where r.attempt_stamp = p.stamp and r.is_surplus)`,
    finding: (what) => hint('books.lateMoney', { what }),
  },
  {
    sql: `select number as what from customer_order o join payment_attempt p on p.order_id = o.id
          where p.status = 'ok' and o.status in ${PAID} and p.amount_cents <> o.pay_now_cents - o.gift_card_cents`,
    finding: (what) => wrong('books.sum', { what }),
  },
  {
    sql: `select number as what from customer_order o where goods_cents + shipping_cents + office_fee_cents <> total_cents
          or goods_cents <> (select coalesce(sum(total_cents), 0) from order_line where order_id = o.id)
          or total_cents <> (select coalesce(sum((rate ->> 'gross')::int), 0) from jsonb_array_elements(vat) rate)`,
    finding: (what) => wrong('books.totals', { what }),
  },
  {
    sql: `select number as what from customer_order o
          where refunded_cents <> (select coalesce(sum(cents), 0) from refund where order_id = o.id and not is_surplus)
            or refunded_cents > pay_now_cents
            or gift_card_cents < (select coalesce(sum(gift_card_cents), 0) from refund where order_id = o.id)
            or (status = 'refunded' and refunded_cents < pay_now_cents)`,
    finding: (what) => wrong('books.refunds', { what }),
  },
  {
    sql: `select reference as what from company_invoice i
          where (select coalesce(sum(cents), 0) from company_invoice_entry where invoice_id = i.id) < 0
            or not exists (select from company_invoice_entry where invoice_id = i.id and kind = 'issued')`,
    finding: (what) => wrong('books.invoices', { what }),
  },
  {
    sql: `select number || ' (' || (gateway_cents / 100.0)::numeric(12, 2) || ' €)' as what
          from refund r join customer_order o on o.id = r.order_id where r.status = 'manual'`,
    finding: (what) => wrong('refunds.byHand', { what }),
  },
  {
    sql: `select number as what from refund r join customer_order o on o.id = r.order_id
          where r.status in ('queued', 'asked', 'pending') and r.updated_at < now() - interval '3 days'`,
    finding: (what) => hint('refunds.slow', { what }),
  },
  {
    sql: `select number || ' (' || sku || ')' as what from stock_hold h join customer_order o on o.id = h.order_id
          where o.status not in ${UNPAID}`,
    finding: (what) => wrong('stock.held', { what }),
  },
  {
    sql: `select sku as what from stock_hold join product_variant v using (sku) where not v.backorder group by sku
          having sum(qty) > (select coalesce(sum(qty), 0) from stock_level l where l.sku = stock_hold.sku)`,
    finding: (what) => hint('stock.overheld', { what }),
  },
  {
    sql: `select sku || ' (' || store_id || ')' as what from stock_level level
          full join (select sku, store_id, sum(qty) as qty from stock_movement group by sku, store_id) moved using (sku, store_id)
          where coalesce(level.qty, 0) <> coalesce(moved.qty, 0)`,
    finding: (what) => wrong('stock.ledger', { what }),
  },
];

/** Checks the invariants between orders, payments and stock, for all orders. */
export async function booksFindings({ db }: Pick<ShopContext, 'db'>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { sql, finding } of CHECKS) {
    const { rows } = await db.query(`select distinct what from (${sql}) found order by what limit 6`);
    const named = rows.map(({ what }) => String(what));
    if (named.length > 0)
      found.push(finding(named.length > 5 ? `${named.slice(0, 5).join(', ')} …` : named.join(', ')));
  }
  const { rows } = await db.query('select count(*) as n from customer_order');
  return found.length > 0 ? found : [good('books.good', { orders: Number(rows[0]?.n) })];
}
