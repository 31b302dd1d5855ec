import { cellValue } from './cell.ts';
import { type Field, fieldAt, mainPart, type Shape } from './shape.ts';
import { put } from './tree.ts';

type Row = Record<string, unknown>;

/** One column of a CSV file. */
export type Column = {
  name: string;
  /** The fields it gives: two columns that give the same one cannot stand together. */
  gives: string[];
  /** Puts what a cell says into the row; answers the field it became when that is not the column's name. */
  fill(row: Row, cell: string): string | null;
};

const ATTRIBUTE = /^attribute:([^/]+?)(?:\/(.+?))?(@en)?$/;

type Attribute = { label: { fi: string; en?: string }; value: unknown };

/** The value in Finnish and English as the format says it: a text when it is the same in both. */
const inLocale = (before: unknown, locale: 'fi' | 'en', text: string): unknown => {
  const known = typeof before === 'string' ? { fi: before } : (before as object | undefined);
  return known || locale === 'en' ? { ...known, [locale]: text } : text;
};

/** `attribute:Paino/Weight` adds an attribute, `attribute:Paino/Weight@en` its English value. */
function attributeColumn(name: string): Column | null {
  const [, fi, en, english] = ATTRIBUTE.exec(name) ?? [];
  if (fi === undefined) return null;
  const label = { fi: fi.trim(), ...(en !== undefined && { en: en.trim() }) };
  return {
    name,
    gives: [`attribute:${label.fi}${english ?? ''}`],
    fill(row, cell) {
      const text = cell.trim();
      if (text === '') return null;
      if (!Array.isArray(row.attributes)) row.attributes = [];
      const attributes = row.attributes as Attribute[];
      const known = attributes.findIndex((attribute) => attribute.label?.fi === label.fi);
      const at = known < 0 ? attributes.length : known;
      attributes[at] = { label, value: inLocale(attributes[at]?.value, english ? 'en' : 'fi', text) };
      return `attributes.${at}`;
    },
  };
}

function fieldColumn(name: string, field: Field): Column {
  const path = name.split('.');
  const main = mainPart(field.shape);
  return {
    name,
    gives: main === null ? [name] : [name, `${name}.${main}`],
    fill(row, cell) {
      const value = cellValue(cell, field);
      if (value !== undefined) put(row, path, value);
      return null;
    },
  };
}

/** The column a header cell names; null when the file has no such field. */
export function columnOf(name: string, shape: Shape): Column | null {
  const field = fieldAt(shape, name.split('.'));
  if (field) return fieldColumn(name, field);
  return fieldAt(shape, ['attributes']) ? attributeColumn(name) : null;
}
