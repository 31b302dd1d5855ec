import { expect, it, vi } from 'vitest';
import type { VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import { testShop } from '#test/test-shop.ts';

async function setup() {
  const { shop, request, clock } = await testShop();
  await shop.db.query(`insert into fitment (product_sku, make, model, year_from, year_to, note) values
    ('KYP', 'Yamaha', 'SY 710 Touring', 2019, 9999, null),
    ('KYP', 'Polaris', 'PN 640 Trail', 2020, 2023, '{"fi":"Vain sähkökäynnisteinen","en":"Electric start only"}'),
    ('A/1#@1044', 'polaris', 'pn 640 trail', 2022, 2024, '{"fi":"Tarkista"}'),
    ('A/1#@1044', 'Polaris', 'PN 1000', 0, 9999, null),
    ('A/1#@1044', 'Polaris', 'PN 570', 0, 2015, null)`);
  const get = async (path: string) => (await (await request(path)).json()) as { data: unknown };
  return { shop, request, clock, get };
}

it('lists makes and models with their selectable years, merged across letter case (vehicle-1)', async () => {
  const { get } = await setup();
  expect(await get('/data/fitment/vehicles.json')).toEqual({
    data: [
      {
        name: 'Polaris',
        models: [
          { name: 'PN 570', years: [2001, 2015] },
          { name: 'PN 640 Trail', years: [2020, 2024] },
          { name: 'PN 1000', years: null },
        ],
      },
      { name: 'Yamaha', models: [{ name: 'SY 710 Touring', years: [2019, 2027] }] },
    ],
  });
});

it('lists only the models that a product of the category fits (vehicle-1)', async () => {
  const { get, shop } = await setup();
  await shop.db.query(`insert into category (id, path, name_fi, level, sort_order) values
    ('c1', 'kyparat', 'Kypärät', 1, 1), ('c2', 'kyparat/kelkka', 'Kelkka', 2, 1), ('c3', 'oljyt', 'Öljyt', 1, 2)`);
  const names = async (query: string) =>
    ((await get(`/data/fitment/vehicles.json${query}`)).data as VehicleMake[]).flatMap(({ models }) =>
      models.map(({ name }) => name),
    );
  await shop.db.query(`insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on)
    values ('KYP', 'kyp', 'Kypärä', 'Routa', 'parcel', '2026-01-01')`);
  await shop.db.query(`insert into product_category (product_id, category_id) select id, 'c2' from product`);
  expect(await names('?category=')).toEqual(['PN 640 Trail', 'SY 710 Touring']);
  expect(await names('?category=kyparat')).toEqual(['PN 640 Trail', 'SY 710 Touring']);
  expect(await names('?category=oljyt')).toEqual([]);
  expect(await names('')).toContain('PN 1000');
});

it('rereads the vehicles after a catalog change', async () => {
  const { shop } = await setup();
  await shop.fitment.vehicles();
  await shop.db.query("delete from fitment where make = 'Yamaha'");
  expect((await shop.fitment.vehicles()).map(({ name }) => name)).toContain('Yamaha');
  await shop.db.query("select pg_notify('catalog_changed', '2')");
  // PostgreSQL delivers a notification after the statement
  await vi.waitFor(async () => expect((await shop.fitment.vehicles()).map(({ name }) => name)).toEqual(['Polaris']));
});

it('lists the vehicles that products and spare parts fit, with localized notes (vehicle-1)', async () => {
  const { get, request } = await setup();
  const skus = `sku=KYP&sku=${encodeURIComponent('A/1#@1044')}&sku=NOT&sku=%00`;
  const open = { yearFrom: null, yearTo: null, note: '' };
  expect(await get(`/data/fitment/of.json?locale=en&${skus}`)).toEqual({
    data: {
      KYP: [
        { make: 'Polaris', model: 'PN 640 Trail', yearFrom: 2020, yearTo: 2023, note: 'Electric start only' },
        { ...open, make: 'Yamaha', model: 'SY 710 Touring', yearFrom: 2019 },
      ],
      'A/1#@1044': [
        { ...open, make: 'Polaris', model: 'PN 1000' },
        { ...open, make: 'Polaris', model: 'PN 570', yearTo: 2015 },
        { make: 'polaris', model: 'pn 640 trail', yearFrom: 2022, yearTo: 2024, note: 'Tarkista' },
      ],
    },
  });
  expect(await get('/data/fitment/of.json')).toEqual({ data: {} });
  expect((await request(`/data/fitment/of.json?${'sku=x&'.repeat(500)}`)).status).toBe(200);
});

it('collects what fits a machine by category, with its parts and its own page (vehicle-2)', async () => {
  const { shop } = await setup();
  await shop.db.query(`insert into category (id, path, name_fi, level, sort_order) values
    ('c1', 'oljyt', 'Öljyt', 1, 1), ('c2', 'oljyt/hihnat', 'Hihnat', 2, 1), ('c3', 'brandit/routa', 'Routa', 2, 2)`);
  await shop.db.query(`insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on) values
    ('KYP', 'kyp', 'Hihna', 'Routa', 'parcel', '2026-01-01'),
    ('KELKKA', 'kelkka', 'Polaris PN 640 Trail moottorikelkka', 'Polaris', 'parcel', '2026-01-01')`);
  await shop.db.query(`insert into product_category (product_id, category_id)
    select id, unnest(array['c1', 'c2', 'c3']) from product where sku = 'KYP'`);
  await shop.db.query(`insert into spare_part (product_code, code_norm, supplier_number, supplier, name)
    values ('A/1#', 'A1', '1044', 'Polaris', 'Tiiviste')`);
  const ids = new Map(
    (await shop.db.query<{ id: number; sku: string }>('select id, sku from product')).rows.map(({ id, sku }) => [
      sku,
      id,
    ]),
  );
  const trail = { make: 'polaris', model: 'PN 640 TRAIL' };
  expect(await shop.fitment.ofMachine({ ...trail, year: 2022 })).toEqual({
    categories: [{ path: 'oljyt/hihnat', ids: [ids.get('KYP')] }],
    parts: 1,
    machineId: ids.get('KELKKA'),
  });
  expect(await shop.fitment.ofMachine({ ...trail, year: 2024 })).toMatchObject({ categories: [], parts: 1 });
  expect(await shop.fitment.ofMachine({ make: 'Polaris', model: 'PN 640', year: null })).toEqual({
    categories: [],
    parts: 0,
    machineId: ids.get('KELKKA'),
  });
});

it('tells parts whose fit is not known from goods that are for no machine (vehicle-3)', async () => {
  const { get, shop } = await setup();
  await shop.db.query(`insert into category (id, path, name_fi, level, sort_order) values
    ('c1', 'hihnat', 'Hihnat', 1, 1), ('c2', 'kyparat', 'Kypärät', 1, 2), ('c3', 'brandit/kaira', 'Kaira', 2, 3)`);
  await shop.db.query(`insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on)
    select sku, lower(sku), sku, 'Kaira', 'parcel', '2026-01-01' from unnest(array['KYP', 'HIHNA', 'PIPO']) sku`);
  await shop.db.query(`insert into product_category (product_id, category_id) select id, 'c3' from product
    union all select id, case sku when 'PIPO' then 'c2' else 'c1' end from product`);
  const { data } = (await get('/data/fitment/of.json?sku=KYP&sku=HIHNA&sku=PIPO')) as {
    data: Record<string, unknown[]>;
  };
  expect(data.KYP).toHaveLength(2);
  expect(data.HIHNA).toEqual([]);
  expect(data).not.toHaveProperty('PIPO');
});
