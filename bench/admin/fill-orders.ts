import { sql } from 'kysely';
import type { Db } from '../../backend/platform/db/db.ts';

const FIRST_NUMBER = 2_000_000;
const LINES = 'coalesce(nullif(i % 7, 0), 1) % 4 + 1';

/** The running number with its check digit, as `orderNumber` makes it. */
const NUMBER = `create function bench_number(n integer) returns text language sql immutable as $$
  select n || ((10 - (select sum(substr(reverse(n::text), i, 1)::int * (array[7, 3, 1])[(i - 1) % 3 + 1])
    from generate_series(1, length(n::text)) i)::int % 10) % 10)::text $$`;

/**
 * Orders of 24 months, the newest with the highest number: most are completed, some hundreds open, every tenth of a company. Names
 * repeat as they do in a town.
 */
const ordersOf = (
  orders: number,
) => `insert into customer_order (number, status, locale, idempotency_key, request_hash, email, contact, delivery_address,
    billing_address, shipping_method_id, store_id, goods_cents, shipping_cents, office_fee_cents, total_cents, vat, vat_now,
    pay_now_cents, due_later_cents, payment_method, placed_at, paid_at, updated_at, refunded_cents, tags, assignee_id)
  select bench_number(${FIRST_NUMBER} + i), status, case when i % 9 = 0 then 'en' else 'fi' end, 'bench-' || i, '',
    lower(first || '.' || last || (i * 7919 % 60000) || '@posti.example'),
    jsonb_build_object('customerType', case when i % 10 = 3 then 'company' else 'private' end, 'firstname', first, 'lastname', last,
      'email', lower(first || '.' || last || (i * 7919 % 60000) || '@posti.example'),
      'phone', '+35840' || lpad((i::bigint * 7368787 % 9999991)::text, 7, '0'),
      'company', case when i % 10 = 3 then last || ' Oy' else '' end,
      'businessId', case when i % 10 = 3 then '1234567-1' else '' end, 'reference', '', 'einvoiceAddress', ''),
    address, address || jsonb_build_object('name', first || ' ' || last), case when status = 'ready_for_pickup' or i % 3 = 0 then '403' else '107' end,
    (array['oulu', 'oulu', 'rovaniemi', 'ranua'])[i % 4 + 1],
    cents, 0, 0, cents, vat, vat, cents, 0, 'osuuspankki', placed, case when status in ('pending_payment', 'payment_failed', 'cancelled')
      then null else placed + interval '1 minute' end, placed + interval '1 day',
    case when status = 'refunded' then cents when i % 83 = 0 and status = 'completed' then 100 else 0 end,
    case when i % 300 = 0 then array['kiire'] when i % 451 = 0 then array['huolto', 'tarkista'] else '{}' end,
    case when i > ${orders} - 900 and i % 3 = 0 then (select id from staff where role = 'store') end
  from (
    select i, (array['Aino', 'Eero', 'Helmi', 'Onni', 'Kaisa', 'Väinö', 'Tuula', 'Matti', 'Sari', 'Jukka', 'Elli', 'Oiva'])[i % 12 + 1] as first,
      (array['Korho', 'Virta', 'Mäki', 'Niemi', 'Heikki', 'Koski', 'Järvi', 'Lehto', 'Saari', 'Salo', 'Hirvas', 'Kallio'])[i / 12 % 12 + 1]
        || (array['nen', 'la', 'nen', 'niemi', 'vuopio', 'aho', 'maa'])[i / 144 % 7 + 1]
        || (array['', '-Aho', '-Koski', '', '', '-Lampi'])[i / 1008 % 6 + 1] as last,
      1990 + (i::bigint * 7919 % 90000)::int as cents,
      now() - interval '730 days' * (1 - i / ${orders}::float) as placed,
      jsonb_build_object('street', 'Koivukatu ' || i % 90 + 1, 'postcode', '9' || lpad((i % 9999)::text, 4, '0'), 'city', 'Oulu') as address,
      '[{"rate": 25.5, "net": 1586, "vat": 404, "gross": 1990}]'::jsonb as vat,
      case when i % 25 = 7 then 'cancelled' when i % 70 = 9 then 'refunded'
        when i > ${orders} - 60 and i % 4 = 0 then 'pending_payment'
        when i > ${orders} - 700 then (array['paid', 'paid', 'preparing', 'shipped', 'ready_for_pickup'])[i % 5 + 1]
        when i > ${orders} - 3000 then 'shipped' else 'completed' end as status
    from generate_series(1, ${orders}) i) made`;

