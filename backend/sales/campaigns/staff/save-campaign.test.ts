import { describe, expect, test } from 'vitest';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import type { Condition } from '#domain/sales/campaigns/campaign.ts';
import { putCampaign } from '../test-campaigns.ts';
import { edit, staffCampaignShop } from './test-staff-campaigns.ts';

describe('a form of a campaign', () => {
  test('is stored as a file would, with one audit entry of what changed (admin-campaign-2)', async () => {
    const { staff, manager, open } = await staffCampaignShop();
    const { fields } = await open();
    const key = fields.rules ?? '';
    const saved = await staff.save(manager, 'KEVÄT', {
      version: 1,
      fields: [
        edit('name.fi', 'KEVÄT', 'Kevään alennus'),
        edit('until', '', '2026-12-24'),
        edit(`rule/${key}/effect`, 'percentage 10', 'percentage 12.5'),
        edit(`rule/${key}/sku`, '', 'A'),
      ],
    });
    expect(saved).toMatchObject({ ok: true, value: { version: 2 } });
    const { stored, changes } = await open();
    expect(stored).toMatchObject({
      until: new Date('2026-12-24T22:00:00Z'),
      campaign: {
        name: { fi: 'Kevään alennus' },
        rules: [{ conditions: [{ kind: 'sku', anyOf: ['A'] }], effect: { kind: 'percentage', percent: 12.5 } }],
      },
    });
    expect(changes).toMatchObject([
      { action: 'campaigns.edit', actor: { name: 'Maija' }, after: { until: '2026-12-24' } },
    ]);
  });

  test('sent as it was opened changes nothing and records nothing', async () => {
    const { staff, manager, open } = await staffCampaignShop();
    const { fields } = await open();
    const same = Object.entries(fields).map(([field, text]) => edit(field, text, text));
    expect(await staff.save(manager, 'KEVÄT', { version: 1, fields: same })).toMatchObject({
      ok: true,
      value: { version: 1, changed: [] },
    });
    expect((await open()).changes).toEqual([]);
  });

  test('is refused field by field, and nothing is stored (admin-campaign-2)', async () => {
    const { staff, manager, open } = await staffCampaignShop();
    const rule = `rule/${(await open()).fields.rules}`;
    const saved = await staff.save(manager, 'KEVÄT', {
      version: 1,
      fields: [
        edit('until', '', 'huomenna'),
        edit(`${rule}/effect`, 'percentage 10', 'percentage 101'),
        edit(`${rule}/pieces`, '', 'monta'),
      ],
    });
    expect(saved).toMatchObject({ ok: false, reason: 'invalid' });
    expect(!saved.ok && saved.reason === 'invalid' && saved.details?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['until', `${rule}/effect`, `${rule}/pieces`]),
    );
    const unknown = await staff.save(manager, 'KEVÄT', {
      version: 1,
      fields: [edit(`${rule}/category`, '', 'ei-ole')],
    });
    expect(unknown).toMatchObject({
      details: [{ field: `${rule}/category`, reason: 'the shop has no category ei-ole' }],
    });
    expect((await open()).stored.version).toBe(1);
  });

  test('merges two people’s fields, and names who changed the same one (admin-campaign-3)', async () => {
    const { staff, manager, owner, open } = await staffCampaignShop();
    await staff.save(owner, 'KEVÄT', { version: 1, fields: [edit('name.fi', 'KEVÄT', 'Ainon nimi')] });
    const merged = await staff.save(manager, 'KEVÄT', { version: 1, fields: [edit('useLimit', '', '5')] });
    expect(merged).toMatchObject({ ok: true, value: { version: 3 } });
    const clash = await staff.save(manager, 'KEVÄT', { version: 1, fields: [edit('name.fi', 'KEVÄT', 'Maijan nimi')] });
    expect(clash).toMatchObject({
      reason: 'conflict',
      details: { version: 3, clashes: [{ field: 'name.fi', theirs: 'Ainon nimi', mine: 'Maijan nimi', who: 'Aino' }] },
    });
    expect((await open()).stored).toMatchObject({ useLimit: 5, campaign: { name: { fi: 'Ainon nimi' } } });
  });

  test('adds and removes rules by their keys (admin-campaign-3)', async () => {
    const { staff, manager, open } = await staffCampaignShop();
    const key = (await open()).fields.rules ?? '';
    const added = await staff.save(manager, 'KEVÄT', {
      version: 1,
      fields: [edit('rules', key, `${key}\nlahja`), edit('rule/lahja/effect', '', 'gift 1 B')],
    });
    expect(added.ok).toBe(true);
    await staff.save(manager, 'KEVÄT', { version: 2, fields: [edit('rules', `${key}\nlahja`, 'lahja')] });
    const { stored } = await open();
    expect(stored.ruleKeys).toEqual(['lahja']);
    expect(stored.campaign.rules).toEqual([{ conditions: [], effect: { kind: 'gift_item', sku: 'B', amount: 1 } }]);
  });

  test('keeps what only a file can say: two categories that must both hold', async () => {
    const { staff, manager, open, db } = await staffCampaignShop();
    const brand: Condition = { kind: 'brand', anyOf: ['Sweep'] };
    const both = [brand, brand];
    await putCampaign(db, madeCampaign('KAKSI', [madeRule({ kind: 'amount', cents: 500 }, ...both)]));
    const person = { ...manager, proof: { permission: 'campaigns.start', subject: 'KAKSI', cents: null } as const };
    await db.kysely.updateTable('product').set({ brand: 'Sweep' }).execute();
    expect(await staff.save(person, 'KAKSI', { version: 1, fields: [edit('useLimit', '', '9')] })).toMatchObject({
      ok: true,
    });
    expect((await open('KAKSI')).stored.campaign.rules[0]?.conditions).toEqual(both);
  });

  test('of a campaign at work is confirmed with a fresh factor, of a draft not (admin-campaign-1)', async () => {
    const { staff, manager } = await staffCampaignShop();
    const person = { ...manager, proof: null };
    const typed = { version: 1, fields: [edit('name.fi', 'KEVÄT', 'Halvempi')] };
    await expect(staff.save(person, 'KEVÄT', typed)).rejects.toMatchObject({ reason: 'proof' });
    await staff.add(person, { code: 'kesä', name: { fi: 'Kesä', en: '' } });
    const draft = { version: 1, fields: [edit('name.fi', 'Kesä', 'Kesän alennus')] };
    expect(await staff.save(person, 'KESÄ', draft)).toMatchObject({ ok: true });
  });
});
