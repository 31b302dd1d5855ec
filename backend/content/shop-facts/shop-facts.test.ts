import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { parseFacts } from '#backend/entrypoints/check-shop-config.ts';
import { mailStyle } from '#backend/platform/mail/templates/layout.ts';
import { brand } from '#domain/base/brand-colours.ts';
import { sectionsOf } from '#domain/content/shop-facts/sections.ts';
import { shop } from '#shop.config';
import { staffMember } from '#test/actors.ts';
import { testDb } from '#test/test-db.ts';
import { firstFacts, putInForce } from './in-force.ts';
import { createShopFactsService } from './service.ts';

const now = () => new Date('2026-11-29T10:00:00Z');
const log = pino({ level: 'silent' });
const PHONE = firstFacts.shop.phone;

afterEach(() => putInForce(firstFacts));

async function setup() {
  const db = await testDb();
  const service = createShopFactsService(
    { db, now, log },
    { parseFacts, sectionsOf, pictures: { source: async () => null } },
  );
  const aino = await staffMember(db.kysely, 'owner', { name: 'Aino' });
  const eero = await staffMember(db.kysely, 'manager', { name: 'Eero' });
  const fields = async (id: string) => (await service.open(aino, id))?.fields ?? {};
  return { db, service, aino, eero, fields };
}

test('a saved fact is in force for pages and browsers, and outlives a restart (setting-1)', async () => {
  const { service, aino, db } = await setup();
  await service.load();
  expect(service.changed()).toBeNull();
  const saved = await service.save(aino, 'company', [{ field: 'phone', base: PHONE, mine: ' 010 222 3333 ' }]);
  expect(saved).toMatchObject({ ok: true, value: { version: 1, changed: ['phone'] } });
  await service.load();
  expect(shop.phone).toBe('010 222 3333');
  expect(JSON.parse(service.changed() ?? '')).toEqual({ phone: '010 222 3333' });
  putInForce(firstFacts);
  await createShopFactsService(
    { db, now, log },
    { parseFacts, sectionsOf, pictures: { source: async () => null } },
  ).load();
  expect(shop.phone).toBe('010 222 3333');
});

test('every process loads what one has saved', async () => {
  const { service, aino } = await setup();
  const changed = Promise.withResolvers<void>();
  service.onChanged(changed.resolve);
  const stop = await service.follow();
  await service.save(aino, 'company', [{ field: 'phone', base: PHONE, mine: '010 9' }]);
  await changed.promise;
  expect(shop.phone).toBe('010 9');
  await stop();
});

test('what is no value is refused by field and line, and nothing changes (setting-2)', async () => {
  const { service, aino, fields } = await setup();
  const { days = '', ...before } = await fields('store-oulu');
  const refused = await service.save(aino, 'store-oulu', [
    { field: 'hours.1', base: before['hours.1'] ?? '', mine: '18–9' },
    { field: 'email', base: before.email ?? '', mine: 'oulu' },
    { field: 'days', base: days, mine: `${days}\n30.2. | 9–15 | Väärä | Wrong` },
  ]);
  expect(refused).toEqual({
    ok: false,
    reason: 'invalid',
    details: [
      { field: 'email', kind: 'email', line: null },
      { field: 'hours.1', kind: 'hours', line: null },
    ],
  });
  const line = await service.save(aino, 'store-oulu', [
    { field: 'days', base: days, mine: `${days}\n30.2. | 9–15 | Väärä | Wrong` },
  ]);
  expect(line).toMatchObject({ ok: false, details: [{ field: 'days', kind: 'day', line: 1 }] });
  expect(await fields('store-oulu')).toEqual({ days, ...before });
});

test('two people keep each other’s fields; the same field is a conflict with its author (setting-4)', async () => {
  const { service, aino, eero } = await setup();
  const { shop: first } = firstFacts;
  await service.save(aino, 'company', [{ field: 'phone', base: PHONE, mine: '010 1' }]);
  const merged = await service.save(eero, 'company', [
    { field: 'phone', base: PHONE, mine: PHONE },
    { field: 'city', base: first.city, mine: 'Kempele' },
  ]);
  expect(merged).toMatchObject({ ok: true, value: { version: 2, changed: ['city'], others: ['phone'] } });
  const clash = await service.save(eero, 'company', [{ field: 'phone', base: PHONE, mine: '010 2' }]);
  expect(clash).toMatchObject({
    ok: false,
    reason: 'conflict',
    details: { version: 2, clashes: [{ field: 'phone', theirs: '010 1', mine: '010 2', who: 'Aino' }] },
  });
});

