import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { createBackup } from '#backend/platform/backup/create-backup.ts';
import { BackupRefused, type Manifest } from '#backend/platform/backup/format.ts';
import { argument, command, path } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const refuse = (error: unknown): never => {
  if (error instanceof BackupRefused) throw new CommandFailed(error.message, error.next);
  throw error;
};

export function contents({ tables, files }: Manifest): string {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return `${rows('product')} products, ${rows('customer_order')} orders, ${files.length} pictures and documents`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export const backup = command({
  name: 'backup',
  description: 'Write everything the shop knows into one file (.tar.gz), while it runs (docs/backup.md)',
  help: '\nOrders, mails, catalog, prices and their history, pictures, documents. The file holds personal data: only you may\nread it. Settings (.env) are not in it; keep them apart, with SHOP_SECRET.',
  input: z.strictObject({ file: argument('<file>', path) }),
  run: async (shop, { file }, out) => {
    const start = performance.now();
    const manifest = await createBackup(shop, file, out.progress).catch(refuse);
    const { size } = await stat(file);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    out.line(`${file}: ${megabytes(size)} in ${seconds} s; ${contents(manifest)}.`);
    out.line('It holds personal data: keep it where only you can read it, and not only on this machine.');
  },
});
