import { expect, test } from 'vitest';
import { type SavedList, savedLists } from '#domain/staff/saved-lists.ts';
import { staffMember } from '#test/actors.ts';
import { testDb } from '#test/test-db.ts';
import { createSavedViewService, viewQuery } from './service.ts';

async function views() {
  const db = await testDb();
  const service = createSavedViewService({ db, now: () => new Date('2026-11-24T10:00:00Z') });
  const [petri, riikka, owner] = [
    await staffMember(db.kysely, 'sales'),
    await staffMember(db.kysely, 'manager'),
    await staffMember(db.kysely, 'owner'),
  ];
  const names = async (actor: typeof petri, list: SavedList = 'orders') =>
    (await service.list(actor, list)).map(({ name }) => name);
  return { db, service, petri, riikka, owner, names };
}
const view = { list: 'orders', name: 'Yritykset', query: 'company=1', isShared: false };

test('an own view is nobody else’s, a shared one everybody’s', async () => {
  const { service, petri, riikka, names } = await views();
  await service.save(petri, view);
  await service.save(petri, { ...view, name: 'Oulu', isShared: true });
  expect(await names(petri)).toEqual(['Oulu', 'Yritykset']);
  expect(await names(riikka)).toEqual(['Oulu']);
  expect(await names(petri, 'quotes')).toEqual([]);
});

test('a view belongs to a list that the person may see', async () => {
  const { service, db, petri } = await views();
  const store = await staffMember(db.kysely, 'store');
  expect(await service.save(petri, { ...view, list: 'staff' })).toMatchObject({ reason: 'unknown-list' });
  expect(await service.save(store, { ...view, list: 'customers' })).toMatchObject({ reason: 'unknown-list' });
  for (const list of Object.keys(savedLists))
    expect((await service.save(petri, { ...view, list })).ok, list).toBe(true);
});

test('saving under the same name replaces the view', async () => {
  const { service, petri } = await views();
  await service.save(petri, view);
  await service.save(petri, { ...view, name: 'yritykset ', query: 'company=1&view=open' });
  expect(await service.list(petri, 'orders')).toMatchObject([{ name: 'yritykset', query: 'company=1&view=open' }]);
});

test('keeps at most thirty of a list, and none without a name', async () => {
  const { service, petri } = await views();
  for (let n = 0; n < 30; n++) await service.save(petri, { ...view, name: `n${n}` });
  expect(await service.save(petri, { ...view, name: 'one more' })).toMatchObject({ ok: false, reason: 'too-many' });
  expect(await service.save(petri, { ...view, name: ' ' })).toMatchObject({ ok: false, reason: 'no-name' });
});

test('only its maker or an owner removes a view', async () => {
  const { service, petri, riikka, owner, names } = await views();
  for (const name of ['a', 'b']) await service.save(petri, { ...view, name, isShared: true });
  const [a, b] = await service.list(petri, 'orders');
  await expect(service.remove(riikka, a?.id ?? '')).rejects.toThrow('No such view');
  await expect(service.remove(petri, 'x')).rejects.toThrow('No such view');
  await service.remove(petri, a?.id ?? '');
  await service.remove(owner, b?.id ?? '');
  expect(await names(petri)).toEqual([]);
});

test('a view holds no place in the list', () => {
  expect(viewQuery('view=open&after=2026_1&open=104&company=1')).toBe('company=1&view=open');
});

test('a shared view and the log hold nobody’s searched name or phone', async () => {
  const { service, petri, riikka, db } = await views();
  const query = 'company=1&q=%C3%84yr%C3%A4p%C3%A4%C3%A4';
  await service.save(petri, { ...view, name: 'Oma', query });
  await service.save(petri, { ...view, name: 'Kaikkien', query, isShared: true });
  expect(await service.list(riikka, 'orders')).toMatchObject([{ name: 'Kaikkien', query: 'company=1' }]);
  expect((await service.list(petri, 'orders')).map((one) => one.query)).toEqual(['company=1', query]);
  const { rows } = await db.query('select after from audit_entry');
  expect(JSON.stringify(rows)).not.toContain('yr%C3');
});
