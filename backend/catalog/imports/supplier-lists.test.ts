import { describe, expect, test } from 'vitest';
import { categories, goods } from '#backend/catalog/change-sets/test-sets.ts';
import type { AbsentChoice } from '#domain/catalog/imports/import-run.ts';
import { PLAIN_RULES } from '#domain/catalog/suppliers/supplier.ts';
import { aino, importShop, upload } from './test-imports.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const HEAD = 'Tuotekoodi;Nimitys;Veroton;Varasto';

async function polaris() {
  const made = await importShop();
  const { shop } = made;
  const created = await shop.suppliers.create(aino, { number: '1044', name: 'Polaris' });
  const supplier = String(created.ok ? created.value.id : 0);
  return { ...made, supplier, list: (text: string) => made.dropped('hinnasto.csv', latin1(text), { supplier }) };
}

describe('a supplier’s price list', { timeout: 60_000 }, () => {
  test('goes from a drop to the shop: columns guessed, broken rows corrected, prices by the rule (supplier-list-2)', async () => {
    const { shop, list, problems, applied, parts, run, supplier } = await polaris();
    await shop.suppliers.save(aino, Number(supplier), 1, {
      name: 'Polaris',
      rules: {
        ...PLAIN_RULES,
        factor: 20_000,
        rounding: { step: 100, ending: 90, direction: 'nearest' },
        prefix: 'P-',
      },
    });
    const file = await list(
      `${HEAD}\r\n1;Hihna 19" käyttö;10,00;3\r\n2;Tiiviste;kysy;1\r\n;Nimetön;5,00;1\r\n1;Hihna;11,00;3\r\n`,
    );
    expect(file).toMatchObject({
      kind: 'supplier-list',
      recognised: { encoding: 'windows-1252', delimiter: ';', decimal: ',' },
    });
    expect(await problems(file.id)).toEqual([
      '3 Veroton "kysy": not-a-price',
      '4 Tuotekoodi "": missing',
      '5 Tuotekoodi "1": is already on line 2',
    ]);
    expect(file.counts).toMatchObject({ rows: 4, added: 1, broken: 3 });

    await shop.imports.fix(aino, file.id, [
      { n: 1, value: '20,00' },
      { n: 2, value: '3' },
      { n: 3, value: '4' },
    ]);
    await shop.imports.check(aino, file.id);
    expect((await run(file.id)).counts).toMatchObject({ added: 4, broken: 0 });
    expect(await applied(file.id)).toBe('applied');
    expect(await parts()).toMatchObject([
      { code: 'P-1', name: 'Hihna 19" käyttö', price: 2490, qty: 3 },
      { code: 'P-2', price: 4990 },
      { code: 'P-3', price: 1290 },
      { code: 'P-4', price: 2790 },
    ]);
  });

  test('changes only what it has columns for, and remembers what they mean', async () => {
    const { list, applied, parts, dropped, shop } = await polaris();
    const first = await list(`${HEAD}\nA;Hihna;10,00;3\nB;Jousi;10,00;3\n`);
    await shop.imports.configure(aino, first.id, {
      kind: 'supplier-list',
      supplierId: first.supplierId,
      reading: first.reading,
      leavesOut: false,
      allowsRemovals: false,
      absent: 'keep',
      mapping: { Tuotekoodi: 'code', Nimitys: 'name', Veroton: 'priceWithVat', Varasto: 'quantity' },
    });
    expect(await applied(first.id)).toBe('applied');
    // recognised by its columns, without being told whose it is
    const again = await dropped('uusi.csv', `${HEAD}\nA;Hihna;12,00;3\n`);
    expect(again).toMatchObject({ supplier: 'Polaris', counts: { raised: 1 } });
    const prices = await list('Tuotekoodi;Veroton\nA;20,00\nC;5,00\n');
    expect(prices.counts).toMatchObject({ added: 1, raised: 1, large: 1 });
    expect(await applied(prices.id)).toBe('applied');
    expect(await parts()).toMatchObject([
      { code: 'A', name: 'Hihna', price: 2000, qty: 3 },
      { code: 'B', price: 1000 },
      { code: 'C', name: 'C', price: 500, qty: null },
    ]);
  });

  test('one correction counts for every row with the same wrong value; or broken rows are left out', async () => {
    const { shop, list, run, applied } = await polaris();
    const rows = Array.from({ length: 200 }, (_, n) => `${n};Osa;${n % 10 === 0 ? 'kysy' : '5,00'};1`);
    const file = await list(`${HEAD}\n${rows.join('\n')}\n`);
    expect(file.counts).toMatchObject({ added: 180, broken: 20 });
    expect(await applied(file.id)).toBe('unresolved');
    const choice = {
      kind: 'supplier-list',
      supplierId: file.supplierId,
      reading: file.reading,
      mapping: null,
      allowsRemovals: false,
      absent: 'keep',
    } as const;
    await shop.imports.configure(aino, file.id, { ...choice, leavesOut: true });
    await shop.imports.fix(aino, file.id, [{ n: 1, value: '' }], true);
    await shop.imports.check(aino, file.id);
    expect((await run(file.id)).counts).toMatchObject({ added: 200, broken: 0 });
    expect(await applied(file.id)).toBe('applied');
  });

  test('broken rows are downloaded with their reasons, corrected and dropped again (file-2)', async () => {
    const { shop, list, run } = await polaris();
    const file = await list(`${HEAD}\nA;=1+1;10,00;3\nB;=cmd;kysy;3\n`);
    let csv = '';
    for await (const text of (await shop.imports.brokenRows(aino, file.id)) ?? []) csv += text;
    expect(csv).toBe(`\uFEFF#rivi;#syy;${HEAD}\n3;Veroton: not-a-price;B;'=cmd;kysy;3\n`);
    const received = await shop.imports.receive(
      aino,
      upload('korjattu.csv', csv.replace('kysy', '7,50'), { corrects: String(file.id) }),
    );
    expect(received.ok).toBe(true);
    expect((await run(file.id)).counts).toMatchObject({ added: 2, broken: 0 });
    const { rows } = await shop.imports.preview(aino, file.id, 'added');
    expect(rows.map(({ name }) => name)).toEqual(['=1+1', '=cmd']);
  });

  test('sets prices of products by EAN, or by code of the supplier’s own make, as a change set (supplier-list-4)', async () => {
    const variants = goods(4).map((row, n) => ({
      ...row,
      ...(n < 3 && { brand: 'Polaris' }),
      ...(n === 2 && { ean: '6430012345678' }),
    }));
    const { shop, dropped, applied, run, parts } = await importShop({ categories, products: variants });
    await shop.suppliers.create(aino, { number: '1044', name: 'Polaris' });
    const file = await dropped('lista.csv', 'Tuotekoodi;Hinta;EAN\nT1;89,90;\nT4;1,00;\nX;120,00;6430012345678\n', {
      supplier: '1',
    });
    // T4 is of another make: a spare part of its own
    expect(file.counts).toMatchObject({ rows: 3, goods: 2, added: 1, problems: 0 });
    const { rows } = await shop.imports.preview(aino, file.id, 'goods');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['T1', 'T3']);
    expect(await applied(file.id)).toBe('applied');
    expect(await parts()).toMatchObject([{ code: 'T4', price: 100 }]);
    const set = await shop.changeSets.rows(aino, (await run(file.id)).changeSetId ?? 0, 'changed');
    expect(set.rows.map(({ key, shopper }) => [key, shopper?.after])).toEqual([
      ['T1', 8990],
      ['T3', 12_000],
    ]);
  });

  test('names parts that it no longer has, and removes or discontinues them by choice (supplier-list-5)', async () => {
    const { shop, list, run, applied, parts } = await polaris();
    const first = await list(`${HEAD}\nA;Hihna;10,00;3\nB;Jousi;10,00;3\nC;Kela;5,00;1\n`);
    expect(await applied(first.id)).toBe('applied');
    const before = await parts();
    const later = await list(`${HEAD}\nA;Hihna;10,00;3\n`);
    expect(later.counts).toMatchObject({ absent: 2, removed: 0, unchanged: 1 });
    expect(await applied(later.id)).toBe('nothing');
    const choose = (absent: AbsentChoice, leavesOut = false) =>
      shop.imports.configure(aino, later.id, {
        kind: 'supplier-list',
        supplierId: later.supplierId,
        reading: later.reading,
        mapping: null,
        allowsRemovals: false,
        leavesOut,
        absent,
      });
    await choose('discontinue');
    expect((await run(later.id)).counts).toMatchObject({ changed: 2 });
    await choose('remove');
    expect((await run(later.id)).counts).toMatchObject({ removed: 2 });
    expect(await applied(later.id)).toBe('applied');
    expect((await parts()).map(({ code }) => code)).toEqual(['A']);
    expect(await shop.imports.undo(aino, later.id)).toMatchObject({ ok: true });
    expect(await parts()).toEqual(before);

    const broken = await list(`${HEAD}\nA;Hihna;12,00;3\nB;Jousi;kysy;3\n`);
    expect(broken.counts).toMatchObject({ broken: 1, absent: 0 });
    await shop.imports.configure(aino, broken.id, {
      kind: 'supplier-list',
      supplierId: broken.supplierId,
      reading: broken.reading,
      mapping: null,
      allowsRemovals: false,
      leavesOut: true,
      absent: 'remove',
    });
    expect(await applied(broken.id)).toBe('unresolved');
    expect(await parts()).toEqual(before);
  });
});
