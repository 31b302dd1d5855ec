import { expect, test } from 'vitest';
import { requestFor } from '#backend/sales/orders/test-orders.ts';
import { releaseUses } from '../service.ts';
import { edit, staffCampaignShop } from '../staff/test-staff-campaigns.ts';

async function withCodes(count = 2) {
  const made = await staffCampaignShop();
  const { staff, manager } = made;
  await staff.save(manager, 'KEVÄT', { version: 1, fields: [edit('works', 'code', 'codes')] });
  const codes = await staff.makeCodes(manager, 'KEVÄT', { count, prefix: 'kevät' });
  if (!codes.ok) throw new Error(codes.reason);
  const check = async (code: string) => {
    const { campaigns, refused } = await made.shop.campaigns.atWork({ code, items: [], userId: null, email: null });
    return refused ?? campaigns.map((one) => one.code).join();
  };
  return { ...made, codes: codes.value.codes, check };
}

test('each code works by itself, the campaign’s own does not, and only hashes are stored (admin-campaign-7)', async () => {
  const { codes, check, db } = await withCodes();
  const [first = ''] = codes;
  expect(first).toMatch(/^KEVÄT(?:-[2-9A-Z]{4}){3}$/);
  expect(await check(` ${first.toLowerCase()} `)).toBe(first);
  expect(await check('KEVÄT')).toBe('unknown');
  expect(await check('KEVÄT-2222-2222-2222')).toBe('unknown');
  const rows = await db.query('select * from campaign_single_code');
  expect(JSON.stringify(rows.rows)).not.toContain(first.slice(-4));
});

test('an order uses its code up and counts for the campaign; cancelled, it gives the code back (admin-campaign-7)', async () => {
  const { codes, check, placed, order, staff, manager, db, open } = await withCodes();
  const [first = '', second = ''] = codes;
  const { number } = await placed({ ...requestFor('A', 5400), campaignCode: first });
  const stored = await order(number);
  expect(stored.campaigns).toMatchObject([{ code: first }]);
  expect([await check(first), await check(second)]).toEqual(['used_up', second]);
  expect(await staff.batches(manager, 'KEVÄT')).toMatchObject([{ codes: 2, used: 1, by: 'Maija' }]);
  expect((await open()).stored.uses).toBe(1);
  await db.kysely.transaction().execute((tx) => releaseUses(tx, stored.id));
  expect([await check(first), (await open()).stored.uses]).toEqual([first, 0]);
});

test('voided codes work no more, and a batch is voided once', async () => {
  const { codes, check, staff, manager } = await withCodes();
  const [batch] = await staff.batches(manager, 'KEVÄT');
  expect(await staff.voidCodes(manager, 'KEVÄT', batch?.id ?? 0)).toMatchObject({ ok: true });
  expect(await check(codes[0] ?? '')).toBe('unknown');
  expect(await staff.voidCodes(manager, 'KEVÄT', batch?.id ?? 0)).toMatchObject({ reason: 'unknown' });
});

test('codes are refused by number and beginning, for other campaigns, and without a fresh factor', async () => {
  const { staff, manager, db } = await withCodes();
  const make = (count: number, prefix = 'A') => staff.makeCodes(manager, 'KEVÄT', { count, prefix });
  expect(await make(0)).toMatchObject({ reason: 'count' });
  expect(await make(1.5)).toMatchObject({ reason: 'count' });
  expect(await make(10_001)).toMatchObject({ reason: 'count' });
  expect(await make(1, 'a b')).toMatchObject({ reason: 'prefix' });
  await db.query('update campaign set unique_codes = false');
  expect(await make(1)).toMatchObject({ reason: 'not_single' });
  await expect(staff.makeCodes({ ...manager, proof: null }, 'KEVÄT', { count: 1, prefix: 'A' })).rejects.toThrow(
    'proof',
  );
});
