import { describe, expect, test } from 'vitest';
import { categories, goods } from '#backend/catalog/change-sets/test-sets.ts';
import { withRunLock } from './run-lock.ts';
import { aino, importShop } from './test-imports.ts';

const part = (code: string, over = {}) => ({
  toimittajanumero: '1044',
  toimittaja: 'Polaris',
  seurantaryhman_nimi: 'Hihnat',
  tuotekoodi: code,
  tuotenimi: `Osa ${code}`,
  myyntihinta: 10,
  ...over,
});

describe('a file of products', { timeout: 60_000 }, () => {
  test('of new products is brought in whole, with their prices, at once (file-1)', async () => {
    const { shop, dropped, applied } = await importShop({ categories, products: goods(1) });
    const rows = 'Tuotekoodi;slug;name;brand;categories;shippingClass;price\nU1;uusi;Uusi;Lehto;kelkat;parcel;129\n';
    const file = await dropped('tuotteet.csv', rows);
    expect(file.counts).toMatchObject({ rows: 1, problems: 0 });
    expect(await applied(file.id)).toBe('applied');
    expect((await shop.catalog.cardsBySku(['U1'], 'fi'))[0]?.price.final?.inclTax).toBe(12_900);
  });

  test('is recognised, checked, made into a change set, and its broken row is corrected on the way (file-1)', async () => {
    const { shop, dropped, problems, applied, run } = await importShop({ categories, products: goods(3) });
    const file = await dropped('tuotteet.csv', 'Tuotekoodi;price\nT1;89,90\nT2;kallis\nT3;100\n');
    expect(file).toMatchObject({ state: 'checked', kind: 'products.delta' });
    expect(file.columns.map(({ field }) => field)).toEqual(['sku', 'price']);
    expect(file.counts).toMatchObject({ rows: 3, changed: 1, unchanged: 1, broken: 1, problems: 1 });
    expect(await problems(file.id)).toEqual(['3 price "kallis": must be a number']);
    expect(await applied(file.id)).toBe('unresolved');

    await shop.imports.fix(aino, file.id, [{ n: 1, value: '79,90' }]);
    await shop.imports.check(aino, file.id);
    expect((await run(file.id)).counts).toMatchObject({ changed: 2, unchanged: 1, problems: 0 });
    expect(await applied(file.id)).toBe('handed');
    const { changeSetId } = await run(file.id);
    const { rows } = await shop.changeSets.rows(aino, changeSetId ?? 0, 'changed');
    expect(rows.map(({ key, shopper }) => [key, shopper?.after])).toEqual([
      ['T1', 8990],
      ['T2', 7990],
    ]);
  });
});

describe('a file of spare parts', { timeout: 60_000 }, () => {
  test('is applied whole, and taken back where nobody changed it since (file-3)', async () => {
    const { shop, dropped, applied, parts, run } = await importShop({ spareParts: [part('A'), part('B')] });
    const before = await parts();
    const head = 'toimittajanumero;toimittaja;tuotekoodi;tuotenimi;myyntihinta';
    const file = await dropped('spare-parts.csv', `${head}\n1044;Polaris;A;Osa A;12,50\n1044;Polaris;C;Osa C;5\n`);
    expect(file).toMatchObject({ kind: 'spare-parts.delta', counts: { rows: 2, added: 1, raised: 1 } });
    const { rows } = await shop.imports.preview(aino, file.id, 'raised');
    expect(rows).toMatchObject([
      { key: 'A@1044', fields: expect.arrayContaining([{ field: 'myyntihinta', before: 1000, after: 1250 }]) },
    ]);
    expect(await applied(file.id)).toBe('applied');
    expect(await parts()).toHaveLength(3);

    await shop.db.query("update spare_part set price_cents = 700 where product_code = 'C'");
    const undone = await shop.imports.undo(aino, file.id);
    expect(undone.ok && (await run(undone.value.id)).counts).toMatchObject({ left: 1, changed: 1 });
    expect((await run(file.id)).state).toBe('undone');
    expect((await parts()).filter(({ code }) => code !== 'C')).toEqual(before);
  });
});

describe('a file whose process was killed', { timeout: 60_000 }, () => {
  const head = 'toimittajanumero;toimittaja;tuotekoodi;tuotenimi;myyntihinta';

  test('is checked again, or can be applied again, unless somebody is at it (file-6)', async () => {
    const { shop, clock, dropped, applied, run, parts } = await importShop({ spareParts: [part('A')] });
    const { id } = await dropped('spare-parts.csv', `${head}\n1044;Polaris;B;Osa B;5\n`);
    const cutOff = (state: string) =>
      shop.db.query(`update import_run set state = $1, counts = '{}' where id = $2`, [state, id]);

    await cutOff('checking');
    await shop.imports.recoverLeft();
    expect((await run(id)).state).toBe('checking');
    clock.now = new Date(+clock.now + 61_000);
    await withRunLock(shop.db, id, () => shop.imports.recoverLeft());
    expect((await run(id)).state).toBe('checking');
    await shop.imports.recoverLeft();
    expect(await run(id)).toMatchObject({ state: 'checked', failure: null, counts: { rows: 1, added: 1 } });

    await shop.db.query(`update import_run set state = 'applying' where id = $1`, [id]);
    await shop.imports.recoverLeft();
    expect(await run(id)).toMatchObject({ state: 'checked', failure: 'failed' });
    expect(await parts()).toHaveLength(1);
    expect(await applied(id)).toBe('applied');
    expect(await parts()).toHaveLength(2);
  });
});

