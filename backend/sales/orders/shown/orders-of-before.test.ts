import { expect, onTestFinished, test } from 'vitest';
import { listMigrations, migrate } from '#backend/platform/db/migrate.ts';
import { openEmptyDb } from '#test/test-db.ts';
import { findOrder } from '../queries.ts';

test('an order from before deposits existed is fully paid when ordering', { timeout: 60_000 }, async () => {
  const db = await openEmptyDb();
  onTestFinished(db.close);
  await migrate(db, { only: (await listMigrations()).filter((name) => name < '0008') });
  const vat = '[{"rate": 25.5, "net": 829, "vat": 211, "gross": 1040}]';
  await db.query(
    `with placed as (
       insert into customer_order (number, status, locale, idempotency_key, request_hash, email, contact,
         shipping_method_id, store_id, goods_cents, shipping_cents, office_fee_cents, total_cents, vat)
       values ('1000012', 'paid', 'fi', 'k', '', 'a@b.example', '{}', '403', 'oulu', 1040, 0, 0, 1040, $1) returning id)
     insert into order_line (order_id, position, sku, title, variation_name, slug, amount, unit_cents, total_cents,
       vat_rate, product_line)
     select id, 0, 'A', 'Suodatin', '', 'suodatin', 1, 1040, 1040, 25.5, 1 from placed`,
    [vat],
  );
  await migrate(db);
  expect(await findOrder(db.kysely, { by: 'number', value: '1000012' })).toMatchObject({
    total: 1040,
    payNow: 1040,
    dueLater: 0,
    vat: JSON.parse(vat),
    vatNow: JSON.parse(vat),
    lines: [{ customization: null, deposit: null }],
  });
});
