import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { createLineMap } from './files/line-map.ts';
import { correctedRows, type RowSource } from './files/row-source.ts';
import { type Written, writeLines } from './files/write-file.ts';
import type { FoundProblems } from './found-problems.ts';
import { type KnownPart, knownParts } from './known-parts.ts';

const BATCH = 500;

type Named = { line: number; supplier: string; code: string; replacedBy: string[] };

/** A whole row of spare-parts.delta that changes what replaced the part, and nothing else. */
const rowOf = (part: KnownPart, { supplier, replacedBy }: Named) => ({
  toimittajanumero: supplier,
  toimittaja: part.supplier,
  tuotekoodi: part.code,
  tuotenimi: part.name,
  seurantaryhman_nimi: part.product_group,
  seurantaryhman_nimi_en: part.product_group_en,
  myyntihinta: part.price_cents === null ? null : eurosFromCents(part.price_cents),
  saldo: part.qty,
  saatavilla: part.available_on,
  korvaavat: replacedBy,
});

/**
 * Writes a file of replacements as spare-parts.delta (spare-part-15). A part that the shop does not have, or a replacement that no
 * list of the supplier has, is a problem of its row.
 */
export async function writeReplacements(
  db: Kysely<Tables>,
  source: RowSource,
  folder: string,
  found: FoundProblems,
): Promise<Written> {
  const at = (field: string) => source.columns.findIndex((column) => column.field === field);
  const [supplierAt, codeAt, byAt] = [at('toimittajanumero'), at('tuotekoodi'), at('korvaavat')];
  const column = (index: number) => source.columns[index]?.name ?? '';
  const lines = createLineMap();
  let rows = 0;
  let written = 0;

  async function* textsOf(batch: readonly Named[]) {
    const bySupplier = Map.groupBy(batch, ({ supplier }) => supplier);
    for (const [supplier, named] of bySupplier) {
      const codes = named.flatMap(({ code, replacedBy }) => [code, ...replacedBy]);
      const known = await knownParts(db, supplier, [...new Set(codes)]);
      for (const one of named) {
        const part = known.get(one.code);
        const missing = one.replacedBy.find((code) => !known.has(code) || code === one.code);
        if (!part) found.add({ line: one.line, column: column(codeAt), reason: 'no-such-part' });
        else if (missing !== undefined) found.add({ line: one.line, column: column(byAt), reason: 'no-such-part' });
        if (!part || missing !== undefined) continue;
        written++;
        lines.add(written, one.line);
        yield `${JSON.stringify(rowOf(part, one))}\n`;
      }
    }
  }

  async function* texts() {
    let batch: Named[] = [];
    for await (const { line, cells } of correctedRows(source)) {
      rows++;
      const [supplier = '', code = '', by = ''] = [supplierAt, codeAt, byAt].map((index) => cells[index]?.trim() ?? '');
      const replacedBy = by.split('|').map((one) => one.trim());
      batch.push({ line, supplier, code, replacedBy: [...new Set(replacedBy.filter(Boolean))] });
      if (batch.length < BATCH) continue;
      yield* textsOf(batch);
      batch = [];
    }
    yield* textsOf(batch);
  }
  await writeLines(join(folder, 'spare-parts.delta.jsonl'), texts());
  return { rows, lines };
}
