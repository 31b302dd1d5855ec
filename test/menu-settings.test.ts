import { afterEach, expect, test } from 'vitest';
import { firstFacts, putInForce } from '#backend/content/shop-facts/in-force.ts';
import { staffMember } from './actors.ts';
import { renderedShop } from './words/rendered-shop.ts';
import { fixedMenuLinks } from './words/said/panels.ts';

afterEach(() => putInForce(firstFacts));

/** Where the links of header and footer lead. */
const targets = (html: string) =>
  [...html.replace(/<main.*<\/main>/s, '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');

test('staff leave out and move the fixed links of menu, header and footer, and add links of their own (setting-13)', async () => {
  const { shop, page } = await renderedShop([{ sku: 'A', price: 1999 }]);
  const owner = await staffMember(shop.db.kysely, 'owner');
  const save = async (section: string, changes: Record<string, string>) => {
    const fields = (await shop.shopFacts.open(owner, section))?.fields ?? {};
    return shop.shopFacts.save(
      owner,
      section,
      Object.entries(changes).map(([field, mine]) => ({ field, base: fields[field] ?? '', mine })),
    );
  };
  const before = targets((await page('/ostoskori')).html);
  expect(before).toEqual(expect.arrayContaining(['/varaosahaku', '/vaihtolaitteet', '/outlet', '/kampanjat']));
  expect(targets(await fixedMenuLinks())[0]).toBe('/kampanjat');

  const hidden = { 'shown.parts': '', 'shown.tradeIns': '', 'shown.outlet': '', 'shown.campaigns': '' };
  expect(await save('menu', { ...hidden, 'place.all': '1' })).toMatchObject({ ok: true });
  const { services } = (await shop.shopFacts.open(owner, 'front'))?.fields ?? {};
  const own = `${services}\n/uutuudet | Uutuudet | New products | tag`;
  expect(await save('front', { services: own })).toMatchObject({ ok: true });
  await shop.shopFacts.load();

  const after = targets((await page('/ostoskori')).html);
  for (const gone of ['/varaosahaku', '/vaihtolaitteet', '/outlet', '/kampanjat']) expect(after).not.toContain(gone);
  expect(after).toEqual(expect.arrayContaining(['/uutuudet', '/peruuta-sopimus', '/saavutettavuus', '/ota-yhteytta']));
  expect(targets((await page('/en/ostoskori')).html)).toContain('/en/uutuudet');
  const menu = targets(await fixedMenuLinks());
  expect(menu[0]).toBe('/category');
  expect(menu).toContain('/uutuudet');
  for (const gone of ['/varaosahaku', '/vaihtolaitteet', '/kampanjat']) expect(menu).not.toContain(gone);
});

test.each([
  ['menu', 'place.all', '9'],
  ['menu', 'place.all', 'x'],
  ['front', 'services', '//evil.example | a | b | '],
  ['front', 'services', 'https://evil.example | a | b | '],
])('%s: refuses %s = %s (setting-13)', async (section, field, mine) => {
  const { shop } = await renderedShop([]);
  const owner = await staffMember(shop.db.kysely, 'owner');
  const fields = (await shop.shopFacts.open(owner, section))?.fields ?? {};
  const saved = await shop.shopFacts.save(owner, section, [{ field, base: fields[field] ?? '', mine }]);
  expect(saved.ok).toBe(false);
});
