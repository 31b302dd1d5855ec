import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import type { ExportPart } from '#backend/catalog/export/files.ts';
import { type ImportOptions, importCatalog } from '#backend/catalog/import/import-catalog.ts';
import type { ImportKind } from '#domain/catalog/imports/import-run.ts';
import type { RunDeps } from './run-import.ts';

/** Parts that are kept as they were before an import, and the field that names a row. */
const KEYS = { categories: 'path', redirects: 'from', diagrams: 'slug' } as const satisfies Partial<
  Record<ExportPart, string>
>;
type KeptPart = keyof typeof KEYS;

/** The part of a kind of file whose rows are kept for the way back; null: it goes back otherwise, or not at all. */
export function keptPart(kind: ImportKind): KeptPart | null {
  const part = kind.replace('.delta', '');
  return part === 'categories' || part === 'redirects' || part === 'diagrams' ? part : null;
}

type Rows = Map<string, Record<string, unknown>>;

const folderOf = (deps: RunDeps, id: number, when: 'before' | 'after') => join(deps.folderOf(id), when);

/** Keeps a part of the shop as it is before or after an import. */
export async function keepRows(deps: RunDeps, id: number, part: KeptPart, when: 'before' | 'after'): Promise<void> {
  const folder = folderOf(deps, id, when);
  await rm(folder, { recursive: true, force: true });
  await exportCatalog(deps, folder, { only: [part] });
}

/** The rows of an export by key, and a fingerprint of each with its drawing. */
async function readRows(folder: string, part: KeptPart): Promise<{ rows: Rows; prints: Map<string, string> }> {
  const lines = (await readFile(join(folder, `${part}.jsonl`), 'utf8')).split('\n').filter(Boolean);
  const rows: Rows = new Map();
  const prints = new Map<string, string>();
  for (const line of lines) {
    const row: Record<string, unknown> = JSON.parse(line);
    const key = String(row[KEYS[part]]);
    const drawing = part === 'diagrams' ? await readFile(join(folder, 'drawings', String(row.drawing))) : '';
    rows.set(key, row);
    prints.set(key, createHash('sha256').update(line).update(drawing).digest('hex'));
  }
  return { rows, prints };
}

type Back = { now: Rows; before: Rows; back: readonly string[] };

/**
 * Writes rows as they were into the export of what is now. A whole set leaves no field of later behind; of redirects only those of
 * files may be written, so that those of moved products stay what they are.
 */
async function writeBack(folder: string, kept: string, part: KeptPart, { now, before, back }: Back): Promise<void> {
  const lines = (rows: Iterable<object>) => [...rows].map((row) => `${JSON.stringify(row)}\n`).join('');
  const file = join(folder, `${part}.jsonl`);
  if (part === 'redirects') {
    await rm(file);
    const rows = back.map((from) => before.get(from) ?? { from, remove: true });
    return writeFile(join(folder, 'redirects.delta.jsonl'), lines(rows));
  }
  for (const key of back) {
    const row = before.get(key);
    if (row) now.set(key, row);
    else now.delete(key);
    const drawing = part === 'diagrams' && row ? join('drawings', String(row.drawing)) : null;
    if (drawing) await cp(join(kept, drawing), join(folder, drawing));
  }
  const pictures = join(kept, 'pictures');
  if (existsSync(pictures)) await cp(pictures, join(folder, 'pictures'), { recursive: true });
  await writeFile(file, lines(now.values()));
}

/**
 * Takes back what an import did to categories, redirects or drawings: rows that are still as it wrote them are what they were
 * before, others stay and are counted (file-5). Throws `ImportBusy` while another import runs.
 */
export async function takeRowsBack(
  deps: RunDeps,
  id: number,
  part: KeptPart,
  optionsOf: (found: { left: number; written: number }) => Pick<ImportOptions, 'onProgress' | 'transaction'>,
): Promise<void> {
  const work = await mkdtemp(join(deps.folderOf(id), 'undo-'));
  const folder = join(work, 'now');
  try {
    await exportCatalog(deps, folder, { only: [part] });
    const [before, after, now] = [
      await readRows(folderOf(deps, id, 'before'), part),
      await readRows(folderOf(deps, id, 'after'), part),
      await readRows(folder, part),
    ];
    const keys = [...new Set([...before.prints.keys(), ...after.prints.keys()])].filter(
      (key) => before.prints.get(key) !== after.prints.get(key),
    );
    const back = keys.filter((key) => now.prints.get(key) === after.prints.get(key));
    const written = back.length;
    const left = keys.length - written;
    await writeBack(folder, folderOf(deps, id, 'before'), part, { now: now.rows, before: before.rows, back });
    const options = optionsOf({ left, written });
    if (written > 0) await importCatalog(deps, folder, options);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