test('two people add days to one store’s list, and both stay', async () => {
  const { service, aino, eero, fields } = await setup();
  const { days: base = '' } = await fields('store-ranua');
  const add = (line: string) => [{ field: 'days', base, mine: `${base}\n${line}` }];
  await service.save(aino, 'store-ranua', add('24.12. |  | Jouluaatto | Christmas Eve'));
  await service.save(eero, 'store-ranua', add('2.1.2027 | 10–14 | Inventaario | Stocktaking'));
  expect((await fields('store-ranua')).days?.split('\n')).toHaveLength(3);
});

test('an earlier version comes back, also that of shop.config.ts; not over a newer one than was seen (setting-5)', async () => {
  const { service, aino, eero } = await setup();
  await service.save(aino, 'company', [{ field: 'phone', base: PHONE, mine: '010 1' }]);
  await service.save(aino, 'company', [{ field: 'phone', base: '010 1', mine: '010 2' }]);
  expect(await service.restore(aino, 'company', 1, 1)).toMatchObject({ ok: false, reason: 'conflict' });
  expect(await service.restore(eero, 'company', 1, 2)).toMatchObject({ ok: true, value: { version: 3 } });
  expect(await service.open(aino, 'company')).toMatchObject({
    fields: { phone: '010 1' },
    history: [
      { version: 3, by: 'Eero', changed: ['phone'] },
      { version: 2, changed: ['phone'] },
      { version: 1, changed: ['phone'] },
      { version: 0, by: null },
    ],
  });
  await service.restore(aino, 'company', 0, 3);
  expect((await service.open(aino, 'company'))?.fields.phone).toBe(PHONE);
});

test('a change is in the audit log with what it was', async () => {
  const { service, aino, db } = await setup();
  await service.save(aino, 'dispatch', [{ field: 'until', base: '14', mine: '13' }]);
  const entry = await db.kysely
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'settings.edit')
    .executeTakeFirst();
  expect(entry).toMatchObject({
    subject_id: 'dispatch',
    before: { until: '14' },
    after: { until: '13' },
    actor_name: 'Aino',
  });
});

test('content reads settings and may not change them', async () => {
  const { service, db } = await setup();
  const writer = await staffMember(db.kysely, 'content', { name: 'Kaisa' });
  expect(await service.list(writer)).toContainEqual({ id: 'company', version: 0, savedAt: null, savedBy: null });
  await expect(async () => service.save(writer, 'company', [])).rejects.toMatchObject({ reason: 'role' });
});

test('a preview names what saving would change, by the same checks, and saves nothing (setting-7)', async () => {
  const { service, aino } = await setup();
  const edits = [{ field: 'phone', base: PHONE, mine: ' 010 9 ' }];
  expect(await service.preview(aino, 'company', edits)).toEqual({
    ok: true,
    value: [{ field: 'phone', before: PHONE, after: '010 9' }],
  });
  const bad = await service.preview(aino, 'company', [{ field: 'email', base: firstFacts.shop.email, mine: 'x' }]);
  expect(bad).toMatchObject({ ok: false, details: [{ field: 'email' }] });
  expect((await service.open(aino, 'company'))?.version).toBe(0);
});

test('a brand colour changes pages, mails and papers; a pale one is refused (setting-8)', async () => {
  const { service, aino, fields } = await setup();
  const { colour: base = '' } = await fields('look');
  expect(service.tokens()).toBeNull();
  await service.save(aino, 'look', [{ field: 'colour', base, mine: '#7A1F3D' }]);
  await service.load();
  expect(service.tokens()?.brand?.[0]).toBe('#7a1f3d');
  expect([brand.light, mailStyle().includes('#7a1f3d')]).toEqual(['#7a1f3d', true]);
  const pale = await service.save(aino, 'look', [{ field: 'colour', base: '#7a1f3d', mine: '#ffcc00' }]);
  expect(pale).toMatchObject({ ok: false, details: [{ field: 'colour', kind: 'colour' }] });
  await service.restore(aino, 'look', 0, 1);
  await service.load();
  expect([brand.light, service.tokens()]).toEqual([base, null]);
});

test.each([Number.POSITIVE_INFINITY, 2 ** 31, -1, 1.5, Number.NaN])(
  'refuses version %d, which no section has (setting-5)',
  async (version) => {
    const { service, aino } = await setup();
    expect(await service.restore(aino, 'company', version, 1)).toMatchObject({ reason: 'unknown' });
    expect(await service.restore(aino, 'company', 0, version)).toMatchObject({ reason: 'unknown' });
  },
);
