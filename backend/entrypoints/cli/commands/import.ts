import { basename } from 'node:path';
import { z } from 'zod';
import { type Change, type ImportDiff, isUnchanged, type Part, parts } from '#backend/catalog/import/diff.ts';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { describeProblem } from '#backend/catalog/import/problems.ts';
import type { Phase } from '#backend/catalog/import/run.ts';
import { type CampaignFile, campaignFiles } from '#backend/sales/campaigns/importing/files.ts';
import { importCampaigns } from '#backend/sales/campaigns/importing/import-campaigns.ts';
import type { Shop } from '#backend/shop.ts';
import { actorName, argument, command, commandActor, flag, path } from '../command.ts';
import { type Out, refuseImport } from '../output.ts';

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
const FIX_IMPORT = 'Fix the rows above and run the import again; docs/import.md describes the format.';
const FIX_CAMPAIGNS = 'Fix the rows above and run the import again; docs/campaigns.md describes the format.';
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

async function importFolder(
  shop: Shop,
  { folder, dryRun, allowRemovals, json }: { folder: string; dryRun: boolean; allowRemovals: boolean; json: boolean },
  out: Out,
): Promise<void> {
  const onProgress = (phase: Phase, done: number, total: number) => out.progress(PHASES[phase], done, total);
  const options = { dryRun, allowRemovals, onProgress, ...(json && { listed: Number.POSITIVE_INFINITY }) };
  const diff = await importCatalog(shop, folder, options).catch((error) => refuseImport(error, out, FIX_IMPORT));
  if (json) return out.line(JSON.stringify(diff));
  printDiff(diff, dryRun, out);
  if (diff.patches > 0) out.line(`Rows of products.delta that change only the fields they give: ${diff.patches}.`);
  for (const note of diff.notes) out.line(`Note: ${describeProblem(note)}`);
  if (isUnchanged(diff)) out.line('Nothing differs from the shop.');
  else out.line(dryRun ? 'Dry run: nothing was changed. Run it without --dry-run to do it.' : 'Imported.');
}

const campaignFile = (folder: string) => campaignFiles.find((known) => known === basename(folder));

/** Imports a file of campaigns or cart rules. */
async function importCampaignFile(
  shop: Shop,
  {
    what,
    file,
    dryRun,
    theirs,
    as,
  }: { what: CampaignFile; file: string; dryRun: boolean; theirs: boolean; as?: string | undefined },
  out: Out,
): Promise<void> {
  const done = await importCampaigns(shop, { what, path: file, dryRun, theirs, actor: commandActor(as) }).catch(
    (error) => refuseImport(error, out, FIX_CAMPAIGNS),
  );
  const { added, changed, unchanged } = done;
  for (const key of added) out.line(`added ${key}`);
  for (const key of changed) out.line(`changed ${key}`);
  out.line(`${added.length} added, ${changed.length} changed, ${unchanged} unchanged`);
  if (dryRun) out.line('Dry run: nothing was changed. Run it without --dry-run to do it.');
}

export const importCommand = command({
  name: 'import',
  description: 'Import a catalog folder (docs/import.md); or campaigns or cart-rules of a file (docs/campaigns.md)',
  help: '\nAll or nothing: one bad row and nothing changes. Products missing from a products file are removed;\nproducts.delta changes only what it names.',
  input: z
    .strictObject({
      folder: argument('<folder>', path),
      file: argument('[file]', path.optional()),
      dryRun: flag('--dry-run', 'check everything and show what would change'),
      allowRemovals: flag('--allow-removals', 'a whole file may remove more than 20 % of what the shop has'),
      theirs: flag('--theirs', 'campaigns and cart rules: the file replaces what was changed in the admin since'),
      json: flag('--json', 'every change as JSON'),
      as: actorName,
    })
    .refine(
      ({ folder, file }) => !file || campaignFile(folder),
      `A file can hold ${campaignFiles.join(' or ')}; to import a folder, name it alone.`,
    ),
  run: (shop, { folder, file, ...options }, out) => {
    const what = campaignFile(folder);
    return file && what
      ? importCampaignFile(shop, { what, file, ...options }, out)
      : importFolder(shop, { folder, ...options }, out);
  },
});
