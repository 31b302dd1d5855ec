import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type ImportOptions, importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { ImportBusy } from '#backend/catalog/import/import-lock.ts';
import { ImportRefused } from '#backend/catalog/import/problems.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import { keysOf } from '#domain/base/records.ts';
import type { ChangeSetPart, ImportRow } from '#domain/catalog/change-sets/change-set.ts';

/** The parts that the importer writes. */
export type ImportedPart = Exclude<ChangeSetPart, 'costs' | 'pages'>;

const FILES: Record<ImportedPart, string> = {
  products: 'products.delta.jsonl',
  prices: 'prices.jsonl',
  fitment: 'fitment.delta.jsonl',
};

/** A row of a set that the import refuses. `n` null: the import as a whole. */
export type RowProblem = { n: number | null; reason: string };

export type Outcome = { ok: true } | { ok: false; problems: RowProblem[] };

/**
 * A folder of rows for an import, which knows which row of a set each line is. Files of only a part exist, as the import treats an
 * empty file as rows.
 */
export async function createRowFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-change-set-'));
  const files = new Map<ImportedPart, { stream: ReturnType<typeof createWriteStream>; lines: number[] }>();
  const fileOf = (part: ImportedPart) => {
    const known = files.get(part);
    if (known) return known;
    const made = { stream: createWriteStream(join(folder, FILES[part])), lines: [] };
    files.set(part, made);
    return made;
  };
  const nOf = (file: string, line: number | null): number | null => {
    const part = keysOf(FILES).find((one) => file.includes(one));
    return (line !== null && part && files.get(part)?.lines[line - 1]) || null;
  };
  return {
    add(part: ImportedPart, n: number, rows: readonly ImportRow[]) {
      const { stream, lines } = fileOf(part);
      for (const row of rows) {
        stream.write(`${JSON.stringify(row)}\n`);
        lines.push(n);
      }
    },
    has: (part: ImportedPart) => files.has(part),
    isEmpty: () => files.size === 0,
    /** Imports the rows; refused rows are named by their set's numbers. Throws `ImportBusy` when another import runs. */
    async run(deps: ImportDeps, options: ImportOptions): Promise<Outcome> {
      for (const { stream } of files.values()) {
        stream.end();
        await finished(stream);
      }
      try {
        await importCatalog(deps, folder, { ...options, listedProblems: Number.POSITIVE_INFINITY });
        return { ok: true };
      } catch (error) {
        if (!(error instanceof ImportRefused) || error instanceof ImportBusy) throw error;
        return {
          ok: false,
          problems: error.problems.map(({ file, line, field, reason }) => ({
            n: nOf(file, line),
            reason: `${field} ${reason}`.trim(),
          })),
        };
      }
    },
    async remove() {
      // a write that was under way ends with an error that nobody needs
      for (const { stream } of files.values()) stream.once('error', () => {}).destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type RowFolder = Awaited<ReturnType<typeof createRowFolder>>;
