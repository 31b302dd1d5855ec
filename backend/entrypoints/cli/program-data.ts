import { resolve } from 'node:path';
import type { Command as Program } from 'commander';
import type { Command } from './command.ts';
import { wholeNumber } from './whole-number.ts';

type Run = (command: Command) => Promise<void>;

/** Commands for backups, the search index, mail and redirects. */
export function addDataCommands(program: Program, run: Run, home: string): void {
  program
    .command('backup <file>')
    .description('Write everything the shop knows into one file (.tar.gz), while it runs (docs/backup.md)')
    .addHelpText(
      'after',
      '\nOrders, mails, catalog, prices and their history, pictures, documents. The file holds personal data: only you may\nread it. Settings (.env) are not in it; keep them apart, with SHOP_SECRET.',
    )
    .action((file: string) => run({ name: 'backup', file: resolve(home, file) }));
  program
    .command('restore <file>')
    .description('Put a backup into an empty shop, embedded or PostgreSQL; no shop may run (docs/backup.md)')
    .option('--check', 'only check that the file is whole, and say what is in it')
    .addHelpText('after', '\nAll or nothing. Also how a shop moves to PostgreSQL and to a newer version.')
    .action((file: string, { check = false }: { check?: boolean }) =>
      run({ name: 'restore', file: resolve(home, file), check }),
    );

  const search = program.command('search').description('The search index');
  search
    .command('reindex')
    .description('Build the whole index anew; searches go on meanwhile')
    .action(() => run({ name: 'search-reindex' }));
  search
    .command('status')
    .description('What is in the index, and whether it has all of the catalog')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'search-status', json }));
  search
    .command('misses')
    .description('What was searched for and not found, the most frequent first; kept for 180 days')
    .option('--days <days>', 'the last days, 1–180', wholeNumber(1, 180), 30)
    .option('--limit <rows>', 'at most so many, 1–5000', wholeNumber(1, 5000), 100)
    .option('--json', 'as JSON')
    .action(({ days, limit, json = false }: { days: number; limit: number; json?: boolean }) =>
      run({ name: 'search-misses', days, limit, json }),
    );
  search
    .command('export')
    .description('Write the records and settings of every index for a hosted engine (docs/search.md)')
    .requiredOption('--out <folder>', 'a new folder')
    .action(({ out }: { out: string }) => run({ name: 'search-export', folder: resolve(home, out) }));

  const mail = program.command('mail').description('Mail that waits to be sent');
  mail
    .command('list')
    .description('Mails that wait or could not be sent, with the reason')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'mail-list', json }));
  mail
    .command('retry')
    .description('Try all of them again now, also those that were given up')
    .action(() => run({ name: 'mail-retry' }));

  program
    .command('redirects')
    .description('Old addresses that lead to new ones')
    .command('list')
    .description('All of them, with where they lead')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'redirects-list', json }));
}
