import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import { PLAIN_RULES } from '#domain/catalog/suppliers/supplier.ts';
import { staffMember } from '#test/actors.ts';
import { aino, importShop } from './test-imports.ts';

const daily: ListSchedule = { source: { kind: 'folder' }, every: 'day', at: '05:30', applies: true, mostBroken: 50 };

/** A supplier whose lists are read from its folder every morning. */
async function scheduled(schedule: ListSchedule) {
  const made = await importShop();
  const { shop, clock } = made;
  const created = await shop.suppliers.create(aino, { number: '1044', name: 'Polaris' });
  const id = created.ok ? created.value.id : 0;
  await shop.suppliers.schedule(aino, id, 1, schedule, 's3cret-words');
  const folder = join(shop.settings.DATA_DIR, 'incoming', '1044');
  const fetched = async () => {
    const found = await shop.suppliers.one(aino, id);
    return found?.lastFetch;
  };
  return {
    ...made,
    id,
    folder,
    /** Puts a list into the folder, and waits for the next morning. */
    async morning(list: string | null) {
      await mkdir(folder, { recursive: true });
      if (list !== null) {
        await writeFile(join(folder, 'hinnasto.csv'), list);
        await utimes(join(folder, 'hinnasto.csv'), clock.now, clock.now);
      }
      clock.now = new Date(+clock.now + DAY_MS);
      await shop.imports.fetchDue();
      return fetched();
    },
  };
}

test('a list within the limits is applied, others wait for a person (supplier-list-3)', {
  timeout: 60_000,
}, async () => {
  const { morning, parts, folder } = await scheduled(daily);
  expect(await morning(null)).toMatchObject({ outcome: 'nothing', details: 'no file' });
  expect(await morning('code;name;price\nA;Hihna;10,00\nB;Jousi;kysy\n')).toMatchObject({ outcome: 'applied' });
  expect(await parts()).toMatchObject([{ code: 'A', price: 1000 }]);
  expect(await readdir(folder)).toEqual(['taken']);
  // a price that doubles, and a list of nothing but broken rows
  expect(await morning('code;name;price\nA;Hihna;20,00\n')).toMatchObject({ outcome: 'waits', details: 'large' });
  expect(await morning('code;name;price\nA;Hihna;11,00\nB;x;?\nC;x;?\n')).toMatchObject({
    outcome: 'waits',
    details: 'broken',
  });
  expect(await morning('\u0000')).toMatchObject({ outcome: 'waits' });
  expect(await parts()).toMatchObject([{ code: 'A', price: 1000 }]);
});

test('credentials are stored encrypted and never handed out', async () => {
  const source = { kind: 'https', url: 'https://lists.example/a.csv', sign: 'basic', user: 'me' } as const;
  const { shop, id } = await scheduled({ ...daily, source });
  const { rows } = await shop.db.query('select * from supplier');
  expect(JSON.stringify(rows)).not.toContain('s3cret-words');
  const found = await shop.suppliers.one(aino, id);
  expect(found).toMatchObject({ hasSecret: true });
  expect(JSON.stringify(found)).not.toContain('sealed');
  await shop.suppliers.schedule(aino, id, 2, null, null);
  expect(await shop.suppliers.one(aino, id)).toMatchObject({ hasSecret: false, nextFetchAt: null });
});

test('a stored secret is not sent to another server, for another user or in another way (supplier-list-7)', async () => {
  const source = { kind: 'https', url: 'https://lists.example/a.csv', sign: 'basic', user: 'me' } as const;
  const { shop, id } = await scheduled({ ...daily, source });
  const manager = await staffMember(shop.db.kysely, 'manager', {
    proof: { permission: 'imports.run', subject: `supplier:${id}`, cents: null },
  });
  const change = async (over: Partial<ListSchedule['source']>, secret: string | null = null) => {
    const version = (await shop.suppliers.one(aino, id))?.version ?? 0;
    const next = { ...daily, source: { ...source, ...over } as ListSchedule['source'] };
    const saved = await shop.suppliers.schedule(manager, id, version, next, secret);
    return saved.ok ? 'saved' : saved.reason;
  };
  expect(await change({ url: 'https://evil.example/a.csv' })).toBe('secret');
  expect(await change({ url: 'https://lists.example:8443/a.csv' })).toBe('secret');
  expect(await change({ user: 'you' })).toBe('secret');
  expect(await change({ sign: 'bearer' })).toBe('secret');
  expect(await change({ url: 'https://lists.example/b.csv' })).toBe('saved');
  expect(await shop.suppliers.one(aino, id)).toMatchObject({ hasSecret: true });
  expect(await change({ url: 'https://evil.example/a.csv' }, 'another')).toBe('saved');
  // by way of the folder neither
  expect(await change({ kind: 'folder' })).toBe('saved');
  expect(await shop.suppliers.one(aino, id)).toMatchObject({ hasSecret: false });
});

test('rules that a schedule applies by itself change only with a factor (supplier-list-7)', async () => {
  const { shop, id } = await scheduled(daily);
  const manager = await staffMember(shop.db.kysely, 'manager');
  const edit = (factor: number) => ({ name: 'Polaris Oy', rules: { ...PLAIN_RULES, factor } });
  expect(await shop.suppliers.save(manager, id, 2, edit(PLAIN_RULES.factor))).toMatchObject({ ok: true });
  await expect(shop.suppliers.save(manager, id, 3, edit(100))).rejects.toMatchObject({
    permission: 'imports.run',
    reason: 'proof',
    scope: { subject: `supplier:${id}` },
  });
  await shop.suppliers.schedule(aino, id, 3, null, null);
  expect(await shop.suppliers.save(manager, id, 4, edit(100))).toMatchObject({ ok: true });
});
