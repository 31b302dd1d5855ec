import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { z } from 'zod';
import { fieldOf, type Shape } from '#backend/catalog/import/reading/shape.ts';
import type { Row } from '#backend/catalog/import/rows/product-columns.ts';
import { csvColumns } from './csv-columns.ts';

export type Format = 'jsonl' | 'csv';

/** The row with its fields in schema order, without empty ones. */
function inOrder(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return shape.kind === 'list' ? value.map((entry) => inOrder(entry, shape.of)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Row;
  if (shape.kind === 'either')
    return inOrder(value, shape.of.find(({ kind }) => kind === 'object') ?? { kind: 'text' });
  const names = shape.kind === 'object' ? [...shape.fields.keys()] : Object.keys(given).toSorted();
  const of = (name: string): Shape =>
    shape.kind === 'object' ? (shape.fields.get(name)?.shape ?? { kind: 'text' }) : { kind: 'text' };
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, inOrder(given[name], of(name))]])),
  );
}

/**
 * Streams rows into `<name>.jsonl` or `<name>.csv` in the import format and returns their number. Equal rows give equal
 * bytes. CSV is for Finnish spreadsheets: semicolons, decimal commas, a byte order mark.
 */
export async function writeRows(
  path: string,
  format: Format,
  schema: z.ZodType,
  rows: AsyncIterable<Row>,
): Promise<number> {
  const { shape } = fieldOf(schema);
  let count = 0;
  async function* ordered() {
    for await (const row of rows) {
      count++;
      yield inOrder(row, shape);
    }
  }
  if (format === 'jsonl') {
    async function* lines() {
      for await (const row of ordered()) yield `${JSON.stringify(row)}\n`;
    }
    await pipeline(Readable.from(lines()), createWriteStream(`${path}.jsonl`));
    return count;
  }
  const columns = csvColumns(shape);
  async function* cells() {
    for await (const row of ordered()) yield columns.map(({ cell }) => cell(row));
  }
  const csv = stringify({ header: true, columns: columns.map(({ name }) => name), delimiter: ';', bom: true });
  await pipeline(Readable.from(cells()), csv, createWriteStream(`${path}.csv`));
  return count;
}
