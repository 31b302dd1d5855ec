import { expect, test } from 'vitest';
import { companyContact, contractShop } from '#backend/customers/contract-prices/test-contracts.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';

const belt = { sku: 'HIHNA', price: 12_550, stock: { oulu: 50 } };
const few = { sku: 'VIIMEINEN', price: 12_550, productLine: 2, stock: { oulu: 1 } };

/** A buyer whose orders above 50 € without VAT wait, an approver, and the company's owner. */
async function approvalShop() {
  const made = await contractShop([belt, few]);
  const { shop, owner, buyer } = made;
  await shop.companies.setLimit(owner.visitor, buyer.userId, '50');
  const approver = await made.member('approver');
  const { approvals } = shop.checkout;
  return {
    ...made,
    approver,
    approvals,
    /** Asks for approval of an order; its id. */
    async ask(sku = 'HIHNA', total = 12_550): Promise<string> {
      const response = await made.buy(buyer, sku, total);
      expect(response.status).toBe(202);
      return (await response.json()).awaitsApproval.id;
    },
    async mailsOf(kind: string) {
      const rows = await shop.db.kysely
        .selectFrom('outbox_mail')
        .select('recipient')
        .where('kind', '=', kind)
        .execute();
      return rows.map(({ recipient }) => recipient).toSorted();
    },
    seenBy: async ({ visitor }: Customer) => (await approvals.list(visitor))?.approvals,
  };
}

test('an order above the limit is stored without goods and mailed to those who decide (approval-1)', async () => {
  const { ask, count, held, mailsOf, owner, approver, seenBy, buyer } = await approvalShop();
  await ask();
  expect([await count('customer_order'), await held('HIHNA')]).toEqual([0, 0]);
  expect(await mailsOf('company-order-waiting')).toEqual([owner.email, approver.email].toSorted());
  expect(await seenBy(approver)).toMatchObject([
    {
      status: 'waiting',
      net: 10_000,
      mayDecide: true,
      isOwn: false,
      current: { total: 12_550, lines: [{ amount: 1 }] },
    },
  ]);
  expect(await seenBy(buyer)).toMatchObject([{ mayDecide: false, isOwn: true, current: null }]);
});

