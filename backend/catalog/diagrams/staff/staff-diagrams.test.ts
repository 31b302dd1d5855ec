import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { auditEntries } from '#backend/platform/audit/service.ts';
import type { Hotspot } from '#domain/catalog/diagrams/hotspots.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { testShop } from '#test/test-shop.ts';

const svg = new TextEncoder().encode('<svg viewBox="0 0 400 300"><path d="M0 0h9"/><script>x</script></svg>');
const fields = { make: 'Polaris', model: 'PN 640', yearFrom: '2022', yearTo: '', nameFi: 'Jarru', nameEn: '' };
const spot = (number: number, sku: string, x = 10): Hotspot => ({ number, sku, amount: 1, x, y: 20 });
const add = (mine: Hotspot) => ({ base: null, mine });

async function setup() {
  const { shop } = await testShop();
  await insertSpareParts(
    shop.db,
    ['A', 'B', 'C'].map((code) => testSparePart(code)),
  );
  const drawings = shop.staffDiagrams;
  const begun = await drawings.begin(byCommand, fields, svg);
  const slug = begun.ok ? begun.value.slug : '';
  const save = (spots: Parameters<typeof drawings.save>[2]['spots'], actor = byCommand) =>
    drawings.save(actor, slug, { fields: [], spots });
  const version = async () => (await drawings.open(byCommand, slug))?.version ?? 0;
  return { shop, drawings, slug, save, version, kysely: shop.db.kysely };
}

test('a draft is not in the shop; published it is there at once, cleaned (diagram-2)', async () => {
  const { shop, drawings, slug, save, version } = await setup();
  expect(slug).toBe('polaris-pn-640-jarru');
  expect(await drawings.publish(byCommand, slug, await version())).toMatchObject({ reason: 'invalid' });
  await save([add(spot(1, 'A@1044')), add(spot(2, 'EI@1044'))]);
  expect(await shop.diagrams.diagram(slug, 'fi')).toBeNull();
  expect(await drawings.publish(byCommand, slug, 0)).toMatchObject({ reason: 'changed' });
  expect(await drawings.publish(byCommand, slug, await version())).toMatchObject({
    reason: 'invalid',
    details: ['EI@1044'],
  });
  await save([{ base: spot(2, 'EI@1044'), mine: spot(2, 'B@1044') }]);
  expect(await drawings.publish(byCommand, slug, await version())).toMatchObject({ ok: true });
  expect(await shop.diagrams.diagram(slug, 'fi')).toMatchObject({
    name: 'Jarru',
    yearFrom: 2022,
    yearTo: null,
    rows: [
      { number: 1, part: { productCode: 'A' } },
      { number: 2, part: { productCode: 'B' } },
    ],
  });
  expect(await shop.diagrams.drawing(slug)).not.toContain('script');
  expect(await drawings.list(byCommand, 'polaris jarru')).toMatchObject([{ slug, state: 'published', parts: 2 }]);
  expect(await drawings.begin(byCommand, fields, svg)).toMatchObject({ reason: 'exists' });
});

test('twenty rounds: two people place hotspots on one drawing and lose none (diagram-2)', async () => {
  const { drawings, slug, save } = await setup();
  for (let round = 0; round < 20; round++) {
    const [one, two] = [spot(2 * round + 1, 'A@1044', round), spot(2 * round + 2, 'B@1044', round)];
    const saved = await Promise.all([save([add(one)]), save([add(two)])]);
    expect(saved.every(({ ok }) => ok)).toBe(true);
  }
  expect((await drawings.open(byCommand, slug))?.spots.map(({ number }) => number)).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
});

test('one place moved by two is a clash that names the first, and nothing is written (diagram-2)', async () => {
  const { drawings, slug, save, kysely } = await setup();
  const eero = await staffMember(kysely, 'manager', { name: 'Eero' });
  const base = spot(1, 'A@1044');
  await save([add(base)]);
  await save([{ base, mine: { ...base, x: 70 } }], eero);
  const lost = await save([{ base, mine: { ...base, x: 50 } }, add(spot(9, 'C@1044'))]);
  expect(lost).toMatchObject({
    reason: 'clash',
    details: { who: 'Eero', spots: [{ theirs: { x: 70 }, mine: { x: 50 } }] },
  });
  expect((await drawings.open(byCommand, slug))?.spots).toHaveLength(1);
});

test('an import meanwhile is not written over unseen; who may only propose saves nothing', async () => {
  const { shop, drawings, slug, save, version, kysely } = await setup();
  await save([add(spot(1, 'A@1044'))]);
  await drawings.publish(byCommand, slug, await version());
  await save([add(spot(2, 'B@1044'))]);
  await shop.db.query("update diagram set model = 'PN 800'");
  expect(await drawings.publish(byCommand, slug, await version())).toMatchObject({ reason: 'published_meanwhile' });
  expect(await drawings.publish(byCommand, slug, await version(), true)).toMatchObject({ ok: true });
  const sales = await staffMember(kysely, 'sales');
  await expect((async () => save([], sales))()).rejects.toThrow('role');
  expect(await drawings.open(sales, slug)).toMatchObject({ isPublished: true, isDraft: false });
  const entries = await auditEntries(kysely, { subject: { kind: 'diagram', id: slug }, limit: 9 });
  expect(entries.map(({ action }) => action)).toContain('diagrams.publish');
});

test.each([
  ['a text', new TextEncoder().encode('hei'), 'not_a_picture'],
  ['a damaged photo', new Uint8Array([0xff, 0xd8, 0xff, 0, 1]), 'damaged'],
  ['an SVG without a size', new TextEncoder().encode('<svg/>'), 'damaged'],
  ['an SVG', svg, null],
])('an upload: %s', async (_, bytes, refusal) => {
  const { drawings } = await setup();
  const begun = await drawings.begin(byCommand, { ...fields, nameFi: 'Toinen' }, bytes);
  expect(begun.ok ? null : begun.details).toBe(refusal);
});
