import { isDeepStrictEqual } from 'node:util';
import { UnreadableFile } from '#backend/catalog/import/reading/raw-row.ts';
import {
  type FileColumn,
  fileKinds,
  type ImportKind,
  type Mapping,
  type Reading,
  type Recognised,
} from '#domain/catalog/imports/import-run.ts';
import { guessColumns, lackingFields } from '#domain/catalog/suppliers/guess-columns.ts';
import { decimalMarkOf } from '#domain/catalog/suppliers/price-text.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';
import { guessFields, guessKind } from './columns.ts';
import { readHead, recognise } from './table-file.ts';

/** What a file is taken for, until a person says otherwise. */
export type Described = {
  kind: ImportKind;
  supplierId: number | null;
  recognised: Recognised;
  columns: FileColumn[];
  /** Why no rows can be read. */
  failure: string | null;
};

export type Choice = {
  kind?: ImportKind | undefined;
  supplierId?: number | null | undefined;
  reading: Reading;
  mapping?: Mapping | undefined;
};
type File = { path: string; name: string; format: Recognised['format'] };

const LEAST_HEADERS = 3;

/** The supplier whose last list had these columns. */
const supplierOf = (names: readonly string[], suppliers: readonly Supplier[]): Supplier | null =>
  suppliers.find(({ mapping }) => {
    const known = Object.keys(mapping).toSorted();
    return known.length >= LEAST_HEADERS && isDeepStrictEqual(known, names.filter(Boolean).toSorted());
  }) ?? null;

const priceColumns = ['priceWithVat', 'priceWithoutVat'];

function decimalOf(columns: readonly FileColumn[], sample: readonly string[][]) {
  const at = columns.findIndex(({ field }) => field !== null && priceColumns.includes(field));
  return at < 0 ? null : decimalMarkOf(sample.map((cells) => cells[at] ?? ''));
}

function mappingOf(kind: ImportKind, names: readonly string[], supplier: Supplier | null): Mapping {
  return kind === 'supplier-list' ? guessColumns(names, supplier?.mapping ?? {}) : guessFields(kind, names);
}

function lackOf(kind: ImportKind, mapping: Mapping): string | null {
  if (kind === 'supplier-list') return lackingFields(mapping).map((field) => `lacks-${field}`)[0] ?? null;
  return Object.values(mapping).some(Boolean) ? null : 'no-columns';
}

const jsonlKind = (name: string): ImportKind => {
  const base = name.toLowerCase();
  return fileKinds.find((kind) => base.startsWith(`${kind}.`) && kind.endsWith('.delta')) ?? guessKind(base, []);
};

/** Recognises a file: its encoding, its columns and what they mean. */
export async function describeFile(file: File, suppliers: readonly Supplier[], choice: Choice): Promise<Described> {
  const blank: Recognised = { format: file.format, encoding: 'utf-8', delimiter: ';', decimal: null };
  if (file.format === 'jsonl')
    return {
      kind: choice.kind ?? jsonlKind(file.name),
      supplierId: null,
      recognised: blank,
      columns: [],
      failure: choice.kind === 'replacements' ? 'no-columns' : null,
    };
  try {
    const found = await recognise(file.path, file.format, choice.reading);
    const { names, sample } = await readHead(file.path, found);
    const named = suppliers.find(({ id }) => id === choice.supplierId);
    const supplier = choice.kind && choice.kind !== 'supplier-list' ? null : (named ?? supplierOf(names, suppliers));
    const kind = choice.kind ?? (supplier ? 'supplier-list' : guessKind(file.name, names));
    const mapping = choice.mapping ?? mappingOf(kind, names, supplier);
    const columns = names.map((name, at) => ({
      name,
      sample: sample[0]?.[at]?.replaceAll('\0', '␀').slice(0, 100) ?? '',
      field: mapping[name] ?? null,
    }));
    const decimal = choice.reading.decimal ?? decimalOf(columns, sample);
    const failure = kind === 'supplier-list' && !supplier ? 'lacks-supplier' : lackOf(kind, mapping);
    return { kind, supplierId: supplier?.id ?? null, recognised: { ...found, decimal }, columns, failure };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const kind = choice.kind ?? (choice.supplierId ? 'supplier-list' : 'products.delta');
    return {
      kind,
      supplierId: choice.supplierId ?? null,
      recognised: blank,
      columns: [],
      failure: `${error.line}: ${error.message}`,
    };
  }
}
