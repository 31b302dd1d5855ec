import { expect, test } from 'vitest';
import type { Today } from '#backend/sales/work-queue/service.ts';
import { HOUR_MS } from '#domain/base/time/durations.ts';
import { workKinds } from '#domain/sales/work-queue/work-kinds.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { staffActor } from '#test/staff.ts';
import { paymentList, workPages } from '#web/admin/sales/today/work-links.ts';
import { ADMIN_ORIGIN, type AdminShop, adminShop, type Caller } from './admin-shop.ts';

const LONG_MS = 240_000;
const ROWS = ['orders', 'quotes', 'messages', 'withdrawals', 'bookings', 'reviews', 'questions'];

/** Who looks, at which store's work, at their own only; each role at all of its work, and each filter by a role that has it. */
const LOOKS: [StaffRole, string | null, boolean][] = [
  ['owner', null, false],
  ['owner', 'oulu', false],
  ['sales', null, true],
  ['sales', 'oulu', true],
  ['store', 'oulu', false],
  ['accounting', null, false],
  ['content', null, false],
];

/** Work of every kind, in two stores and in none, some of it given to a person. */
async function fill(admin: AdminShop, mine: string) {
  const { shop, order, things } = admin;
  const { db } = shop;
  const set = (number: string, columns: string, values: unknown[] = []) =>
    db.query(`update customer_order set ${columns} where number = '${number}'`, values);
  const ago = (hours: number) => new Date(shop.now().getTime() - hours * HOUR_MS);
  for (const store of ['oulu', 'ranua']) {
    const made = () => order({ store });
    const [packed, collected, ready, late] = [await made(), await made(), await made(), await made()] as const;
    const [missing, expected, sent] = [await made(), await made(), await made()] as const;
    await set(packed, 'assignee_id = $1', [mine]);
    await set(collected, "shipping_method_id = '403'");
    await set(ready, "status = 'ready_for_pickup', shipping_method_id = '403', assignee_id = $1", [mine]);
    await set(late, 'paid_at = $1', [ago(80)]);
    await set(sent, "status = 'shipped', paid_at = $1", [ago(80)]);
    await db.query(`insert into order_event (order_id, kind, details)
      select id, 'stock_taken', '{"lines":[{"sku":"A","taken":[],"missing":1}]}' from customer_order where number = '${missing}'`);
    await db.query(`update order_line set expected_on = '2020-01-02' where order_id in (
      select id from customer_order where number in ('${expected}', '${sent}'))`);
    await db.query(
      `insert into order_note (order_id, author, body, mentions, at)
      select id, 'Aino', '@', array[$1]::uuid[], $2 from customer_order where number = '${sent}'`,
      [mine, ago(2)],
    );
    await db.query(
      `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
      select o.id, 100, 100, 0, 'x', state, $1 from customer_order o, unnest(array['manual', 'failed']) state
      where o.number = '${packed}'`,
      [ago(3)],
    );
    await things.message(store);
    await things.withdrawal(store);
    await db.query(
      `insert into special_order (store_id, status, sku, title, pieces, expected_on, name, phone, email, locale,
        created_at, changed_at, key)
      select $1, state, 'A@1', 'Osa', 1, '2020-01-02', 'A', '1', '', 'fi', $2, $2, gen_random_uuid()::text
      from unnest(array['arrived', 'ordered']) state`,
      [store, ago(30)],
    );
    await db.query(
      `insert into service_booking (secret, key, store_id, work, starts_at, ends_at, machine, name, created_at, changed_at)
      select gen_random_uuid()::text, gen_random_uuid()::text, $1, 'belt', at, at + interval '1 hour', 'M', 'A', at, at
      from unnest(array[$2, $3]::timestamptz[]) at`,
      [store, ago(50), ago(-1000)],
    );
  }
  await db.query("update contact_message set assignee_id = $1 where store_id = 'oulu'", [mine]);
  const shared = await things.message();
  await db.query('update contact_message set store_id = null where number = $1', [shared]);
  const [quote] = [await things.quote(), await things.quote()];
  await db.query("update quote set status = 'requested'");
  await db.query('update quote set assignee_id = $1 where number = $2', [mine, quote]);
  const orderless = await things.withdrawal();
  await db.query('update withdrawal set order_id = null, assignee_id = $2 where id = $1', [orderless, mine]);
  await db.query(`insert into review (position, product_sku, sku, locale, stars, text, name, created_at)
    values (0, 'A', 'A', 'fi', 5, 'x', 'A', now())`);
  await db.query(`insert into product_question (idempotency_key, product_sku, locale, name, question, created_at)
    values ('a', 'A', 'fi', 'A', 'x?', now())`);
}

/** The rows that a list shows, as its page gets them. */
function rowsOf({ loaderData }: { loaderData: Record<string, Record<string, unknown> | null> }): number {
  const lists = Object.values(loaderData).flatMap((data) => ROWS.map((name) => data?.[name]).filter(Array.isArray));
  expect(lists).toHaveLength(1);
  return lists[0]?.length ?? 0;
}

test('every number of the start page is the count of the rows that it links to (admin-today-1)', {
  timeout: LONG_MS,
}, async () => {
  const admin = await adminShop();
  const { shop, send, cookieOf } = admin;
  const sales = await staffActor(shop, 'sales');
  await fill(admin, sales.id);
  const storeCookie = async (caller: Caller, store: string) =>
    (await send(caller, '/nakyma', { store, back: '/' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const [caller, store, isMine] of LOOKS) {
    const { id } = await staffActor(shop, caller);
    const cookie = `${cookieOf[caller]}; ${store ? await storeCookie(caller, store) : ''}`;
    const open = async (path: string) => (await send(caller, path, undefined, { cookie })).json();
    const page = await open(isMine ? '/?kuka=omat' : '/');
    const { work, payments }: Today = Object.values(page.loaderData).find(
      (data): data is Today => typeof data === 'object' && data !== null && 'work' in data,
    ) ?? { work: [], payments: null, systems: null, sales: null };
    const of = { store, assignee: isMine ? id : null };
    const check = async (what: string, count: number, path: string) => {
      const rows = rowsOf(await open(path));
      if (rows !== count) wrong.push(`${caller} ${store} ${isMine} ${what}: ${count}, but ${path} has ${rows}`);
    };
    for (const { kind, byStore, total } of work) {
      seen.add(kind);
      await check(kind, total, workPages[kind].list(of));
      for (const one of byStore)
        await check(`${kind} of ${one.store}`, one.count, workPages[kind].list({ ...of, store: one.store ?? 'none' }));
    }
    if (payments) await check('payments', payments.total, paymentList(of));
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual([...workKinds].sort());
  expect(new URL(workPages.pack.list({ store: 'oulu', assignee: sales.id }), ADMIN_ORIGIN).search).toBe(
    `?view=pack&store=oulu&delivery=sent&assignee=${sales.id}`,
  );
});
