import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportDeps } from '#backend/catalog/export/export-catalog.ts';
import { type ImportOptions, importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { ImportBusy } from '#backend/catalog/import/import-lock.ts';
import { ImportRefused, type Problem } from '#backend/catalog/import/problems.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import { findSupplier } from '#backend/catalog/suppliers/service.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { vatRate } from '#domain/base/vat.ts';
import { type FileColumn, isWholeSet } from '#domain/catalog/imports/import-run.ts';
import { shop } from '#shop.config';
import type { RowSource } from './files/row-source.ts';
import { type Written, writeFile } from './files/write-file.ts';
import { createFoundProblems, type FoundProblems, MOST_LISTED } from './found-problems.ts';
import { createListedPrices, keepListedPrices } from './list-goods.ts';
import { type PartChange, readPartChanges } from './part-changes.ts';
import { createPreview, type Preview, SHOWN } from './preview.ts';
import { fixesOf, type ImportRunRow } from './queries.ts';
import type { RunFolders } from './run-folders.ts';
import { writeParts } from './write-parts.ts';
import { writeReplacements } from './write-replacements.ts';

export type RunDeps = ImportDeps &
  ExportDeps & {
    /** The folder with the files of a run, on this machine. */
    folderOf(id: number): string;
    folders: RunFolders;
  };

export const fileOf = ({ folderOf }: Pick<RunDeps, 'folderOf'>, { id }: Pick<ImportRunRow, 'id'>) =>
  join(folderOf(id), 'file');

/** The stored file of a run with its corrected cells. */
export async function sourceOf(deps: RunDeps, run: ImportRunRow, skipped: ReadonlySet<number>): Promise<RowSource> {
  const { columns, recognised } = run;
  return { path: fileOf(deps, run), columns, recognised, skipped, fixes: await fixesOf(deps.db.kysely, run.id) };
}

/** Writes the rows of a run as a file of a catalog folder; a supplier's list as changes of spare parts. */
async function writeRows(
  deps: RunDeps,
  run: ImportRunRow,
  source: RowSource,
  folder: string,
  found: FoundProblems,
  preview: Preview,
): Promise<Written> {
  if (run.kind === 'replacements') return writeReplacements(deps.db.kysely, source, folder, found);
  if (run.kind !== 'supplier-list') return writeFile(source, run.kind, folder, found);
  const supplier = run.supplierId === null ? null : await findSupplier(deps.db.kysely, run.supplierId);
  if (!supplier) throw new Error(`run ${run.id} has no supplier`);
  const vatPercent = vatRate('standard', localDay(deps.now(), shop.timeZone));
  const reading = { rules: supplier.rules, decimal: run.recognised.decimal, vatPercent };
  const prices = createListedPrices(preview);
  const given = {
    db: deps.db.kysely,
    source,
    supplier,
    reading,
    absent: run.absent,
    found,
    preview,
    prices,
    now: deps.now(),
  };
  const written = await writeParts(given, folder);
  // once it is checked a run is imported as it was seen
  if (run.state === 'checking') await keepListedPrices(deps.folderOf(run.id), prices);
  return written;
}

/** The fields of spare-parts.delta that a column of a list gives. */
const GIVES: Record<string, string> = {
  code: 'tuotekoodi',
  name: 'tuotenimi',
  group: 'seurantaryhman_nimi',
  quantity: 'saldo',
  replacedBy: 'korvaavat',
  priceWithVat: 'myyntihinta',
  priceWithoutVat: 'myyntihinta',
  availableOn: 'saatavilla',
};

/** A problem of the import as one of the person's file: its line, its column. */
function placed({ line, field, reason }: Problem, columns: readonly FileColumn[], { lines }: Written) {
  const column =
    columns.find(({ field: given }) => given !== null && (given === field || GIVES[given] === field))?.name ?? '';
  const inFile = reason.replace(
    /^(is already on line )(\d+)/,
    (_, words: string, at: string) => words + lines.originalOf(Number(at)),
  );
  const said = column === '' && field !== '' ? `${field} ${inFile}` : inFile;
  return { line: line === null ? null : lines.originalOf(line), column, reason: said };
}

/** `compared`: the rows without a problem were compared with the shop, so the preview is whole. */
export type Outcome = { preview: Preview; found: FoundProblems; compared: boolean };

type Options = Pick<ImportOptions, 'dryRun' | 'onProgress' | 'transaction'> & {
  /** Lines that are left out. */
  skipped: ReadonlySet<number>;
  /** Keeps the way back of changed spare parts. */
  keep?: (changes: PartChange[]) => Promise<void>;
};

const isOfParts = ({ kind }: ImportRunRow) =>
  kind === 'supplier-list' || kind === 'replacements' || kind.startsWith('spare-parts');

/**
 * Imports the rows of a run, or only checks them: with problems nothing changes. Throws `ImportBusy` while another import runs and
 * `UnreadableFile` when the file has no rows.
 */
export async function runImport(
  deps: RunDeps,
  run: ImportRunRow,
  { skipped, keep, ...options }: Options,
): Promise<Outcome> {
  const preview = createPreview();
  const found = createFoundProblems();
  const folder = await mkdtemp(join(deps.folderOf(run.id), 'work-'));
  try {
    const source = await sourceOf(deps, run, skipped);
    const written = await writeRows(deps, run, source, folder, found, preview);
    preview.counts.rows = written.rows + skipped.size;
    // a broken row of a list is left out of what is compared; an import that changes the shop needs all of them decided
    if (!options.dryRun && found.total() > 0) return { preview, found, compared: false };
    try {
      const diff = await importCatalog(deps, folder, {
        ...options,
        listed: SHOWN,
        listedProblems: MOST_LISTED,
        allowRemovals: run.allowsRemovals,
        compared: async (db) => {
          if (isOfParts(run)) await readPartChanges(db, preview, keep ?? null);
        },
      });
      if (!isOfParts(run)) preview.addDiff(diff);
      return { preview, found, compared: true };
    } catch (error) {
      if (!(error instanceof ImportRefused) || error instanceof ImportBusy) throw error;
      for (const problem of error.problems) found.add(placed(problem, run.columns, written));
      found.addUnlisted(error.total - error.problems.length);
    }
    return { preview, found, compared: false };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 4;

/**
 * Checks a run: what its good rows would change, and what is wrong with the others. Rows that are wrong only once others are left
 * out, such as a variant of a broken product, are found in a further round.
 */
export async function checkRows(
  deps: RunDeps,
  run: ImportRunRow,
  onProgress: NonNullable<ImportOptions['onProgress']>,
): Promise<Outcome> {
  const all = createFoundProblems();
  const skipped = new Set<number>();
  for (let round = 1; ; round++) {
    const { preview, found, compared } = await runImport(deps, run, { dryRun: true, onProgress, skipped });
    for (const problem of found.listed) all.add(problem);
    all.addUnlisted(found.total() - found.listed.length);
    for (const line of found.lines()) skipped.add(line);
    const isDone = compared || round === ROUNDS || !found.canBeLeftOut() || isWholeSet(run.kind);
    if (!isDone) continue;
    Object.assign(preview.counts, { broken: skipped.size, problems: all.total() });
    const { rows, added, raised, lowered, changed, broken, goods } = preview.counts;
    if (compared) preview.counts.unchanged = Math.max(0, rows - broken - added - raised - lowered - changed - goods);
    return { preview, found: all, compared };
  }
}
