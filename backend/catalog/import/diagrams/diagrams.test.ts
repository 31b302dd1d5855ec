import { expect, it } from 'vitest';
import { none, testImport } from '../test-import.ts';

const part = (tuotekoodi: string) => ({
  toimittajanumero: 1044,
  toimittaja: 'Polaris',
  tuotekoodi,
  tuotenimi: 'Hihna',
  myyntihinta: 9,
});
const hotspot = (number: number, sku: string, more = {}) => ({ number, sku, x: 10, y: 20.5, ...more });
const diagram = (slug: string, more = {}) => ({
  slug,
  make: 'Polaris',
  model: 'PN 640 Trail',
  name: { fi: 'Variaattori' },
  drawing: 'kytkin.svg',
  hotspots: [hotspot(1, 'A@1044'), hotspot(2, 'B/2@1044', { amount: 4 })],
  ...more,
});
const spareParts = [part('A'), part('B/2')];
const drawings = ['kytkin.svg'];

it('are stored with their drawing, changed and removed (diagram-1)', async () => {
  const { run, db } = await testImport();
  const slugs = async () =>
    (await db.query('select slug, year_from, hotspots from diagram order by slug')).rows as { slug: string }[];
  const first = await run({ spareParts, drawings, diagrams: [diagram('a', { yearFrom: 2020 }), diagram('b')] });
  expect(first.diagrams).toEqual({ added: 2, changed: 0, removed: 0 });
  expect((await slugs())[0]).toEqual({
    slug: 'a',
    year_from: 2020,
    hotspots: [
      { number: 1, sku: 'A@1044', amount: 1, x: 10, y: 20.5 },
      { number: 2, sku: 'B/2@1044', amount: 4, x: 10, y: 20.5 },
    ],
  });
  expect((await run({ drawings, diagrams: [diagram('a', { yearFrom: 2020 }), diagram('b')] })).diagrams).toEqual(none);

  const dry = await run({ drawings, diagrams: [diagram('c')] }, { dryRun: true });
  expect(dry.diagrams).toEqual({ added: 1, changed: 0, removed: 2 });
  expect(await slugs()).toHaveLength(2);

  const other = { 'kytkin.svg': '<svg viewBox="0 0 4 3"><script/><path d="M0 0"/></svg>' };
  expect((await run({ drawings: other, diagramsDelta: [diagram('b')] })).diagrams.changed).toBe(1);
  const { rows } = await db.query("select drawing from diagram where slug = 'b'");
  expect(rows).toEqual([
    { drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>' },
  ]);
  expect((await run({ diagramsDelta: [{ slug: 'b', remove: true }] })).diagrams.removed).toBe(1);
  expect((await run({ diagramsDelta: [{ slug: 'b', remove: true }] })).diagrams).toEqual(none);
  expect((await slugs()).map(({ slug }) => slug)).toEqual(['a']);
});

it('stay when a part leaves the price list', async () => {
  const { run, db } = await testImport();
  await run({ spareParts, drawings, diagrams: [diagram('a')] });
  expect((await run({ spareParts: [part('A')] })).diagrams).toEqual(none);
  expect((await db.query('select slug from diagram')).rows).toEqual([{ slug: 'a' }]);
});

it.each([
  [
    'a part that is not there',
    { hotspots: [hotspot(1, 'A@1044'), hotspot(2, 'A@78')] },
    'hotspots.1.sku: A@78 is no spare part',
  ],
  ['a place outside', { hotspots: [hotspot(1, 'A@1044', { x: 100.1 })] }, 'hotspots.0.x: must be 0–100 percent'],
  [
    'a number of two parts',
    { hotspots: [hotspot(1, 'A@1044'), hotspot(1, 'B/2@1044')] },
    'hotspots.1.number: 1 is A@1044 already',
  ],
  [
    'two amounts of a part',
    { hotspots: [hotspot(1, 'A@1044'), hotspot(1, 'A@1044', { amount: 2, x: 9 })] },
    'hotspots.1.amount: of A@1044 is 1 already',
  ],
  ['no numbers', { hotspots: [] }, 'hotspots: must have at least one'],
  ['a drawing that is not there', { drawing: 'muu.svg' }, 'drawing: drawings/muu.svg is not there'],
  ['a drawing elsewhere', { drawing: '../kytkin.svg' }, 'drawing: must name an svg file of drawings/'],
  ['a drawing with CSS', { drawing: 'tyyli.svg' }, 'drawing: drawings/tyyli.svg has a <style>'],
])('with %s are rejected', async (_, wrong, message) => {
  const { refused } = await testImport();
  const files = { 'kytkin.svg': '<svg viewBox="0 0 4 3"/>', 'tyyli.svg': '<svg viewBox="0 0 4 3"><style/></svg>' };
  expect(await refused({ spareParts, drawings: files, diagrams: [diagram('a', wrong)] })).toEqual([
    expect.stringContaining(`diagrams.jsonl:1: ${message}`),
  ]);
});

it('with the slug of another one, or incomplete new ones, are rejected', async () => {
  const { refused } = await testImport();
  expect(await refused({ spareParts, drawings, diagrams: [diagram('a'), diagram('a')] })).toEqual([
    'diagrams.jsonl:2: slug: is already on line 1',
  ]);
  expect(await refused({ spareParts, diagramsDelta: [{ slug: 'a' }] })).toEqual(
    ['make', 'model', 'name', 'drawing', 'hotspots'].map((field) => `diagrams.delta.jsonl:1: ${field}: is missing`),
  );
});
