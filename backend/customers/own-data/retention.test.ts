import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { madeCampaign } from '#domain/sales/campaigns/campaign.fixture.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';
import { namedFrom } from './retention.ts';

test("guests' orders keep personal data for three years", () => {
  expect(namedFrom(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2023-11-21T10:00:00Z'));
  expect(namedFrom(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2025-03-01T10:00:00Z'));
});

test('deletes expired rows and keeps valid ones', async () => {
  const { shop, clock } = await testShop();
  const { userId, visitor } = await makeCustomer(shop);
  const at = (days: number) => new Date(clock.now.getTime() + days * DAY_MS);
  await shop.db.query('update auth_session set expires_at = $1', [at(1)]);
  for (const days of [-1, 1])
    await shop.db.query(`insert into auth_session (id, user_id, token, expires_at) values ($1, $2, $1, $3)`, [
      `session ${days}`,
      userId,
      at(days),
    ]);
  for (const days of [-8, -6, 1])
    await shop.db.query(
      `insert into account_token (kind, user_id, email, token_hash, expires_at) values ('link', $1, 'x@example.fi', $2, $3)`,
      [userId, `hash ${days}`, at(days)],
    );
  for (const days of [-1, 1]) {
    await shop.db.query(`insert into rate_bucket (key, points, expire) values ($1, 1, $2)`, [
      `bucket ${days}`,
      at(days).getTime(),
    ]);
    await shop.db.query(`insert into auth_verification (id, identifier, value, expires_at) values ($1, $1, '', $2)`, [
      `state ${days}`,
      at(days),
    ]);
  }
  await shop.accounts.retain();
  const all = async (sql: string) => ((await shop.db.query(sql)).rows as { v: string }[]).map(({ v }) => v);
  expect((await all('select id as v from auth_session order by 1')).toSorted()).toEqual(
    [visitor.sessionId, 'session 1'].toSorted(),
  );
  expect(await all('select token_hash as v from account_token order by 1')).toEqual(['hash -6', 'hash 1']);
  expect(await all('select key as v from rate_bucket')).toEqual(['bucket 1']);
  expect(await all('select id as v from auth_verification')).toEqual(['state 1']);
});

test('deletes an account unverified for 30 days, unless it is in use', async () => {
  const { shop, clock } = await testShop();
  const made = async (over: { isVerified?: boolean; days?: number; signedIn?: boolean; bought?: boolean }) => {
    const { userId, email } = await makeCustomer(shop, { isVerified: over.isVerified ?? false });
    const createdAt = new Date(clock.now.getTime() - (over.days ?? 31) * DAY_MS);
    await shop.db.query('update auth_user set created_at = $2 where id = $1', [userId, createdAt]);
    if (!over.signedIn) await shop.db.query('delete from auth_session where user_id = $1', [userId]);
    if (over.signedIn)
      await shop.db.query('update auth_session set expires_at = $2 where user_id = $1', [
        userId,
        new Date(clock.now.getTime() + DAY_MS),
      ]);
    if (over.bought) await makeOrders(shop.db, [{ userId, email }]);
    return userId;
  };
  const gone = await made({});
  const kept = [
    await made({ isVerified: true }),
    await made({ days: 29 }),
    await made({ signedIn: true }),
    await made({ bought: true }),
  ];
  await shop.accounts.retain();
  const ids = ((await shop.db.query('select id from auth_user')).rows as { id: string }[]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(kept.toSorted());
  expect(ids).not.toContain(gone);
});

test("removes personal data from guests' old orders in pages; keeps younger ones and those of accounts", async () => {
  const { shop } = await testShop();
  const { userId } = await makeCustomer(shop);
  const old = new Date('2023-11-20T10:00:00Z');
  const many = Array.from({ length: 501 }, () => ({ status: 'completed', placedAt: old }) as const);
  await makeOrders(shop.db, many);
  const kept = await makeOrders(shop.db, [
    { status: 'completed', placedAt: new Date('2023-11-22T10:00:00Z') },
    { status: 'completed', placedAt: old, userId },
    { status: 'preparing', placedAt: old },
  ]);
  await putCampaign(shop.db, madeCampaign('KAIKILLE', []));
  await shop.db.query(
    `insert into campaign_use (order_id, code, user_id, email) select id, 'KAIKILLE', user_id, email from customer_order`,
  );
  await shop.accounts.retain();
  for (const table of ['customer_order', 'campaign_use']) {
    const count = await shop.db.query(`select count(*)::int as n from ${table} where email = ''`);
    expect(count.rows).toEqual([{ n: 501 }]);
  }
  const named = await shop.db.query(
    `select number from customer_order where contact->>'lastname' = 'Mäkinen' order by 1`,
  );
  expect(named.rows).toEqual(kept.toSorted().map((number) => ({ number })));
});

test('deletes mails about accounts after a month, but none about orders', async () => {
  const { shop, clock } = await testShop();
  for (const kind of ['account-link', 'order-confirmation'])
    for (const days of [29, 31])
      await shop.db.query(
        `insert into outbox_mail (subject_id, kind, recipient, locale, subject, html, body_text, status, created_at)
          values ($1, $2, 'a@example.fi', 'fi', 's', 'h', 't', 'sent', $3)`,
        [`${days}`, kind, new Date(clock.now.getTime() - days * DAY_MS)],
      );
  await shop.accounts.retain();
  const { rows } = await shop.db.query(`select kind, subject_id as days from outbox_mail where html = ''`);
  expect(rows).toEqual([{ kind: 'account-link', days: '31' }]);
});
