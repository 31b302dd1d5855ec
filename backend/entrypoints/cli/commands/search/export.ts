import { z } from 'zod';
import { ExportFolderNotEmpty } from '#backend/catalog/search/service.ts';
import { command, option, path } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const exportSearch = command({
  name: 'search export',
  description: 'Write the records and settings of every index for a hosted engine (docs/search.md)',
  input: z.strictObject({ folder: option('--out <folder>', 'a new folder', path) }),
  run: async (shop, { folder }, out) => {
    const written = await shop.search
      .exportTo(folder, (index, done) => out.progress(`Writing ${index}`, done, 0))
      .catch((error) => {
        if (error instanceof ExportFolderNotEmpty)
          throw new CommandFailed(`${folder} is not empty.`, 'Name a new folder: an export never overwrites anything.');
        throw error;
      });
    for (const [name, records] of Object.entries(written)) out.line(`${name.padEnd(24)} ${records} records`);
    out.line(`Exported into ${folder}. How it gets into the hosted engine: docs/search.md`);
  },
});
