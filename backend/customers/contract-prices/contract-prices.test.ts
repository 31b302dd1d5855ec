import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { byCommand } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { companyContact, contractShop } from './test-contracts.ts';

const belt = { sku: 'HIHNA', price: 12_550, stock: { oulu: 50 } };
const NET_80 = 'tuote;HIHNA;80,00';

test('a member’s cart has the contract price; guests and others pay the public one (contract-1)', async () => {
  const { shop, inCart, buyer } = await contractShop([belt], NET_80);
  const other = await makeCustomer(shop);
  expect([await inCart(buyer, 'HIHNA'), await inCart(other, 'HIHNA'), await inCart({ cookie: '' }, 'HIHNA')]).toEqual([
    ...[10_040, 12_550, 12_550],
  ]);
});

test('an order for the company is placed at its price, and the public total is refused (contract-3)', async () => {
  const { buy, buyer, order } = await contractShop([belt], NET_80);
  const placed = await buy(buyer, 'HIHNA', 10_040);
  expect(placed.status).toBe(201);
  expect((await order((await placed.json()).number)).lines[0]).toMatchObject({ unit: 10_040, total: 10_040 });
  const refused = await buy(buyer, 'HIHNA', 12_550);
  expect([refused.status, (await refused.json()).error.details.details.total]).toEqual([409, 10_040]);
});

test('a private order, another business id and a stranger pay the public price (contract-3)', async () => {
  const { shop, buy, buyer } = await contractShop([belt], NET_80);
  const stranger = await makeCustomer(shop);
  const statuses = [
    await buy(buyer, 'HIHNA', 10_040, { customerType: 'private' }),
    await buy(buyer, 'HIHNA', 12_550, { customerType: 'private' }),
    await buy(buyer, 'HIHNA', 10_040, { ...companyContact, businessId: '0201256-6' }),
    await buy(stranger, 'HIHNA', 10_040),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 201, 409, 409]);
});

test('a list holds on its days and while its company has it (contract-1)', async () => {
  const { staff, inCart, buyer, listId, companyId, clock } = await contractShop([belt], NET_80);
  const { version = 0 } = (await staff.one(byCommand, listId))?.list ?? {};
  const details = { name: 'Kevät', from: '2026-11-22', to: '2026-11-23', isFixed: false };
  await staff.save(byCommand, listId, version, details);
  const prices = [];
  for (const day of ['2026-11-21T21:59:00Z', '2026-11-21T22:00:00Z', '2026-11-23T21:59:00Z', '2026-11-23T22:00:00Z']) {
    clock.now = new Date(day);
    prices.push(await inCart(buyer, 'HIHNA'));
  }
  expect(prices).toEqual([12_550, 10_040, 10_040, 12_550]);
  clock.now = new Date('2026-11-22T12:00:00Z');
  await staff.assign(byCommand, listId, companyId, false);
  expect(await inCart(buyer, 'HIHNA')).toBe(12_550);
});

test('a list that changes between draft and lock is judged again (contract-3)', async () => {
  const { shop, buy, buyer, staff, listId } = await contractShop([belt], NET_80);
  const before = await shop.contractPrices.ofBuyer(buyer.userId);
  await staff.setRow(byCommand, listId, { kind: 'sku', target: 'HIHNA', value: '60', from: '5' }, null);
  const after = await shop.contractPrices.ofBuyer(buyer.userId);
  expect(before?.stamp).not.toBe(after?.stamp);
  const placed = await buy(buyer, 'HIHNA', 5 * 7530, companyContact, { lines: [{ sku: 'HIHNA', amount: 5 }] });
  expect(placed.status).toBe(201);
});

test('a campaign for goods that are not reduced leaves contract prices out (contract-2)', async () => {
  const { shop, buy, buyer, owner } = await contractShop([belt, { ...belt, sku: 'MUU' }], NET_80);
  const tenPercent = madeRule({ kind: 'percentage', percent: 10 }, { kind: 'not_reduced' });
  await putCampaign(shop.db, madeCampaign('VIIKKO', [tenPercent], { automatic: true }));
  expect((await buy(buyer, 'HIHNA', 10_040)).status).toBe(201);
  expect((await buy(owner, 'MUU', 11_295)).status).toBe(201);
});

test('members read own prices of the skus on screen, others nothing (contract-5)', async () => {
  const { post, buyer, shop } = await contractShop([belt, { ...belt, sku: 'MUU' }], `${NET_80}\nHIHNA;70;10`);
  const stranger = await makeCustomer(shop);
  const read = async (by: { cookie: string }) => {
    const response = await post(by, '/api/own-prices', { skus: ['HIHNA', 'MUU', 'EI-OLE'] });
    return [response.status, response.headers.get('cache-control'), (await response.json()).prices];
  };
  expect(await read(buyer)).toEqual([
    ...[200, 'no-store'],
    [{ sku: 'HIHNA', vatRate: 25.5, cents: 10_040, breaks: [{ from: 10, cents: 8785 }] }],
  ]);
  expect(await read(stranger)).toEqual([200, 'no-store', []]);
  expect((await read({ cookie: '' }))[0]).toBe(401);
});

test('the session says whether a member has contract prices, so that others load nothing (contract-5)', async () => {
  const { request, buyer, shop, staff, listId, companyId } = await contractShop([belt], NET_80);
  const stranger = await makeCustomer(shop);
  const has = async ({ cookie }: { cookie: string }) =>
    (await (await request('/api/session', { headers: { cookie } })).json()).hasOwnPrices;
  expect([await has(buyer), await has(stranger)]).toEqual([true, false]);
  await staff.assign(byCommand, listId, companyId, false);
  expect(await has(buyer)).toBe(false);
});
