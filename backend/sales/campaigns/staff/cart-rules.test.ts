import { expect, test } from 'vitest';
import { madeCampaign } from '#domain/sales/campaigns/campaign.fixture.ts';
import { putCampaign } from '../test-campaigns.ts';
import { edit, staffCampaignShop, tenth } from './test-staff-campaigns.ts';

async function withRule() {
  const made = await staffCampaignShop();
  await putCampaign(made.db, madeCampaign('PORRAS-2', [tenth]));
  await putCampaign(made.db, madeCampaign('KAIKILLE', [tenth], { automatic: true }));
  const proof = { permission: 'campaigns.start', subject: 'portaat', cents: null } as const;
  const person = { ...made.manager, proof };
  const added = await made.staff.addRule(person, {
    id: 'portaat',
    type: 'cart_value',
    from: '100',
    campaignCode: 'kevät',
  });
  expect(added).toMatchObject({ ok: true });
  const open = async () => (await made.staff.openRule(person, 'portaat')) ?? expect.unreachable();
  return { ...made, person, open };
}

test('tiers are added, changed and merged by the codes of their campaigns (admin-campaign-8)', async () => {
  const { staff, person, owner, open } = await withRule();
  const other = { ...owner, proof: person.proof };
  await staff.saveRule(other, 'portaat', [
    edit('tiers', 'KEVÄT', 'KEVÄT\nPORRAS-2'),
    edit('tier/PORRAS-2/from', '', '200'),
  ]);
  const mine = [edit('tier/KEV%C3%84T/from', '100', '120.50'), edit('login', '', '1')];
  expect(await staff.saveRule(person, 'portaat', mine)).toMatchObject({ ok: true, value: { version: 3 } });
  expect((await open()).rule).toMatchObject({
    isLoginRequired: true,
    priceTiers: [
      { from: 12_050, campaignCode: 'KEVÄT' },
      { from: 20_000, campaignCode: 'PORRAS-2' },
    ],
  });
  const clash = await staff.saveRule(other, 'portaat', [edit('tier/KEV%C3%84T/from', '100', '90')]);
  expect(clash).toMatchObject({
    reason: 'conflict',
    details: { clashes: [{ theirs: '120.50', mine: '90', who: 'Maija' }] },
  });
});

test('a wrong filter, an unknown or automatic campaign and a missing tier are named', async () => {
  const { staff, person } = await withRule();
  const save = (...fields: ReturnType<typeof edit>[]) => staff.saveRule(person, 'portaat', fields);
  expect(await save(edit('filter', '', 'colour:red'))).toMatchObject({ details: [{ field: 'filter' }] });
  expect(await save(edit('tiers', 'KEVÄT', 'KEVÄT\nKAIKILLE'), edit('tier/KAIKILLE/from', '', '300'))).toMatchObject({
    details: [{ field: 'tier/KAIKILLE/from' }],
  });
  expect(await save(edit('tiers', 'KEVÄT', ''))).toMatchObject({ details: [{ field: 'tiers' }] });
  expect(await save(edit('goods.fi', '', 'a\0b'))).toMatchObject({ details: [{ field: 'goods.fi' }] });
});

test('a rule is taken once, ends at once, and each change is confirmed', async () => {
  const { staff, person, open } = await withRule();
  const again = { id: 'portaat', type: 'amount', from: '2', campaignCode: 'KEVÄT' };
  expect(await staff.addRule(person, again)).toMatchObject({ reason: 'taken' });
  expect(() => staff.saveRule({ ...person, proof: null }, 'portaat', [])).toThrow('proof');
  expect(await staff.endRule(person, 'portaat')).toMatchObject({ ok: true });
  expect([(await open()).state, await staff.endRule(person, 'portaat')]).toMatchObject([
    'ended',
    { reason: 'not_running' },
  ]);
});