test('a repeated click asks once; within the limit, by an approver and privately, nothing waits (approval-1)', async () => {
  const { shop, owner, buyer, approver, buy, mailsOf } = await approvalShop();
  const key = { idempotencyKey: 'sama-avain-kahdesti-1' };
  for (let i = 0; i < 2; i++) expect((await buy(buyer, 'HIHNA', 12_550, companyContact, key)).status).toBe(202);
  expect(await mailsOf('company-order-waiting')).toHaveLength(2);
  const free = [await buy(approver, 'HIHNA', 12_550), await buy(buyer, 'HIHNA', 12_550, { customerType: 'private' })];
  await shop.companies.setLimit(owner.visitor, buyer.userId, '100');
  free.push(await buy(buyer, 'HIHNA', 12_550));
  expect(free.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('an approval places the order for its buyer and opens its payment (approval-2)', async () => {
  const { ask, approvals, approver, buyer, order, held, mailsOf, seenBy } = await approvalShop();
  const id = await ask();
  const approved = await approvals.approve(approver.visitor, id, 12_550);
  if (!approved.ok) throw new Error(approved.reason);
  const { number, payment } = approved.value;
  expect(await order(number)).toMatchObject({ userId: buyer.userId, status: 'pending_payment', total: 12_550 });
  expect([payment.url.length > 0, await held('HIHNA')]).toEqual([true, 1]);
  expect(await mailsOf('company-order-approved')).toEqual([buyer.email]);
  expect(await seenBy(buyer)).toMatchObject([{ status: 'approved', number }]);
});

test('shows a changed price before anything is placed (approval-2)', async () => {
  const { shop, ask, approvals, approver, count } = await approvalShop();
  const id = await ask();
  await shop.prices.set({ kind: 'command', name: null }, [{ sku: 'HIHNA', price: 150 }]);
  expect(await approvals.approve(approver.visitor, id, 12_550)).toMatchObject({
    ok: false,
    reason: 'total_changed',
    details: { total: 15_000 },
  });
  expect(await count('customer_order')).toBe(0);
  expect(await approvals.approve(approver.visitor, id, 15_000)).toMatchObject({ ok: true });
});

test('goods that are gone meanwhile are not promised (approval-3)', async () => {
  const { ask, approvals, approver, buy, owner, seenBy } = await approvalShop();
  const id = await ask('VIIMEINEN');
  expect((await buy(owner, 'VIIMEINEN', 12_550)).status).toBe(201);
  expect(await approvals.approve(approver.visitor, id, 12_550)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await seenBy(approver)).toMatchObject([{ status: 'waiting', current: null }]);
});

test('two approvers at once place one order (approval-2)', async () => {
  const { ask, approvals, approver, owner, count, mailsOf } = await approvalShop();
  const id = await ask();
  const both = await Promise.all([approver, owner].map(({ visitor }) => approvals.approve(visitor, id, 12_550)));
  expect(both.map((one) => (one.ok ? 'placed' : one.reason)).toSorted()).toEqual(['not_now', 'placed']);
  expect([await count('customer_order'), (await mailsOf('company-order-approved')).length]).toEqual([1, 1]);
});

test('a refusal needs a reason and ends the request, which its buyer may also take back (approval-2)', async () => {
  const { ask, approvals, approver, buyer, mailsOf, seenBy } = await approvalShop();
  const id = await ask();
  expect(await approvals.refuse(approver.visitor, id, ' ')).toMatchObject({ reason: 'reason' });
  expect(await approvals.refuse(approver.visitor, id, 'Keväällä')).toMatchObject({ ok: true });
  expect(await approvals.approve(approver.visitor, id, 12_550)).toMatchObject({ reason: 'not_now' });
  expect(await mailsOf('company-order-refused')).toEqual([buyer.email]);
  expect(await seenBy(buyer)).toMatchObject([{ status: 'refused', reason: 'Keväällä' }]);
  const other = await ask();
  expect(await approvals.withdraw(buyer.visitor, other)).toMatchObject({ ok: true });
  expect(await approvals.withdraw(buyer.visitor, other)).toMatchObject({ reason: 'not_now' });
});

test('only approvers and owners of the company decide, and nobody on their own (approval-4)', async () => {
  const { shop, ask, approvals, buyer, owner } = await approvalShop();
  const id = await ask();
  const stranger = await makeCustomer(shop);
  const [second] = [await makeCustomer(shop)];
  for (const { visitor } of [buyer, stranger, second]) {
    expect(await approvals.approve(visitor, id, 12_550)).toMatchObject({ reason: 'unknown' });
    expect(await approvals.refuse(visitor, id, 'x')).toMatchObject({ reason: 'unknown' });
  }
  expect(await approvals.withdraw(owner.visitor, id)).toMatchObject({ reason: 'unknown' });
  expect(await approvals.list(stranger.visitor)).toBe(null);
  // a buyer who becomes an approver does not approve what they asked
  await shop.companies.setRole(owner.visitor, buyer.userId, 'approver');
  expect(await approvals.approve(buyer.visitor, id, 12_550)).toMatchObject({ reason: 'unknown' });
  expect(await approvals.approve(owner.visitor, 'ei-ole', 1)).toMatchObject({ reason: 'unknown' });
});

test('a request that nobody decides on expires after 30 days (approval-3)', async () => {
  const { ask, approvals, clock, seenBy, buyer } = await approvalShop();
  await ask();
  clock.now = new Date(clock.now.getTime() + 31 * 24 * 3_600_000);
  await approvals.sweep();
  expect(await seenBy(buyer)).toMatchObject([{ status: 'expired' }]);
});
