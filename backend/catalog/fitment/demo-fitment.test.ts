import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = {
  sku: string;
  parentSku?: string;
  name?: { fi: string };
  brand?: string;
  categories?: string[];
  tradeIn?: object;
  kits?: { lines: { sku: string; amount: number }[] }[];
};

const rowsOf = (folder: string) =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
const products: Row[] = rowsOf('demo/catalog/products');
const fitment: { sku: string; make: string; model: string }[] = rowsOf('demo/catalog/fitment');

const isIn = ({ categories }: Row, path: string) => categories?.some((category) => category.startsWith(path)) ?? false;
// electric machines for children have no wearing parts
const isHouseMachine = ({ name, brand, categories, tradeIn }: Row) =>
  !tradeIn &&
  ['Kaira', 'Otso', 'Sirkka'].includes(brand ?? '') &&
  /^(?:moottorikelkat|monkijat|mopot)\//.test(categories?.[0] ?? '') &&
  !/Sähkö lasten|palautus|mönkijään$/.test(name?.fi ?? '');

/** The skus that fit a machine whose name begins with make and model, such as "Kaira Reitti 600 E moottorikelkka". */
const fittingSkus = ({ name }: Row) =>
  fitment.filter(({ make, model }) => `${name?.fi} `.startsWith(`${make} ${model} `)).map(({ sku }) => sku);

test('each demo machine of the house brands has a product that fits it', () => {
  const machines = products.filter(isHouseMachine);
  expect(machines.length).toBeGreaterThan(25);
  const bare = machines.filter((row) => fittingSkus(row).length === 0).map(({ name }) => name?.fi);
  expect(bare).toEqual([]);
});

test('each demo snowmobile for adults has a drive belt', () => {
  const belts = new Set(products.filter((row) => isIn(row, 'oljyt-ja-kulutusosat/hihnat')).map(({ sku }) => sku));
  const sleds = products.filter((row) => isHouseMachine(row) && isIn(row, 'moottorikelkat'));
  const withoutBelt = sleds.filter(
    (row) => !isIn(row, 'moottorikelkat/lasten') && !fittingSkus(row).some((sku) => belts.has(sku)),
  );
  expect(withoutBelt.map(({ name }) => name?.fi)).toEqual([]);
});

test('each demo machine of the house brands with an engine has a service kit, and all its parts fit it (kit-1)', () => {
  const bySku = new Map(products.map((row) => [row.sku, row]));
  const machines = products.filter((row) => isHouseMachine(row) && !/Sähkö|sähkö/.test(row.name?.fi ?? ''));
  expect(machines.length).toBeGreaterThan(25);
  const wrong = machines.flatMap((row) => {
    const lines = row.kits?.find(({ lines }) => lines.length > 1)?.lines ?? [];
    const fitting = new Set(fittingSkus(row));
    const strange = lines.filter(({ sku }) => !fitting.has(bySku.get(sku)?.parentSku ?? sku)).map(({ sku }) => sku);
    return lines.length === 0 || strange.length > 0 ? [{ name: row.name?.fi, strange }] : [];
  });
  expect(wrong).toEqual([]);
});
