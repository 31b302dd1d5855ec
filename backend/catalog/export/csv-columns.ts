import { mainPart, type Shape, takesText } from '#backend/catalog/import/reading/shape.ts';
import { fieldsOf } from '#domain/base/records.ts';

/** A column of an exported CSV file and its cell for a row. */
export type CsvColumn = { name: string; cell(row: unknown): string };

const SPECIAL_PART = /[|\r\n]|^\s|\s$|^$/;

const at = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => fieldsOf(value)[step], row);

/** `a|b` when the reader parses it to the same list, otherwise JSON. */
function listCell(value: readonly unknown[], of: Shape): string {
  const main = mainPart(of);
  const texts = value.map((entry: unknown): unknown => {
    if (typeof entry === 'string') return entry;
    const fields = Object.entries(fieldsOf(entry));
    return main !== null && fields.length === 1 ? fields.find(([name]) => name === main)?.[1] : null;
  });
  const plain =
    texts.length > 0 &&
    texts.every((text): text is string => typeof text === 'string' && !SPECIAL_PART.test(text)) &&
    !texts[0]?.startsWith('[') &&
    !(main !== null && texts.some((text) => text.startsWith('{')));
  return plain ? texts.join('|') : JSON.stringify(value);
}

function cellOf(value: unknown, shape: Shape): string {
  if (value === undefined) return '';
  if (value === null) return 'null';
  if (shape.kind === 'list' && Array.isArray(value)) return listCell(value, shape.of);
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The columns for all fields of a shape, in the order of its fields. */
export function csvColumns(shape: Shape, path: readonly string[] = []): CsvColumn[] {
  if (shape.kind === 'object')
    return [...shape.fields].flatMap(([name, field]) => csvColumns(field.shape, [...path, name]));
  if (shape.kind === 'record' && shape.keys) return shape.keys.flatMap((key) => csvColumns(shape.of, [...path, key]));
  if (shape.kind === 'either' && !takesText(shape)) throw new Error(`no single column can hold ${path.join('.')}`);
  return [{ name: path.join('.'), cell: (row) => cellOf(at(row, path), shape) }];
}
