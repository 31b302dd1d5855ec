import type { Db } from '#backend/platform/db/db.ts';
import type { Bought } from './world/buyers.ts';

type Row = Record<string, unknown>;
const UNPAID = ['pending_payment', 'payment_failed', 'cancelled'];

/** Each query finds rows that must not exist; the first column names the fault. */
const NEVER: [what: string, sql: string][] = [
  [
    'lines sum to the goods',
    `select o.number from customer_order o join order_line l on l.order_id = o.id group by o.id
     having sum(l.total_cents) <> o.goods_cents - o.discount_cents and sum(l.total_cents) <> o.goods_cents`,
  ],
  [
    'goods, discount, delivery and fee are the total',
    `select number from customer_order where total_cents <> pay_now_cents + due_later_cents
       or total_cents <> (select sum(total_cents) from order_line where order_id = customer_order.id)
          + shipping_cents - shipping_discount_cents + office_fee_cents`,
  ],
  [
    'amounts are not negative',
    'select number from customer_order where least(total_cents, pay_now_cents, gift_card_cents) < 0',
  ],
  [
    'a paid order has one payment of its sum, others none',
    `select o.number from customer_order o
     left join lateral (select count(*) as n, coalesce(sum(amount_cents), 0) as cents from payment_attempt a
       where a.order_id = o.id and a.status = 'ok') paid on true
     where case when o.status in ('pending_payment', 'payment_failed', 'cancelled')
       then paid.n <> 0 and not exists (select from refund r where r.order_id = o.id)
       else paid.cents <> o.pay_now_cents - o.gift_card_cents or paid.n > 1 end`,
  ],
  [
    'an order became paid once, or never',
    `select o.number from customer_order o where (select count(*) from order_event e where e.order_id = o.id and e.kind = 'paid')
       <> case when o.status in ('pending_payment', 'payment_failed', 'cancelled') then 0 else 1 end`,
  ],
  [
    'the gateway got the sum of what it says is paid',
    `select p.reference from simulator_payment p join payment_attempt a on a.stamp = p.stamp where p.amount_cents <> a.amount_cents`,
  ],
  [
    'what waits holds its pieces, nothing else does',
    `select o.number from customer_order o
     left join lateral (select coalesce(sum(qty), 0) as n from stock_hold h where h.order_id = o.id) held on true
     where held.n <> case when o.status = 'pending_payment' then (select sum(amount) from order_line l where l.order_id = o.id) else 0 end`,
  ],
  ['no stock is negative', 'select sku from stock_level where qty < 0'],
  [
    'a campaign is used once by every order that has it',
    `select o.number from customer_order o where jsonb_array_length(o.campaigns) <>
       (select count(*) from campaign_use u where u.order_id = o.id) and o.status <> 'cancelled'`,
  ],
  [
    'no card gives more than it has',
    'select gift_card_id::text from gift_card_entry group by gift_card_id having sum(cents) < 0',
  ],
  [
    'a card pays what its order says',
    `select o.number from customer_order o join order_gift_card c on c.order_id = o.id where
       -coalesce((select sum(cents) from gift_card_entry e where e.order_id = o.id and e.gift_card_id = c.gift_card_id), 0)
       <> case when o.status = 'cancelled' then 0 else c.cents end`,
  ],
  [
    'the cards of an order sum to what cards pay of it',
    `select o.number from customer_order o where o.gift_card_cents <>
       (select coalesce(sum(cents), 0) from order_gift_card c where c.order_id = o.id)`,
  ],
  [
    'a paid order has its two mails, others none',
    `select o.number from customer_order o where (select count(*) from outbox_mail m where m.subject_id = o.id::text and m.kind in
       ('order-confirmation', 'store-notification')) <> case when o.status in ('pending_payment', 'payment_failed', 'cancelled') then 0 else 2 end`,
  ],
  ['no mail was given up', `select kind || ' to ' || recipient from outbox_mail where status = 'failed'`],
];

/** Mails that went into the demo's mailbox, against those that are marked sent. */
const MAILBOX = `select (select count(*) from outbox_mail where status = 'sent')::int as sent, (select count(*) from mailbox_message)::int as got`;

const number = (row: Row | undefined, name: string) => Number(row?.[name] ?? 0);

/**
 * What must hold of any shop at any time, whatever happened to it: sums of orders, payments, pieces, cards, campaigns, mails; and
 * what buyers were told. `stock`: pieces of each sku at the start, `delivered`: those of a sku that came in since. `received`:
 * Message-IDs a mail server got, where there was one.
 */
export async function books(
  db: Db,
  {
    bought,
    skus,
    stock,
    received,
    delivered = {},
  }: {
    bought: readonly Bought[];
    skus: readonly string[];
    stock: Record<string, number>;
    received?: readonly string[];
    delivered?: Record<string, number>;
  },
): Promise<{ counted: string; wrong: string[] }> {
  const wrong: string[] = [];
  for (const [what, sql] of NEVER) {
    const { rows } = await db.query(sql);
    if (rows.length > 0)
      wrong.push(`not so: ${what}: ${rows.slice(0, 3).map((row) => Object.values(row)[0])} (${rows.length})`);
  }

  const atStart = Object.values(stock).reduce((sum, qty) => sum + qty, 0);
  for (const sku of skus) {
    const had = atStart + (delivered[sku] ?? 0);
    const { rows } = await db.query(
      `select (select sum(qty) from stock_level where sku = $1)::int as shelf,
         (select coalesce(sum(l.amount), 0) from order_line l join customer_order o on o.id = l.order_id where l.sku = $1
            and o.status not in ('pending_payment', 'payment_failed', 'cancelled'))::int as sold`,
      [sku],
    );
    const [shelf, sold] = [number(rows[0], 'shelf'), number(rows[0], 'sold')];
    if (shelf + sold !== had) wrong.push(`${sku}: ${shelf} on the shelves and ${sold} sold are not ${had}`);
  }

  const { rows: orders } = await db.query('select number, status, idempotency_key as key from customer_order');
  for (const one of bought) {
    const own = orders.filter((order) => order.key === one.request.idempotencyKey);
    if (own.length > 1) wrong.push(`${one.number}: ${own.length} orders under one key`);
    if (one.number !== null && own[0]?.number !== one.number) wrong.push(`${one.number} was promised and is not there`);
    if (one.status === 'paid' && (!own[0] || UNPAID.includes(String(own[0].status))))
      wrong.push(`${one.number}: told paid, is ${own[0]?.status}`);
    if (one.status === 'refused' && own.length > 0) wrong.push(`${own[0]?.number}: refused, and there all the same`);
  }
  const keys = new Set(bought.map(({ request }) => request.idempotencyKey));
  for (const { number: strange } of orders.filter(({ key }) => !keys.has(String(key))))
    wrong.push(`${strange}: nobody ordered it`);

  const [mails] = (await db.query(MAILBOX)).rows;
  const got = received ? new Set(received).size : number(mails, 'got');
  if (number(mails, 'sent') !== got) wrong.push(`${number(mails, 'sent')} mails sent, ${got} arrived`);
  if (received && received.length !== got) wrong.push(`${received.length - got} mails arrived twice`);
  const paid = orders.filter(({ status }) => !UNPAID.includes(String(status))).length;
  return { counted: `${orders.length} orders (${paid} paid), ${number(mails, 'sent')} mails`, wrong };
}
