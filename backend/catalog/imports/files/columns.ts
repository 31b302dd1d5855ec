import { csvColumns } from '#backend/catalog/export/csv-columns.ts';
import { deltaDocs, partDocs } from '#backend/catalog/import/documentation/parts.ts';
import { productDeltaColumns, sparePartDeltaRow } from '#backend/catalog/import/format.ts';
import { columnOf } from '#backend/catalog/import/reading/columns.ts';
import { nearestName } from '#backend/catalog/import/reading/nearest-field.ts';
import { fieldOf, type Shape } from '#backend/catalog/import/reading/shape.ts';
import {
  type FieldKind,
  type FileKind,
  fileKinds,
  isWholeSet,
  type Mapping,
} from '#domain/catalog/imports/import-run.ts';

const SILENT = () => {};

const replacementColumns = sparePartDeltaRow.pick({ toimittajanumero: true, tuotekoodi: true, korvaavat: true });

function shapeOf(kind: FieldKind): Shape {
  if (kind === 'replacements') return fieldOf(replacementColumns).shape;
  if (kind === 'products.delta') return fieldOf(productDeltaColumns).shape;
  const doc = [...partDocs, ...deltaDocs].find(({ name }) => name === kind);
  if (!doc) throw new Error(`no format of ${kind}`);
  return fieldOf(doc.schema).shape;
}

/** The columns that a file of a kind may have, besides those of single attributes and options. */
export const columnsOf = (kind: FieldKind): string[] => csvColumns(shapeOf(kind)).map(({ name }) => name);

/** Whether a file of the kind may have such a column: of a field, of a part of one, or of an attribute. */
export const isColumn = (kind: FieldKind, name: string): boolean => columnOf(name, shapeOf(kind), SILENT) !== null;

/** What the columns of a file mean: their own names, else the nearest ones. */
export function guessFields(kind: FieldKind, headers: readonly string[]): Mapping {
  const shape = shapeOf(kind);
  const known = columnsOf(kind);
  const taken = new Set<string>();
  const mapping: Mapping = {};
  const give = (header: string, field: string | null) => {
    const free = field !== null && !taken.has(field) ? field : null;
    mapping[header] = free;
    if (free !== null) taken.add(free);
  };
  const isOwn = (header: string) => columnOf(header, shape, SILENT) !== null;
  for (const header of headers.filter(isOwn)) give(header, header);
  for (const header of headers.filter((one) => !isOwn(one))) give(header, nearestName(header, known));
  return mapping;
}

/** The kind of a file by its name, else by its columns; as changes, never as a whole set, which a person must choose. */
export function guessKind(fileName: string, headers: readonly string[]): FieldKind {
  const isOfReplacements = headers.length > 0 && headers.every((header) => isColumn('replacements', header));
  if (isOfReplacements && headers.includes('korvaavat')) return 'replacements';
  const base = fileName.toLowerCase();
  const candidates = fileKinds.filter((kind) => !isWholeSet(kind));
  const named = candidates.find((kind) => base.startsWith(kind.replace('.delta', '')));
  if (named && named !== 'prices') return named;
  const matches = (kind: FileKind) => headers.filter((header) => isColumn(kind, header)).length;
  return candidates.reduce((best, kind) => (matches(kind) > matches(best) ? kind : best), named ?? 'products.delta');
}
