import { type Change, type ImportDiff, isUnchanged, type Part, parts } from '#backend/catalog/import/diff.ts';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import type { Phase } from '#backend/catalog/import/run.ts';
import { CONTENT_FOLDER, importContent } from '#backend/content/pages/import-content.ts';
import type { Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from './command.ts';

const LABELS: Record<Part, string> = {
  categories: 'Categories',
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  priceHistory: 'Price history',
  fitment: 'Fitment',
  diagrams: 'Diagrams',
  redirects: 'Redirects',
  spareParts: 'Spare parts',
  content: 'Content',
};
const PHASES: Record<Phase, string> = { read: 'Reading', check: 'Checking', index: 'Indexing', swap: 'Swapping' };
const WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));

const shown = (value: unknown) => (value === undefined || value === null ? '–' : String(value));

/** `price 449 → 399, stock.oulu 3 → 1`. */
const describeFields = ({ fields }: Change) =>
  fields
    .map(({ field, before, after }) =>
      before === undefined && after === undefined ? field : `${field} ${shown(before)} → ${shown(after)}`,
    )
    .join(', ');

function printDiff(diff: ImportDiff, dryRun: boolean, out: Out): void {
  for (const part of parts) {
    const { added, changed, removed } = diff[part];
    if (added + changed + removed === 0) continue;
    out.line(`${LABELS[part].padEnd(WIDTH)} ${added} added, ${changed} changed, ${removed} removed`);
    if (!dryRun) continue;
    const listed = diff.changes.filter((change) => change.part === part);
    for (const change of listed)
      out.line(
        `  ${change.kind === 'changed' ? '' : `${change.kind} `}${change.key}${change.kind === 'changed' ? `: ${describeFields(change)}` : ''}`,
      );
    const rest = added + changed + removed - listed.length;
    if (listed.length > 0 && rest > 0) out.line(`  and ${rest} more; --json shows them all`);
  }
}

/** Prints every problem and throws `CommandFailed` with the next step. */
function refuse(error: unknown, out: Out, format = 'docs/import.md'): never {
  if (!(error instanceof ImportRefused)) throw error;
  for (const problem of error.problems) out.line(describeProblem(problem));
  for (const assumption of error.assumptions) out.line(`Note: ${describeProblem(assumption)}`);
  throw new CommandFailed(error.message, `Fix the rows above and run the import again; ${format} tells the format.`);
}

export async function importFolder(
  shop: Shop,
  {
    folder,
    dryRun,
    allowRemovals = false,
    json = false,
  }: { folder: string; dryRun: boolean; allowRemovals?: boolean | undefined; json?: boolean | undefined },
  out: Out,
): Promise<void> {
  const onProgress = (phase: Phase, done: number, total: number) => out.progress(PHASES[phase], done, total);
  const options = { dryRun, allowRemovals, onProgress, ...(json && { listed: Number.POSITIVE_INFINITY }) };
  const diff = await importCatalog(shop, folder, options).catch((error) => refuse(error, out));
  if (json) return out.line(JSON.stringify(diff));
  printDiff(diff, dryRun, out);
  if (diff.patches > 0) out.line(`Rows of products.delta that change only the fields they give: ${diff.patches}.`);
  for (const note of diff.notes) out.line(`Note: ${describeProblem(note)}`);
  if (isUnchanged(diff)) out.line('Nothing differs from the shop.');
  else out.line(dryRun ? 'Dry run: nothing was changed. Run it without --dry-run to do it.' : 'Imported.');
}

export async function importContentFolder(
  shop: Shop,
  { folder, dryRun }: { folder: string | null; dryRun: boolean },
  out: Out,
): Promise<void> {
  const options = { strict: shop.search, dryRun, evenUnchanged: dryRun };
  const { files, warnings } = await importContent(shop, folder ?? CONTENT_FOLDER, options).catch((error) =>
    refuse(error, out, 'docs/content.md'),
  );
  for (const warning of warnings) out.line(`Note: ${describeProblem(warning)}`);
  if (files === null) out.line('Nothing differs from the shop.');
  else out.line(dryRun ? `${files} files are as they should be. Nothing was changed.` : `${files} files imported.`);
}
