import { afterEach, expect, test } from 'vitest';
import { firstFacts, putInForce } from '#backend/content/shop-facts/in-force.ts';
import { shop as config, pageFacts } from '#shop.config';
import { staffMember } from '#test/actors.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

afterEach(() => putInForce(firstFacts));

const company = {
  name: 'Pihlaja',
  company: 'Pihlaja Oy',
  businessId: '2122839-7',
  phone: '017 123 4567',
  email: 'info@pihlaja.fi',
  hours: 'ma-pe 9-17',
  street: 'Puijonkatu 1',
  postcode: '70100',
  city: 'Kuopio',
};
const { name: _, company: __, businessId: ___, ...place } = company;
const stores = [
  { ...place, name: 'Kuopio', hours: 'ma-pe 9-18, la 10-15' },
  { ...place, name: 'Iisalmi', city: 'Iisalmi', postcode: '74100' },
];

async function setup() {
  const { shop } = await testShop({ DEMO_CATALOG: 'false' });
  await shop.importContent(shop);
  return { shop, db: shop.db, owner: await staffMember(shop.db.kysely, 'owner', { name: 'Minna' }) };
}

test('a new shop is set up in the browser: facts, stores, pages, and each step to the end (setup-1)', async () => {
  const { shop, owner } = await setup();
  expect([await shop.setup.isOpen(), await shop.setup.state(owner)]).toEqual([true, { at: 'facts' }]);
  const refused = await shop.setup.begin(owner, {
    company: { ...company, businessId: '2122839-1' },
    stores: [{ ...place, name: 'Kuopio', hours: 'aina' }],
  });
  expect(refused).toMatchObject({
    details: [
      { field: 'businessId', store: null },
      { field: 'hours', store: 0 },
    ],
  });
  expect(await shop.setup.begin(owner, { company, stores })).toEqual({ ok: true, value: null });
  expect([config.name, config.stores.map(({ id }) => id)]).toEqual(['Pihlaja', ['kuopio', 'iisalmi']]);
  const changed = JSON.parse(shop.shopFacts.changed() ?? '');
  expect(changed).toMatchObject({ company: 'Pihlaja Oy', exampleParts: null, suppliers: [] });
  expect(pageFacts.hero).toMatchObject({ category: null, picture: null });
  const terms = await shop.content.page('asiakaspalvelu/toimitusehdot', 'fi');
  expect(JSON.stringify(terms)).toContain('Pihlaja Oy');
  const sections = (await shop.shopFacts.list(owner)).map(({ id }) => id);
  expect(sections).toEqual(expect.arrayContaining(['store-kuopio', 'store-iisalmi', 'delivery']));
  expect(sections).not.toContain('store-oulu');
  expect(await shop.setup.begin(owner, { company, stores })).toMatchObject({ ok: false, reason: 'closed' });
});

test('an interrupted setup begins anew, and the second form is what counts (setup-3)', async () => {
  const { shop, db, owner } = await setup();
  await db.query('alter table content_page rename to content_page_lost');
  await expect(shop.setup.begin(owner, { company, stores })).rejects.toThrow();
  await db.query('alter table content_page_lost rename to content_page');
  expect(await shop.setup.state(owner)).toEqual({ at: 'facts' });
  const renamed = { ...company, name: 'Pihlajapuu' };
  expect(await shop.setup.begin(owner, { company: renamed, stores: stores.slice(0, 1) })).toMatchObject({ ok: true });
  expect([config.name, config.stores.length]).toEqual(['Pihlajapuu', 1]);
  const page = JSON.stringify(await shop.content.page('asiakaspalvelu', 'fi'));
  expect(page).toContain('Pihlajapuu');
  expect(await shop.setup.state(owner)).toMatchObject({ at: 'steps', trialOrders: 0 });
  await makeOrders(db, [{}, {}]);
  expect(await shop.setup.state(owner)).toMatchObject({ at: 'steps', trialOrders: 2 });
});

test('the setup goes on where it was left, and ends (setup-2)', async () => {
  const { shop, owner } = await setup();
  await shop.setup.begin(owner, { company, stores });
  const doneOf = async () => {
    const state = await shop.setup.state(owner);
    return state.at === 'steps' ? state.steps.filter(({ isDone }) => isDone).map(({ id }) => id) : state.at;
  };
  expect(await doneOf()).toEqual([]);
  expect(await shop.setup.confirm(owner, 'taxes')).toBe(true);
  expect(await shop.setup.confirm(owner, 'pages')).toBe(false);
  const { 'price.101': base = '' } = (await shop.shopFacts.open(owner, 'delivery'))?.fields ?? {};
  await shop.shopFacts.save(owner, 'delivery', [{ field: 'price.101', base, mine: '7' }]);
  // another process, or a restart
  putInForce(firstFacts);
  await shop.shopFacts.load();
  expect([config.name, await doneOf()]).toEqual(['Pihlaja', ['taxes', 'delivery']]);
  const state = await shop.setup.state(owner);
  expect(state.at === 'steps' && state.pages.map(({ why }) => why)).toContain('placeholder');
  await shop.setup.finish(owner);
  expect([await shop.setup.isOpen(), await doneOf()]).toEqual([false, 'closed']);
});

test.each(['\u0000', ' ', '::: hours', 'x\ny'])(
  'refuses %j in every field of the first form by its name (setup-1)',
  async (hostile) => {
    const { shop, owner } = await setup();
    for (const field of Object.keys(company))
      expect(await shop.setup.begin(owner, { company: { ...company, [field]: hostile }, stores })).toMatchObject({
        details: expect.arrayContaining([{ field, store: null }]),
      });
    for (const field of Object.keys(stores[0] ?? {}).filter((name) => hostile.trim() || name === 'name'))
      expect(
        await shop.setup.begin(owner, { company, stores: stores.map((one) => ({ ...one, [field]: hostile })) }),
      ).toMatchObject({
        details: expect.arrayContaining([{ field, store: 0 }]),
      });
  },
);

test('names with the signs of pages, addresses and databases make a shop whose pages can be read (setup-1)', async () => {
  const { shop, owner } = await setup();
  const odd = `'; drop table staff; -- "<b># [x](y) | {a} 💥`;
  const oddly = { ...company, name: odd, company: odd, street: odd, city: odd };
  const begun = await shop.setup.begin(owner, {
    company: oddly,
    stores: [{ ...place, name: odd, street: odd, city: odd }],
  });
  expect(begun).toEqual({ ok: true, value: null });
  expect(JSON.stringify(await shop.content.page('asiakaspalvelu/toimitusehdot', 'fi'))).toContain('drop table staff');
});

test('only the owner sets a shop up, and nobody the demo (setup-1)', async () => {
  const { shop, db } = await setup();
  const manager = await staffMember(db.kysely, 'manager');
  await expect(async () => shop.setup.state(manager)).rejects.toMatchObject({ reason: 'role' });
  const demo = await testShop();
  const owner = await staffMember(demo.shop.db.kysely, 'owner');
  expect(await demo.shop.setup.state(owner)).toEqual({ at: 'closed' });
});

test('files of stock have the columns of the new shop’s stores (setup-3)', async () => {
  const { shop, owner } = await setup();
  await shop.setup.begin(owner, { company, stores });
  const columns = shop.imports.fieldsOf('stock');
  expect(columns).toEqual(expect.arrayContaining(['stock.kuopio', 'stock.iisalmi']));
  expect(columns).not.toContain('stock.oulu');
});
