import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  sku: string;
  images?: { file: string }[];
}

const folder = new URL('../catalog/', import.meta.url);
const rows: Row[] = readdirSync(new URL('products/', folder))
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) =>
    readFileSync(new URL(`products/${file}`, folder), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => JSON.parse(line));
const pictures = new Set(readdirSync(new URL('pictures/', folder)));

/** The side view of each picture of a machine: its kind is the picture's name. */
const SIDE = /^((snowmobile|atv|utv|motorcycle|dirt-bike|moped)(-(?!detail|front|rear|helmet)[a-z]+)*)\.svg$/;

test('shows every machine from the side, the front and the rear quarter (picture-1)', () => {
  const machines = rows.flatMap(({ sku, images = [] }) => {
    const files = images.map(({ file }) => file);
    const kind = files.map((file) => SIDE.exec(file)?.[1]).find((name) => name !== undefined);
    return kind === undefined ? [] : [{ sku, kind, files }];
  });
  expect(machines.length).toBeGreaterThan(100);
  const incomplete = machines.filter(
    ({ kind, files }) =>
      files.slice(0, 3).join() !== ['', '-front', '-rear'].map((angle) => `${kind}${angle}.svg`).join(),
  );
  expect(incomplete).toEqual([]);
});

test('draws at least six kinds of snowmobiles, ATVs and side-by-sides, all of them offered (picture-1)', () => {
  const offered = new Set(rows.flatMap(({ images = [] }) => images.map(({ file }) => file)));
  for (const type of ['snowmobile', 'atv', 'utv']) {
    const kinds = [...offered].filter((file) => SIDE.exec(file)?.[2] === type);
    expect(kinds.length, type).toBeGreaterThanOrEqual(6);
  }
  expect([...offered].filter((file) => !pictures.has(file))).toEqual([]);
});

test('gives every campaign and article a picture of its own (article-2)', () => {
  const content = new URL('../../content/fi/', folder);
  const chosen = ['articles', 'campaigns'].flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, content))
      .filter((file) => file.endsWith('.md'))
      .map((file) => /^image: (\S+)/m.exec(readFileSync(new URL(`${kind}/${file}`, content), 'utf8'))?.[1]),
  );
  expect(chosen.length).toBeGreaterThan(15);
  expect(new Set(chosen).size).toBe(chosen.length);
});
