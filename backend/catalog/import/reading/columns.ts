import { type Assume, cellValue } from './cell.ts';
import { attributeColumn, type Column, optionColumn } from './named-columns.ts';
import { type Field, fieldAt, mainPart, type Shape } from './shape.ts';
import { put } from './tree.ts';

function fieldColumn(name: string, field: Field, assume: Assume): Column {
  const path = name.split('.');
  const main = mainPart(field.shape);
  return {
    name,
    gives: main === null ? [name] : [name, `${name}.${main}`],
    fill(row, cell) {
      const value = cellValue(cell, field, { name, assume });
      if (value !== undefined) put(row, path, value);
      return null;
    },
  };
}

/** The column a header cell names; null when the file has no such field. */
export function columnOf(name: string, shape: Shape, assume: Assume): Column | null {
  const field = fieldAt(shape, name.split('.'));
  if (field) return fieldColumn(name, field, assume);
  return fieldAt(shape, ['attributes']) ? (attributeColumn(name) ?? optionColumn(name)) : null;
}
