import { expect, test } from 'vitest';
import { requestFor } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign } from '#domain/sales/campaigns/campaign.fixture.ts';
import { putCampaign } from '../test-campaigns.ts';
import { staffCampaignShop, tenth } from './test-staff-campaigns.ts';

const name = { fi: 'Kesä', en: 'Summer' };
const guest = { userId: null, email: null, items: [] };

test('a draft is at work for nobody until it is started (admin-campaign-1)', async () => {
  const { staff, manager, shop, open } = await staffCampaignShop();
  expect(await staff.add(manager, { code: ' kesä-26 ', name })).toEqual({ ok: true, value: { code: 'KESÄ-26' } });
  const check = async () => (await shop.campaigns.atWork({ code: 'KESÄ-26', ...guest })).refused;
  expect([await check(), (await open('KESÄ-26')).state]).toEqual(['unknown', 'draft']);
  const person = { ...manager, proof: { permission: 'campaigns.start', subject: 'KESÄ-26', cents: null } as const };
  expect(await staff.start(person, 'KESÄ-26', 1)).toMatchObject({ ok: true });
  expect([await check(), (await open('KESÄ-26')).state]).toEqual([null, 'running']);
  expect(await staff.start(person, 'KESÄ-26', 2)).toMatchObject({ reason: 'not_draft' });
  expect(await staff.withdraw(manager, 'KESÄ-26', 2)).toMatchObject({ reason: 'started' });
});

test('a code is taken once, and must look like one', async () => {
  const { staff, manager } = await staffCampaignShop();
  expect(await staff.add(manager, { code: 'KEVÄT', name })).toMatchObject({ reason: 'taken' });
  expect(await staff.add(manager, { code: 'A!', name })).toMatchObject({ reason: 'code' });
  expect(await staff.add(manager, { code: 'UUSI', name: { fi: ' ', en: '' } })).toMatchObject({ reason: 'name' });
});

test('ending is at once, and only what is at work or planned ends (admin-campaign-1)', async () => {
  const { staff, manager, shop, open } = await staffCampaignShop();
  expect(await staff.end(manager, 'KEVÄT', 7)).toMatchObject({ reason: 'changed' });
  expect(await staff.end(manager, 'KEVÄT', 1)).toMatchObject({ ok: true });
  expect((await shop.campaigns.atWork({ code: 'KEVÄT', ...guest })).refused).toBe('unknown');
  expect(await staff.end(manager, 'KEVÄT', 2)).toMatchObject({ reason: 'not_running' });
  expect((await open()).changes).toMatchObject([{ action: 'campaigns.end', actor: { name: 'Maija' } }]);
});

test('a duplicate is a draft with the same rules and other keys; a draft can be removed', async () => {
  const { staff, manager, open } = await staffCampaignShop();
  expect(await staff.duplicate(manager, 'KEVÄT', 'KEVÄT-2')).toMatchObject({ ok: true });
  const { stored, state } = await open('KEVÄT-2');
  expect([stored.campaign.rules, state]).toEqual([[tenth], 'draft']);
  expect(await staff.remove(manager, 'KEVÄT', null)).toMatchObject({ reason: 'not_draft' });
  expect(await staff.remove(manager, 'KEVÄT-2', 1)).toMatchObject({ ok: true });
  expect(await staff.open(manager, 'KEVÄT-2')).toBeNull();
});

test('the list finds by state, word and way, and counts states', async () => {
  const { staff, manager, db } = await staffCampaignShop();
  await putCampaign(db, madeCampaign('JOULU', [tenth]), { from: '2099-12-01T00:00:00Z' });
  await putCampaign(db, madeCampaign('VANHA', [tenth], { automatic: true }), { until: '2020-12-01T00:00:00Z' });
  const codes = async (query: Parameters<typeof staff.list>[1]) =>
    (await staff.list(manager, query)).campaigns.map(({ code }) => code);
  expect(await codes({ state: 'planned' })).toEqual(['JOULU']);
  expect(await codes({ works: 'automatic' })).toEqual(['VANHA']);
  expect(await codes({ text: 'kevä' })).toEqual(['KEVÄT']);
  expect(await codes({ text: '%' })).toEqual([]);
  const between = { from: new Date('2020-01-01'), until: new Date('2020-02-01') };
  expect((await codes({ between })).toSorted()).toEqual(['KEVÄT', 'VANHA']);
  expect((await staff.list(manager, {})).counts).toEqual({ running: 1, planned: 1, draft: 0, ended: 1 });
});

test('a campaign shows what it cost and brought: paid orders, less what was refunded (admin-campaign-5)', async () => {
  const { staff, manager, placed, order, db } = await staffCampaignShop();
  const first = await order((await placed({ ...requestFor('A', 5400), campaignCode: 'KEVÄT' })).number);
  expect((await staff.list(manager, {})).campaigns[0]).toMatchObject({ uses: 1, orders: 0, discount: 0, revenue: 0 });
  await db.kysely.updateTable('customer_order').set({ status: 'paid' }).where('id', '=', first.id).execute();
  expect((await staff.list(manager, {})).campaigns[0]).toMatchObject({
    orders: 1,
    discount: 600,
    revenue: first.total,
  });
});

test('a role that may only read changes nothing', async () => {
  const { staff, manager } = await staffCampaignShop();
  const content = { ...manager, role: 'content' as const, proof: null };
  expect((await staff.list(content, {})).campaigns).toHaveLength(1);
  expect(() => staff.end(content, 'KEVÄT', 1)).toThrow('campaigns.edit');
  await expect(staff.add(content, { code: 'UUSI', name })).rejects.toThrow('campaigns.edit');
});
