import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Draws every module of views/ into demo/catalog/drawings and writes demo/catalog/diagrams.jsonl, one row for each machine
 * of a view (../README.md). The codes of the parts are looked up by name in the demo's price lists.
 */
const catalog = new URL('../../catalog/', import.meta.url);
const rowsOf = (folder) =>
  readdirSync(new URL(folder, catalog)).flatMap((file) =>
    readFileSync(new URL(folder + file, catalog), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
const parts = new Map(rowsOf('spare-parts/').map((row) => [`${row.tuotekoodi}@${row.toimittajanumero}`, row]));
const fits = rowsOf('fitment/');

/** The part of a machine's assembly by its name. */
function skuOf({ make, model }, group, name) {
  const fitting = fits.filter((row) => row.make === make && row.model === model);
  const found = fitting.find(({ sku }) => {
    const part = parts.get(sku);
    return part?.seurantaryhman_nimi === group && part.tuotenimi === name;
  });
  if (!found) throw new Error(`${make} ${model} has no ${name} in ${group}`);
  return found.sku;
}

const slugOf = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

mkdirSync(new URL('drawings/', catalog), { recursive: true });
const rows = [];
const sources = new URL('views/', import.meta.url);
for (const file of readdirSync(sources).toSorted()) {
  const { diagram, draw } = await import(new URL(file, sources).href);
  const { svg, hotspots } = draw();
  const drawing = file.replace('.mjs', '.svg');
  writeFileSync(new URL(`drawings/${drawing}`, catalog), svg);
  for (const machine of diagram.machines) {
    const years = fits.filter(({ make, model }) => make === machine.make && model === machine.model);
    const named = diagram.parts.map((entry) => {
      const [name, amount = '1'] = entry.split(' ×');
      return { sku: skuOf(machine, diagram.group, name), amount: Number(amount) };
    });
    rows.push({
      slug: slugOf(`${machine.make} ${machine.model} ${diagram.name.fi}`),
      ...machine,
      yearFrom: Math.min(...years.flatMap(({ yearFrom }) => yearFrom ?? [])),
      name: diagram.name,
      drawing,
      hotspots: hotspots
        .toSorted((a, b) => a.number - b.number)
        .map(({ number, x, y }) => ({ number, ...named[number - 1], x, y })),
    });
  }
}
writeFileSync(new URL('diagrams.jsonl', catalog), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
console.log(`${rows.length} diagrams`);