describe('a file of replacements', { timeout: 60_000 }, () => {
  test('changes what replaced parts and nothing else, shown row by row and taken back (spare-part-15)', async () => {
    const { shop, dropped, applied, parts, problems, run } = await importShop({
      spareParts: [part('A', { saldo: 4 }), part('B'), part('C', { korvaavat: ['B'] })],
    });
    const before = await parts();
    const file = await dropped(
      'ketjut.csv',
      'toimittajanumero;tuotekoodi;korvaavat\n1044;A;B|C\n1044;C;\n1044;B;EI\n1044;X;A\n',
    );
    expect(file).toMatchObject({ kind: 'replacements', counts: { rows: 4, changed: 2, broken: 2 } });
    expect(await problems(file.id)).toEqual(['4 korvaavat "EI": no-such-part', '5 tuotekoodi "X": no-such-part']);
    const { rows } = await shop.imports.preview(aino, file.id, 'changed');
    expect(rows.map(({ key, fields }) => [key, fields])).toContainEqual([
      'A@1044',
      [{ field: 'korvaavat', before: null, after: ['B', 'C'] }],
    ]);
    const { reading } = await run(file.id);
    await shop.imports.configure(aino, file.id, {
      kind: 'replacements',
      supplierId: null,
      reading,
      mapping: null,
      leavesOut: true,
      allowsRemovals: false,
      absent: 'keep',
    });
    expect(await applied(file.id)).toBe('applied');
    expect(await parts()).toMatchObject([{ code: 'A', qty: 4, by: ['B', 'C'] }, { by: [] }, { code: 'C', by: [] }]);
    expect(await shop.imports.undo(aino, file.id)).toMatchObject({ ok: true });
    expect(await parts()).toEqual(before);
  });
});

describe('a file of redirects, categories, vehicles or stock', { timeout: 60_000 }, () => {
  test('redirects are taken back, but for those that somebody changed since (file-5)', async () => {
    const { shop, dropped, applied, run } = await importShop({
      redirects: [
        { from: '/vanha', to: '/uusi' },
        { from: '/pois', to: '/koti', status: 302 },
      ],
    });
    const stored = () =>
      shop.db.query('select from_path, to_url, status from redirect order by from_path').then(({ rows }) => rows);
    const before = await stored();
    const file = await dropped(
      'redirects.delta.jsonl',
      '{"from":"/vanha","to":"/toinen"}\n{"from":"/pois","remove":true}\n{"from":"/a","to":"/b"}\n{"from":"/c","to":"/d"}\n',
    );
    expect(await applied(file.id)).toBe('applied');
    await shop.db.query("update redirect set to_url = '/muu' where from_path = '/c'");
    const undone = await shop.imports.undo(aino, file.id);
    expect(undone.ok && (await run(undone.value.id)).counts).toMatchObject({ left: 1, changed: 3 });
    expect(await stored()).toEqual([{ from_path: '/c', to_url: '/muu', status: 301 }, ...before]);
  });

  test('categories are taken back with every field (file-5)', async () => {
    const { shop, dropped, applied } = await importShop({ categories });
    const stored = () =>
      shop.db
        .query('select path, name_fi, name_en, sort_order, is_included_in_menu from category order by path')
        .then(({ rows }) => rows);
    const before = await stored();
    const file = await dropped(
      'categories.delta.jsonl',
      '{"path":"kelkat","name":{"fi":"Moottorikelkat","en":"Sleds"},"sortOrder":7}\n{"path":"uusi","name":{"fi":"Uusi"}}\n',
    );
    expect(await applied(file.id)).toBe('applied');
    expect(await shop.imports.undo(aino, file.id)).toMatchObject({ ok: true });
    expect(await stored()).toEqual(before);
  });

  test('vehicles become a change set; a whole set loses what it leaves out (file-3)', async () => {
    const vehicle = { make: 'Polaris', model: 'PN 640' };
    const { shop, dropped, applied, run } = await importShop({
      categories,
      products: goods(2),
      fitment: [{ sku: 'T1', ...vehicle, yearFrom: 2020 }],
    });
    const file = await dropped('fitment.jsonl', `${JSON.stringify({ sku: 'T2', ...vehicle })}\n`);
    await shop.imports.configure(aino, file.id, {
      kind: 'fitment',
      supplierId: null,
      reading: file.reading,
      mapping: null,
      leavesOut: false,
      allowsRemovals: true,
      absent: 'keep',
    });
    expect(await applied(file.id)).toBe('handed');
    const { rows } = await shop.changeSets.rows(aino, (await run(file.id)).changeSetId ?? 0, 'changed');
    expect(rows.map(({ key, changes }) => [key, changes[0]?.before, changes[0]?.after])).toEqual([
      ['T2', null, 'Polaris PN 640'],
      ['T1', 'Polaris PN 640 2020–', null],
    ]);
  });

  test('stock is never taken back: shoppers have bought from it (file-5)', async () => {
    const { shop, dropped, applied, run } = await importShop({ categories, products: goods(1) });
    const file = await dropped('stock.csv', 'sku;stock.oulu\nT1;4\n');
    expect(await applied(file.id)).toBe('applied');
    expect(shop.imports.mayUndo(await run(file.id))).toBe(false);
    expect(await shop.imports.undo(aino, file.id)).toMatchObject({ ok: false, reason: 'not_now' });
  });
});
