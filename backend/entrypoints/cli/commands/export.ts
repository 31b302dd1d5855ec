import { z } from 'zod';
import { exportCatalog, FolderNotEmpty } from '#backend/catalog/export/export-catalog.ts';
import { exportParts } from '#backend/catalog/export/files.ts';
import { argument, command, option, optional, path } from '../command.ts';
import { CommandFailed } from '../output.ts';

const partNames = z.string().transform((typed, context) =>
  typed.split(',').flatMap((name) => {
    const part = exportParts.find((known) => known === name.trim());
    if (!part) context.addIssue(`${name.trim() || 'Nothing'} is no part; they are ${exportParts.join(', ')}.`);
    return part ?? [];
  }),
);

export const exportCommand = command({
  name: 'export',
  description: 'Write the whole catalog into a new folder, in the format of the import, while the shop runs',
  help: '\nImporting the folder again changes nothing. Product rows tell of stock and plain prices themselves; with --only,\nprices and stock are files about every sku.',
  input: z.strictObject({
    folder: argument('<folder>', path),
    format: option(
      '--csv',
      'as CSV for spreadsheets instead of JSON lines',
      z
        .boolean()
        .default(false)
        .transform((csv) => (csv ? ('csv' as const) : ('jsonl' as const))),
    ),
    only: option('--only <parts>', `only these, with commas: ${exportParts.join(', ')}`, optional(partNames)),
  }),
  run: async (shop, { folder, format, only }, out) => {
    const onProgress = (file: string, done: number) => out.progress(`Writing ${file}`, done, 0);
    const { rows, missing } = await exportCatalog(shop, folder, { format, onProgress, ...(only && { only }) }).catch(
      (error) => {
        if (error instanceof FolderNotEmpty)
          throw new CommandFailed(`${folder} is not empty.`, 'Name a new folder: an export never overwrites anything.');
        throw error;
      },
    );
    for (const [name, count] of Object.entries(rows)) out.line(`${name.padEnd(14)} ${count} rows`);
    for (const file of missing) out.line(`${file} is named, but the shop no longer has it.`);
    out.line(`Exported into ${folder}.`);
  },
});
