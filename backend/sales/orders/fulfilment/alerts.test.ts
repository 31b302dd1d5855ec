import { expect, onTestFinished, test } from 'vitest';
import { listMigrations, migrate } from '#backend/platform/db/migrate.ts';
import { byCommand } from '#test/actors.ts';
import { openEmptyDb } from '#test/test-db.ts';
import { orderShop, requestFor } from '../test-orders.ts';

test('alerts are anonymised with their order', async () => {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3 } }]);
  const { shop, clock } = made;
  const { number } = await made.placed(requestFor('RAJA', 5000));
  const payment = await made.gateway?.find((await made.attempts(number)).at(-1)?.transactionId ?? '');
  if (!payment) throw new Error('no payment');
  await made.gateway?.decide(payment, {
    action: 'pay',
    method: 'nordea',
    callbacks: 'never',
    seconds: 0,
    redirect: false,
  });
  await shop.checkout.settle(await made.returned(number, 'ok', { amount: 1 }));
  await shop.checkout.settle(await made.returned(number, 'ok', { method: 'nordea' }));
  // the bank refunds a payment only once
  for (const cents of [1000, 2000]) {
    await shop.afterSale.refund(byCommand, number, { cents, reason: '', restock: false, idempotencyKey: null });
    clock.now = new Date(clock.now.getTime() + 6 * 60_000);
    await shop.afterSale.sweepRefunds();
  }
  await shop.db.query(`update outbox_mail set status = 'sent'`);
  await shop.db.query(`update customer_order set status = 'completed', placed_at = '2020-01-02T10:00:00Z'`);
  const alerts = async () =>
    (await shop.db.query(`select body_text from outbox_mail where kind = 'alert' order by created_at`)).rows as {
      body_text: string;
    }[];
  expect((await alerts()).map(({ body_text }) => body_text.includes('maija@example.com'))).toEqual([true, true]);
  await shop.accounts.retain();
  expect((await alerts()).map(({ body_text }) => body_text)).toEqual(['', '']);
});

test('older alerts are anonymised with their order too', { timeout: 60_000 }, async () => {
  const db = await openEmptyDb();
  onTestFinished(db.close);
  await migrate(db, { only: (await listMigrations()).filter((name) => name < '0017') });
  const { rows } = await db.query(
    `insert into customer_order (number, status, locale, idempotency_key, request_hash, email, contact, shipping_method_id,
       store_id, goods_cents, shipping_cents, office_fee_cents, total_cents, pay_now_cents, due_later_cents, vat, vat_now)
     values ('1000012', 'cancelled', 'fi', 'k', '', 'a@b.example', '{}', '403', 'oulu', 1040, 0, 0, 1040, 1040, 0, '[]', '[]')
     returning id`,
  );
  const id = String(rows[0]?.id);
  await db.query(
    `insert into payment_attempt (stamp, order_id, attempt, provider, reference, amount_cents)
     values ('stamp-1', $1, 1, 'paytrail', '1000012', 1040)`,
    [id],
  );
  for (const subject of ['late_payment:stamp-1', 'late_payment:stamp-2'])
    await db.query(
      `insert into outbox_mail (subject_id, kind, recipient, locale, subject, html, body_text)
       values ($1, 'alert', 'shop@example.fi', 'fi', '', '', '')`,
      [subject],
    );
  await migrate(db);
  const subjects = (await db.query('select subject_id from outbox_mail order by 1')).rows;
  expect(subjects.map((row) => row.subject_id).toSorted()).toEqual(
    [`${id}:late_payment:stamp-1`, 'late_payment:stamp-2'].toSorted(),
  );
});
