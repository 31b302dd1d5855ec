import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { isSupplierField } from '#domain/catalog/suppliers/guess-columns.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';
import {
  type ListCells,
  type ListedPart,
  type ListReading,
  readListRow,
} from '#domain/catalog/suppliers/supplier-row.ts';
import { createLineMap } from './files/line-map.ts';
import { correctedRows, type RowSource } from './files/row-source.ts';
import { type Written, writeLines } from './files/write-file.ts';
import type { FoundProblems } from './found-problems.ts';

const BATCH = 500;

type KnownPart = {
  code: string;
  name: string;
  product_group: string;
  product_group_en: string;
  price_cents: number | null;
  qty: number | null;
  available_on: string | null;
  replaced_by: string[];
};

/** The supplier's parts by code: a list changes what it has columns for, the rest stays. */
async function knownParts(
  db: Kysely<Tables>,
  number: string,
  codes: readonly string[],
): Promise<Map<string, KnownPart>> {
  const { rows } = await sql<KnownPart>`
    select product_code as code, name, product_group, product_group_en, price_cents, qty, available_on::text, replaced_by
    from spare_part where supplier_number = ${number} and product_code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** A row of spare-parts.delta; what the list does not tell is as the shop has it. */
function rowOf(part: ListedPart, known: KnownPart | undefined, { number, name, rules }: Supplier) {
  const { price = known?.price_cents ?? null, quantity = known?.qty, availableOn = known?.available_on } = part;
  return {
    toimittajanumero: number,
    toimittaja: name,
    seurantaryhman_nimi: part.group ?? known?.product_group ?? rules.group,
    seurantaryhman_nimi_en: known?.product_group_en,
    tuotekoodi: part.code,
    tuotenimi: part.name ?? known?.name ?? part.code,
    myyntihinta: price === null ? null : eurosFromCents(price),
    saldo: quantity,
    saatavilla: availableOn,
    korvaavat: part.replacedBy ?? known?.replaced_by,
  };
}

type Listed = { line: number; part: ListedPart };

/**
 * Writes a supplier's list as spare-parts.delta. Broken rows are reported and left out; codes that are there twice are found by the import.
 */
export async function writeParts(
  db: Kysely<Tables>,
  source: RowSource,
  supplier: Supplier,
  reading: ListReading,
  folder: string,
  found: FoundProblems,
): Promise<Written> {
  const fields = source.columns.map(({ field }) => (field !== null && isSupplierField(field) ? field : null));
  const lines = createLineMap();
  let rows = 0;
  let written = 0;

  function read({ line, cells }: { line: number; cells: string[] }): Listed | null {
    rows++;
    if (cells.length !== fields.length) {
      found.add({ line, column: '', reason: `cell-count: ${cells.length} / ${fields.length}` });
      return null;
    }
    const named: ListCells = {};
    for (const [at, field] of fields.entries()) if (field !== null) named[field] = cells[at] ?? '';
    const { part, problems } = readListRow(named, reading);
    for (const { field, reason } of problems)
      found.add({ line, column: source.columns[fields.indexOf(field)]?.name ?? '', reason });
    return problems.length === 0 ? { line, part } : null;
  }

  async function* textsOf(batch: readonly Listed[]) {
    const known = await knownParts(
      db,
      supplier.number,
      batch.map(({ part }) => part.code),
    );
    for (const { line, part } of batch) {
      written++;
      lines.add(written, line);
      yield `${JSON.stringify(rowOf(part, known.get(part.code), supplier))}\n`;
    }
  }

  async function* texts() {
    let batch: Listed[] = [];
    for await (const row of correctedRows(source)) {
      const listed = read(row);
      if (listed) batch.push(listed);
      if (batch.length < BATCH) continue;
      yield* textsOf(batch);
      batch = [];
    }
    yield* textsOf(batch);
  }
  await writeLines(join(folder, 'spare-parts.delta.jsonl'), texts());
  return { rows, lines };
}
