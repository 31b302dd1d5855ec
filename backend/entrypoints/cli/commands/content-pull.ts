import { z } from 'zod';
import { CONTENT_FOLDER } from '#backend/content/pages/import-content.ts';
import { pullContent } from '#backend/content/pages/staff/pull-content.ts';
import { argument, command, flag, optional, path } from '../command.ts';
import { refuseImport } from '../output.ts';

export const pullContentCommand = command({
  name: 'content pull',
  description: 'Write the texts that the admin changed into the files of the content folder',
  input: z.strictObject({
    folder: argument('[folder]', optional(path)),
    theirs: flag('--theirs', 'overwrite files that changed as well'),
    dryRun: flag('--dry-run', 'only name the files'),
  }),
  run: async (shop, { folder, theirs, dryRun }, out) => {
    const { written, removed } = await pullContent(shop, folder ?? CONTENT_FOLDER, { theirs, dryRun }).catch((error) =>
      refuseImport(error, out, 'Import these files first (npm run shop -- content), or overwrite them with --theirs.'),
    );
    for (const file of written) out.line(`${dryRun ? 'Would write' : 'Wrote'} ${file}`);
    for (const file of removed) out.line(`${dryRun ? 'Would remove' : 'Removed'} ${file}`);
    if (written.length + removed.length === 0) out.line('The files are as the shop has them.');
  },
});
