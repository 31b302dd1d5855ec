import { describe, expect, test } from 'vitest';
import { categories, goods } from '#backend/catalog/change-sets/test-sets.ts';
import { aino, importShop } from './test-imports.ts';

const part = (code: string, over = {}) => ({
  ...{ toimittajanumero: '1044', toimittaja: 'Polaris', seurantaryhman_nimi: 'Hihnat', tuotekoodi: code },
  ...{ tuotenimi: `Osa ${code}`, myyntihinta: 10 },
  ...over,
});

describe('a file of products', () => {
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

describe('a file of spare parts', () => {
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
