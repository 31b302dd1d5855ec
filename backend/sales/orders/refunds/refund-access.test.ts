import { expect, test } from 'vitest';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

async function paidShop() {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 9 } }]);
  const { shop } = made;
  const paid = async () => {
    const lines = [{ sku: 'RAJA', amount: 2 }];
    const { number } = await made.placed(requestFor('RAJA', 11_590, { form: homeForm, lines }));
    await shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  };
  const audit = () =>
    shop.db.kysely.selectFrom('audit_entry').select(['action', 'actor_name', 'subject_id', 'after']).execute();
  return { ...made, paid, audit };
}

const sum = (cents: Cents) => ({ cents, reason: 'Naarmu', restock: false, idempotencyKey: null });
const withProof = (actor: StaffActor, number: OrderNumber, cents: Cents, permission = 'refunds.create' as const) => ({
  ...actor,
  proof: { permission, subject: number, cents },
});

test('a refund needs a fresh factor for this order and sum, and names its person (admin-order-4)', async () => {
  const { shop, paid, audit, events, order } = await paidShop();
  const [number, other] = [await paid(), await paid()];
  const seller = await staffMember(shop.db.kysely, 'sales', { name: 'Petri' });
  await expect(shop.afterSale.refund(seller, number, sum(1000))).rejects.toMatchObject({ reason: 'proof' });
  await expect(shop.afterSale.refund(withProof(seller, other, 1000), number, sum(1000))).rejects.toMatchObject({
    reason: 'proof',
  });
  expect((await order(number)).refunded).toBe(0);
  expect(await shop.afterSale.refund(withProof(seller, number, 1000), number, sum(1000))).toMatchObject({ ok: true });
  expect((await audit()).at(-1)).toMatchObject({ action: 'refunds.create', actor_name: 'Petri', subject_id: number });
  expect(await events(number)).toContain('refund');
  const { rows } = await shop.db.query(`select details->>'by' as by from order_event where kind = 'refund'`);
  expect(rows).toEqual([{ by: 'Petri' }]);
});

test('sums above the limit of a refund or of the day need a second person', async () => {
  const { shop, paid, clock } = await paidShop();
  const number = await paid();
  const seller = await staffMember(shop.db.kysely, 'sales', { limits: { refund: 2000, refundsPerDay: 3000 } });
  const refund = (cents: Cents) => shop.afterSale.refund(withProof(seller, number, cents), number, sum(cents));
  await expect(refund(2001)).rejects.toMatchObject({ permission: 'refunds.above-limit' });
  expect(await refund(2000)).toMatchObject({ ok: true });
  await expect(refund(1001)).rejects.toMatchObject({ permission: 'refunds.above-limit' });
  const second = { ...seller, proof: { permission: 'refunds.above-limit', subject: number, cents: 1001 } } as const;
  await expect(shop.afterSale.refund(second, number, sum(1001))).rejects.toMatchObject({ reason: 'approval' });
  const { id } = await staffMember(shop.db.kysely, 'manager');
  const approved = { ...second, approvedBy: { id, name: 'Eero' } };
  expect(await shop.afterSale.refund(approved, number, sum(1001))).toMatchObject({ ok: true });
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await refund(1999)).toMatchObject({ ok: true });
});

test('a preview changes nothing and equals the refund that follows', async () => {
  const { shop, paid, order, events, count } = await paidShop();
  const number = await paid();
  const seller = await staffMember(shop.db.kysely, 'sales');
  const input = { ...sum(0), lines: [{ position: 0, amount: 1 }], shipping: true, cents: 6000 };
  const [eventsBefore, mails] = [await events(number), await count('outbox_mail')];
  const preview = await shop.afterSale.previewRefund(seller, number, input);
  expect(preview).toMatchObject({
    value: { permission: 'refunds.create', refusal: 'proof', refunded: 0, plan: { cents: 6000, gateway: 6000 } },
  });
  expect(preview.ok && preview.value.mail.text).toContain('Naarmu');
  expect([await events(number), await count('outbox_mail')]).toEqual([eventsBefore, mails]);
  const refunded = await shop.afterSale.refund(withProof(seller, number, 6000), number, input);
  const plan = preview.ok ? preview.value.plan : null;
  expect(refunded).toMatchObject({ value: { refund: { cents: plan?.cents, vat: plan?.vat, lines: plan?.lines } } });
  expect((await order(number)).refunded).toBe(6000);
  const store = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  await expect(shop.afterSale.previewRefund(store, number, input)).rejects.toMatchObject({ reason: 'role' });
});

test('of two people who saw the same order one refunds, the other reads what changed (admin-order-5)', async () => {
  const { shop, paid, order } = await paidShop();
  const number = await paid();
  const people = await Promise.all(['Petri', 'Minna'].map((name) => staffMember(shop.db.kysely, 'sales', { name })));
  const answers = await Promise.all(
    people.map((person) =>
      shop.afterSale.refund(withProof(person, number, 3000), number, { ...sum(3000), seenRefundedCents: 0 }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed_meanwhile', details: { refunded: 3000 } });
  expect((await order(number)).refunded).toBe(3000);
});

test('only those who may confirm a refund paid by hand, with its sum', async () => {
  const { shop, paid } = await paidShop();
  const number = await paid();
  await shop.afterSale.refund({ kind: 'command', name: null }, number, sum(1000));
  await shop.db.query(`update refund set status = 'manual'`);
  const owner = await staffMember(shop.db.kysely, 'owner');
  await expect(shop.afterSale.refundsDone(owner, number)).rejects.toMatchObject({ reason: 'proof' });
  const proof = { permission: 'refunds.by-hand', subject: number, cents: 1000 } as const;
  expect(await shop.afterSale.refundsDone({ ...owner, proof }, number)).toEqual({ ok: true, value: 1 });
});

test('a key tells nothing of a refund to who may not refund', async () => {
  const { shop, paid } = await paidShop();
  const number = await paid();
  const keyed = { ...sum(1000), idempotencyKey: 'lomake' };
  const seller = await staffMember(shop.db.kysely, 'sales');
  expect(await shop.afterSale.refund(withProof(seller, number, 1000), number, keyed)).toMatchObject({ ok: true });
  for (const role of ['store', 'accounting', 'content'] as const) {
    const other = await staffMember(shop.db.kysely, role);
    await expect(shop.afterSale.refund(other, number, keyed)).rejects.toMatchObject({ reason: 'role' });
  }
  // the proof of the first try is used up
  expect(await shop.afterSale.refund(seller, number, keyed)).toMatchObject({ ok: true, value: { isNew: false } });
});
