import { z } from 'zod';
import { ownFields, productFields, variantFields } from '../format.ts';
import { fieldOf, schemaOf } from '../reading/shape.ts';
import { type Note, notesOf } from './field-notes.ts';
import type { PartDoc } from './parts.ts';

type FieldRow = { field: string; type: string; required: boolean; note: string };

/** Which kinds of product rows may have a field. */
const rowWords = (field: string): string => {
  if (Object.hasOwn(productFields, field)) return 'page';
  if (Object.hasOwn(variantFields, field)) return 'any';
  return Object.hasOwn(ownFields, field) ? 'sku' : '';
};

/** The schema without optional and nullable wrappers. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return inner(schema.unwrap());
  return schema instanceof z.ZodPipe ? inner(schema.in) : schema;
}

const isLocalized = (schema: z.ZodObject) => Object.keys(schema.shape).join() === 'fi,en';
const inner = (part: unknown) => bare(schemaOf(part));
const codes = (values: readonly unknown[]) => values.map((value) => `\`${value}\``).join(' ');

function typeWords(schema: z.ZodType): string {
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodNumberFormat) return 'whole number';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodISODate) return 'day';
  if (schema instanceof z.ZodISODateTime) return 'time';
  if (schema instanceof z.ZodLiteral) return codes([...schema.values]);
  if (schema instanceof z.ZodEnum) return codes(schema.options);
  if (schema instanceof z.ZodArray) {
    const of = inner(schema.element);
    return of instanceof z.ZodObject && !isLocalized(of) ? 'list' : `list of ${typeWords(of)}`;
  }
  if (schema instanceof z.ZodRecord) return `${typeWords(inner(schema.valueType))} by key`;
  if (schema instanceof z.ZodObject) return isLocalized(schema) ? localizedWords(inner(schema.shape.fi)) : 'parts';
  return 'text';
}

const localizedWords = (of: z.ZodType) => (of instanceof z.ZodArray ? `{fi, en}, each a ${typeWords(of)}` : '{fi, en}');

/** The parts with lines of their own: those of an object, or of a list's entries. */
function partsOf(schema: z.ZodType): { schema: z.ZodObject; list: boolean } | null {
  const list = schema instanceof z.ZodArray;
  const of = list ? inner(schema.element) : schema;
  return of instanceof z.ZodObject && !isLocalized(of) ? { schema: of, list } : null;
}

/** The fields of a file with their parts, in the order of the schema. Throws when one has no note. */
export function fieldRows({ name, schema }: PartDoc): FieldRow[] {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is not an object`);
  return rowsOf(schema, notesOf(name), '');
}

function rowsOf(object: z.ZodObject, notes: { [field: string]: Note }, before: string): FieldRow[] {
  return Object.entries(object.shape).flatMap(([name, part]) => {
    const note = notes[name];
    if (note === undefined) throw new Error(`${before}${name} has no note in field-notes.ts`);
    const schema = inner(part);
    const field = `${before}${name}`;
    const row = {
      field,
      type: typeWords(schema),
      required: fieldOf(schemaOf(part)).required,
      note: typeof note === 'string' ? note : note.note,
    };
    const parts = partsOf(schema);
    if (!parts) return [row];
    return [
      row,
      ...rowsOf(parts.schema, typeof note === 'string' ? {} : note.of, `${field}${parts.list ? '[]' : ''}.`),
    ];
  });
}

/** The fields as a Markdown table with required ones marked. For products also which rows may have them. */
export function fieldTable(part: PartDoc): string {
  const ofProducts = part.name === 'products';
  const head = ['Field', 'Type', ...(ofProducts ? ['Row'] : []), 'Meaning'];
  const rows = fieldRows(part).map(({ field, type, required, note }) => [
    `\`${field}\`${required ? ' *' : ''}`,
    type,
    ...(ofProducts ? [rowWords(field)] : []),
    note,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => [...(row[column] ?? '')].length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
