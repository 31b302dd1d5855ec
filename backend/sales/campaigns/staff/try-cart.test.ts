import { expect, test } from 'vitest';
import { madeCampaign } from '#domain/sales/campaigns/campaign.fixture.ts';
import { putCampaign } from '../test-campaigns.ts';
import { edit, staffCampaignShop, tenth } from './test-staff-campaigns.ts';

const cart = { isSignedIn: false, at: new Date('2026-11-25T10:00:00Z'), locale: 'fi' as const };

test('a cart is priced by the form as it stands, after the automatic campaigns at work (admin-campaign-4)', async () => {
  const { staff, manager, db, open } = await staffCampaignShop();
  await putCampaign(db, madeCampaign('KAIKILLE', [tenth], { automatic: true }));
  await putCampaign(db, madeCampaign('MYÖHEMMIN', [tenth], { automatic: true }), { from: '2099-01-01T00:00:00Z' });
  const rule = `rule/${(await open()).fields.rules}`;
  const tried = await staff.tryCart(manager, 'KEVÄT', {
    ...cart,
    fields: [edit(`${rule}/effect`, 'percentage 10', 'amount 20'), edit(`${rule}/sku`, '', 'A')],
    lines: [
      { sku: 'A', amount: 1 },
      { sku: 'B', amount: 2 },
      { sku: 'EI-OLE', amount: 1 },
    ],
  });
  expect(tried).toMatchObject({
    ok: true,
    value: {
      lines: [
        { sku: 'A', unit: 6000, total: 6000, discount: 2600 },
        { sku: 'B', amount: 2, total: 18_000, discount: 1800 },
      ],
      steps: [
        { code: 'KAIKILLE', outcome: 'worked', off: [600, 1800] },
        { code: 'KEVÄT', outcome: 'worked', off: [2000, 0] },
      ],
      missing: ['EI-OLE'],
    },
  });
  // nothing was stored
  expect((await open()).stored.version).toBe(1);
});

test('a form with a wrong field is refused as its saving would be', async () => {
  const { staff, manager } = await staffCampaignShop();
  const tried = await staff.tryCart(manager, 'KEVÄT', { ...cart, fields: [edit('priority', '100', '-1')], lines: [] });
  expect(tried).toMatchObject({ reason: 'invalid', details: [{ field: 'priority' }] });
});
