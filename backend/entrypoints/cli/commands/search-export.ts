import { ExportFolderNotEmpty } from '#backend/catalog/search/service.ts';
import type { Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from '../command.ts';

/** Writes the records and settings of every index for a hosted engine. */
export async function exportSearch(shop: Shop, folder: string, out: Out): Promise<void> {
  const written = await shop.search
    .exportTo(folder, (index, done) => out.progress(`Writing ${index}`, done, 0))
    .catch((error) => {
      if (error instanceof ExportFolderNotEmpty)
        throw new CommandFailed(`${folder} is not empty.`, 'Name a new folder: an export never overwrites anything.');
      throw error;
    });
  for (const [name, records] of Object.entries(written)) out.line(`${name.padEnd(24)} ${records} records`);
  out.line(`Exported into ${folder}. How it gets into the hosted engine: docs/search.md`);
}
