import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lockParts } from '#backend/catalog/spare-parts/table/queries.ts';
import { lockSkus } from '#backend/sales/orders/stock.ts';
import { onPostgres } from '#test/test-db.ts';
import { importCatalog } from '../import-catalog.ts';
import { catalogFolder } from '../test-folder.ts';
import { none, now, testImport } from '../test-import.ts';

const part = (code: string, more: object = {}) => ({
  toimittajanumero: '1044',
  toimittaja: 'Polaris',
  tuotekoodi: code,
  tuotenimi: 'Hihna',
  myyntihinta: 10,
  ...more,
});

async function setup(options = {}) {
  const made = await testImport(options);
  const stored = async () =>
    (
      await made.db.query(
        `select product_code as code, price_cents as price, qty, to_char(available_on, 'YYYY-MM-DD') as on, replaced_by as by
         from spare_part order by product_code`,
      )
    ).rows;
  const csv = async (name: string, text: string) => {
    const folder = await catalogFolder({});
    await writeFile(join(folder, name), text);
    return importCatalog(made.deps, folder);
  };
  return { ...made, stored, csv };
}

describe('a price list', () => {
  it('imports the pieces, the delivery day and the replacements of a part', async () => {
    const { run, stored } = await setup();
    await run({
      spareParts: [
        part('A', { saldo: 4, saatavilla: '2026-12-01' }),
        part('B', { saldo: 0, korvaavat: ['C', 'B', 'D/1', 'C'] }),
        part('C', { saldo: null, saatavilla: null, korvaavat: [] }),
      ],
    });
    expect(await stored()).toEqual([
      { code: 'A', price: 1000, qty: 4, on: '2026-12-01', by: [] },
      { code: 'B', price: 1000, qty: 0, on: null, by: ['C', 'D/1'] },
      { code: 'C', price: 1000, qty: null, on: null, by: [] },
    ]);
  });

  it('is read from CSV with its own field names', async () => {
    const { csv, stored } = await setup();
    const diff = await csv(
      'spare-parts.csv',
      '\uFEFFtoimittajanumero;toimittaja;seurantaryhman_nimi;tuotekoodi;tuotenimi;myyntihinta;saldo;saatavilla;korvaavat\r\n' +
        '1044;Polaris;Hihnat;0321-1186;Hihna;1 049,90;12;2026-12-01;\r\n' +
        '1044;Polaris;;"A;1";Tulppa;null;;;0321-1186|B 2\r\n',
    );
    expect(diff.spareParts).toEqual({ added: 2, changed: 0, removed: 0 });
    expect(await stored()).toEqual([
      { code: '0321-1186', price: 104990, qty: 12, on: '2026-12-01', by: [] },
      { code: 'A;1', price: null, qty: null, on: null, by: ['0321-1186', 'B 2'] },
    ]);
  });

  it('may have English group names; a changed name alone is a change', async () => {
    const { run, db } = await setup();
    const groups = async () =>
      (await db.query('select product_group as fi, product_group_en as en from spare_part order by product_code')).rows;
    await run({
      spareParts: [
        part('A', { seurantaryhman_nimi: 'Hihnat' }),
        part('B', { seurantaryhman_nimi: 'Öljyt', seurantaryhman_nimi_en: 'Oils' }),
      ],
    });
    expect(await groups()).toEqual([
      { fi: 'Hihnat', en: '' },
      { fi: 'Öljyt', en: 'Oils' },
    ]);
    const english = part('A', { seurantaryhman_nimi: 'Hihnat', seurantaryhman_nimi_en: 'Belts' });
    expect((await run({ sparePartsDelta: [english] })).spareParts).toMatchObject({ changed: 1 });
    expect((await groups())[0]).toEqual({ fi: 'Hihnat', en: 'Belts' });
  });

  it('a dry run reports what would change and changes nothing', async () => {
    const { run, stored } = await setup();
    await run({ spareParts: [part('A'), part('B')] });
    const before = await stored();
    const next = [part('A', { saldo: 3 }), part('C'), part('D')];
    expect((await run({ spareParts: next }, { dryRun: true })).spareParts).toEqual({
      added: 2,
      changed: 1,
      removed: 1,
    });
    expect(await stored()).toEqual(before);
    expect((await run({ spareParts: next })).spareParts).toEqual({ added: 2, changed: 1, removed: 1 });
  });

  it('reports wrong rows and then changes nothing (import-1)', async () => {
    const { refused, run, stored } = await setup();
    await run({ spareParts: [part('A')] });
    const bad = [
      part('B', { saldo: -1 }),
      part('C', { saatavilla: '1.12.2026' }),
      part('D', { korvaavat: ['\u0007'] }),
      part('E', { myyntihinta: 1.234 }),
    ];
    expect(await refused({ spareParts: bad })).toEqual([
      'spare-parts.jsonl:1: saldo: must not be negative',
      'spare-parts.jsonl:2: saatavilla: must be a day such as 2026-11-21',
      'spare-parts.jsonl:3: korvaavat.0: must be one line without control characters',
      'spare-parts.jsonl:4: myyntihinta: must have at most two decimals',
    ]);
    expect((await stored()).length).toBe(1);
  });
});

