import { exportCatalog, FolderNotEmpty } from '#backend/catalog/export/export-catalog.ts';
import type { ExportPart } from '#backend/catalog/export/files.ts';
import type { Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from '../command.ts';

type Asked = { folder: string; format: 'jsonl' | 'csv'; only: ExportPart[] | null };

export async function exportFolder(shop: Shop, { folder, format, only }: Asked, out: Out): Promise<void> {
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
}
