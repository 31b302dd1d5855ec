import { z } from 'zod';
import { describeProblem } from '#backend/catalog/import/problems.ts';
import { CONTENT_FOLDER, importContent } from '#backend/content/pages/import-content.ts';
import { actorName, argument, command, flag, optional, path } from '../command.ts';
import { refuseImport } from '../output.ts';

export const importContentCommand = command({
  name: 'content',
  description: "Import pages and articles from Markdown; the shop's own content folder unless given (docs/content.md)",
  input: z.strictObject({
    folder: argument('[folder]', optional(path)),
    dryRun: flag('--dry-run', 'only check every file'),
    theirs: flag('--theirs', 'keep what the admin has where a file changed as well'),
    as: actorName,
  }),
  run: async (shop, { folder, dryRun, theirs, as }, out) => {
    const options = { strict: shop.search, dryRun, evenUnchanged: dryRun || theirs, theirs, by: as ?? null };
    const { files, warnings } = await importContent(shop, folder ?? CONTENT_FOLDER, options).catch((error) =>
      refuseImport(
        error,
        out,
        'Fix the rows above and run the import again; docs/content.md describes the format, --theirs and content pull.',
      ),
    );
    for (const warning of warnings) out.line(`Note: ${describeProblem(warning)}`);
    if (files === null) out.line('Nothing differs from the shop.');
    else out.line(dryRun ? `${files} files are as they should be. Nothing was changed.` : `${files} files imported.`);
  },
});
