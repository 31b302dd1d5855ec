import { CONTENT_FOLDER, importContent } from '../content/import-content.ts';
import { type Counts, type ImportDiff, isUnchanged } from '../import/catalog-data.ts';
import { importCatalog } from '../import/import-catalog.ts';
import { describeProblem, ImportRefused } from '../import/problems.ts';
import type { Shop } from '../shop.ts';
import { CommandFailed, type Out } from './command.ts';

const LABELS: Record<keyof ImportDiff, string> = {
  categories: 'Categories',
  products: 'Products',
  stock: 'Stock',
  spareParts: 'Spare parts',
};
const PHASES = { read: 'Reading', pictures: 'Pictures', write: 'Writing', index: 'Indexing' } as const;

const countsLine = (label: string, { added, changed, removed }: Counts) =>
  `${label.padEnd(12)} ${added} added, ${changed} changed, ${removed} removed`;

function printDiff(diff: ImportDiff, out: Out): void {
  for (const [part, label] of Object.entries(LABELS)) {
    const counts = diff[part as keyof ImportDiff];
    if (counts.added + counts.changed + counts.removed > 0) out.line(countsLine(label, counts));
  }
}

/** Shows every problem and fails with the next step. */
function refuse(error: unknown, out: Out): never {
  if (!(error instanceof ImportRefused)) throw error;
  for (const problem of error.problems) out.line(describeProblem(problem));
  throw new CommandFailed(
    error.message,
    'Mend the rows above and run the import again; docs/import.md tells the format.',
  );
}

export async function importFolder(
  shop: Shop,
  { folder, dryRun }: { folder: string; dryRun: boolean },
  out: Out,
): Promise<void> {
  const onProgress = (phase: keyof typeof PHASES, done: number, total: number) =>
    out.progress(PHASES[phase], done, total);
  const diff = await importCatalog(shop, folder, { dryRun, onProgress }).catch((error) => refuse(error, out));
  printDiff(diff, out);
  if (isUnchanged(diff)) out.line('Nothing differs from the shop.');
  else out.line(dryRun ? 'Dry run: nothing was changed. Run it without --dry-run to do it.' : 'Imported.');
}

export async function importContentFolder(shop: Shop, folder: string | null, out: Out): Promise<void> {
  const files = await importContent(shop, folder ?? CONTENT_FOLDER).catch((error) => refuse(error, out));
  out.line(files === null ? 'Nothing differs from the shop.' : `${files} pages and articles imported.`);
}
