import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { AbsentChoice } from '#domain/catalog/imports/import-run.ts';
import { isSupplierField } from '#domain/catalog/suppliers/guess-columns.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';
import {
  type ListCells,
  type ListedPart,
  type ListReading,
  readListRow,
} from '#domain/catalog/suppliers/supplier-row.ts';
import { absentParts, createIdSet } from './absent-parts.ts';
import { createLineMap } from './files/line-map.ts';
import { correctedRows, type RowSource } from './files/row-source.ts';
import { type Written, writeLines } from './files/write-file.ts';
import type { FoundProblems } from './found-problems.ts';
import { type KnownPart, knownParts } from './known-parts.ts';
import { findGoods, type ListedPrices } from './list-goods.ts';
import type { Preview } from './preview.ts';

const BATCH = 500;

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

/** A part that the supplier no longer delivers: its page and replacements stay, its price and pieces go. */
const discontinued = (part: KnownPart, supplier: Supplier) =>
  rowOf({ code: part.code, price: null, quantity: 0, availableOn: null }, part, supplier);

type Listed = { line: number; part: ListedPart };

type Deps = {
  db: Kysely<Tables>;
  source: RowSource;
  supplier: Supplier;
  reading: ListReading;
  absent: AbsentChoice;
  now: Date;
  found: FoundProblems;
  preview: Preview;
  prices: ListedPrices;
};

/**
 * Writes a supplier's list as spare-parts.delta, and collects the prices of products that it names. Broken rows are reported and
 * left out; codes that are there twice are found by the import. Parts that the list does not name are counted, and written as the
 * person chose, once no row is broken: a broken row may be about any of them (supplier-list-5).
 */
export async function writeParts(deps: Deps, folder: string): Promise<Written> {
  const { db, source, supplier, found, preview } = deps;
  const fields = source.columns.map(({ field }) => (field !== null && isSupplierField(field) ? field : null));
  const lines = createLineMap();
  const seen = createIdSet();
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
    const { part, problems } = readListRow(named, deps.reading);
    for (const { field, reason } of problems)
      found.add({ line, column: source.columns[fields.indexOf(field)]?.name ?? '', reason });
    return problems.length === 0 ? { line, part } : null;
  }

  async function* textsOf(batch: readonly Listed[]) {
    const parts = batch.map(({ part }) => part);
    const known = await knownParts(
      db,
      supplier.number,
      parts.map(({ code }) => code),
    );
    const goodsOf = await findGoods(db, supplier.name, parts, deps.now);
    for (const { line, part } of batch) {
      const own = known.get(part.code);
      const goods = goodsOf(part);
      for (const one of goods) deps.prices.add(one, part.price);
      if (own) seen.add(own.id);
      // goods of the catalog are no new spare parts
      else if (goods.length > 0) continue;
      written++;
      lines.add(written, line);
      yield `${JSON.stringify(rowOf(part, own, supplier))}\n`;
    }
  }

  async function* absentTexts() {
    for await (const batch of absentParts(db, supplier.number, seen)) {
      for (const part of batch) {
        preview.add('absent', 0, () => ({ key: `${part.code}@${supplier.number}`, name: part.name, fields: [] }));
        if (deps.absent === 'keep') continue;
        const row =
          deps.absent === 'remove'
            ? { toimittajanumero: supplier.number, tuotekoodi: part.code, remove: true }
            : discontinued(part, supplier);
        yield `${JSON.stringify(row)}\n`;
      }
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
    if (found.total() === 0 && source.skipped.size === 0) yield* absentTexts();
  }
  await writeLines(join(folder, 'spare-parts.delta.jsonl'), texts());
  return { rows, lines };
}