const linesOf = (
  products: number,
) => `insert into order_line (order_id, position, sku, title, variation_name, slug, image, amount, unit_cents, total_cents, vat_rate, product_line)
  select id, position, 'P' || (i::bigint * 104729 + position * 7919) % ${products}, 'Moottorisaha Kaira ' || i % 900, '',
    'tuote-' || i % 900, null, 1, 1990, 1990, 25.5, position + 1
  from (select id, substr(idempotency_key, 7)::int as i from customer_order where idempotency_key like 'bench-%') o
  cross join lateral generate_series(0, ${LINES} - 1) position`;

const EVENTS = `insert into order_event (order_id, at, kind, details)
  select id, placed_at + n * interval '3 hours', (array['placed', 'paid', 'preparing', 'shipped'])[n + 1],
    case when n < 2 then '{}' else '{"by": "Oskari Lampela"}' end::jsonb
  from customer_order cross join generate_series(0, 3) n where idempotency_key like 'bench-%'`;

const PARCELS = `insert into shipment (order_id, carrier, tracking_code, shipped_at)
  select id, 'posti', 'JJFI' || substr(idempotency_key, 7), placed_at + interval '1 day'
  from customer_order where status in ('shipped', 'completed') and idempotency_key like 'bench-%'`;

const NOTES = `insert into order_note (order_id, author, body, at)
  select id, 'Oskari Lampela', 'Soitettu asiakkaalle, nouto sovittu.', placed_at + interval '5 hours'
  from customer_order where substr(idempotency_key, 7)::int % 12 = 5 and idempotency_key like 'bench-%'`;

const PAYMENTS = `insert into payment_attempt (stamp, order_id, attempt, provider, method, amount_cents, reference, transaction_id, status, created_at)
  select 'bench-' || number, id, 1, 'paytrail', 'osuuspankki', total_cents, number, 'bench-' || number, 'ok', placed_at
  from customer_order where paid_at is not null and idempotency_key like 'bench-%'`;

const REFUNDS = `insert into refund (order_id, attempt_stamp, cents, gateway_cents, gift_card_cents, reason, status, idempotency_key, created_at)
  select id, 'bench-' || number, refunded_cents, refunded_cents, 0, 'palautus',
    case when substr(idempotency_key, 7)::int % 50 = 3 then 'manual' else 'ok' end, 'bench-refund-' || number, placed_at + interval '4 days'
  from customer_order where refunded_cents > 0 and idempotency_key like 'bench-%'`;

const MAILS = `insert into outbox_mail (subject_id, kind, recipient, locale, subject, html, body_text, status, sent_at, created_at)
  select id, 'order-confirmation', email, locale, 'Tilausvahvistus ' || number, '<p>Kiitos</p>', 'Kiitos', 'sent', placed_at, placed_at
  from customer_order where idempotency_key like 'bench-%' and placed_at > now() - interval '90 days'`;

/** Fills a database with orders by whole statements, unless they are there from a run before. */
export async function fillOrders(db: Db, size: { orders: number; products: number }): Promise<void> {
  const { rows } = await db.query("select 1 from customer_order where idempotency_key like 'bench-%' limit 1");
  if (rows.length > 0) return;
  await db.kysely.transaction().execute(async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    await run('set local statement_timeout = 0');
    await run(NUMBER);
    await run(ordersOf(size.orders));
    await run(linesOf(size.products));
    for (const made of [EVENTS, PARCELS, NOTES, PAYMENTS, REFUNDS, MAILS, 'drop function bench_number'])
      await run(made);
  });
  await db.exec('analyze');
}