for (const swapAbove of [0, 1000])
  describe(`a delta that is ${swapAbove === 0 ? 'built as a new table' : 'written in place'}`, () => {
    it.runIf(onPostgres)('waits for an order of a part, which keeps its price (import-6)', async () => {
      const { run, db, stored } = await setup({ swapAbove });
      await run({ spareParts: [part('A'), part('B')] });
      let importing: Promise<unknown> | undefined;
      let isDone = false;
      await db.kysely.transaction().execute(async (tx) => {
        // locks as an order does: the catalog's skus first (none here), then the parts
        await lockSkus(tx, [], now);
        const [locked] = await lockParts(tx, [{ productCode: 'A', supplierNumber: '1044' }]);
        const reached = Promise.withResolvers<void>();
        const delta = [part('A', { myyntihinta: 99 }), part('B', { myyntihinta: 99 })];
        importing = run(
          { sparePartsDelta: delta },
          { onProgress: (phase) => phase === 'swap' && reached.resolve() },
        ).finally(() => {
          isDone = true;
        });
        await reached.promise;
        await delay(200);
        const [again] = await lockParts(tx, [{ productCode: 'A', supplierNumber: '1044' }]);
        expect([locked?.price, again?.price, isDone]).toEqual([1000, 1000, false]);
      });
      await importing;
      expect(await stored()).toMatchObject([{ price: 9900 }, { price: 9900 }]);
    });

    it('changes the rows it names, keeps ids, and leaves the rest (import-2)', async () => {
      const { run, stored, db } = await setup({ swapAbove });
      await run({ spareParts: ['A', 'B', 'C', 'D'].map((code) => part(code)) });
      const ids = async () => (await db.query('select id, product_code from spare_part order by product_code')).rows;
      const before = await ids();
      const delta = [
        part('B', { myyntihinta: 12, saldo: 1, korvaavat: ['E'] }),
        { toimittajanumero: '1044', tuotekoodi: 'C', remove: true },
        { toimittajanumero: '88', tuotekoodi: 'D', remove: true },
        part('E'),
        part('A'),
      ];
      expect((await run({ sparePartsDelta: delta })).spareParts).toEqual({ added: 1, changed: 1, removed: 1 });
      expect(await stored()).toEqual([
        { code: 'A', price: 1000, qty: null, on: null, by: [] },
        { code: 'B', price: 1200, qty: 1, on: null, by: ['E'] },
        { code: 'D', price: 1000, qty: null, on: null, by: [] },
        { code: 'E', price: 1000, qty: null, on: null, by: [] },
      ]);
      const kept = before.filter(({ product_code }) => product_code !== 'C');
      expect((await ids()).filter(({ product_code }) => product_code !== 'E')).toEqual(kept);
      expect((await run({ sparePartsDelta: delta })).spareParts).toEqual(none);
    });
  });
