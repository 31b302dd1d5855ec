import { resolve } from 'node:path';
import { InvalidArgumentError, Option, Command as Program } from 'commander';
import { orderStatuses } from '#domain/orders/order-status.ts';
import type { Command } from './command.ts';

function limit(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1000) throw new InvalidArgumentError('Give 1–1000.');
  return value;
}

/** The commands with their help; each hands over what is asked. `home` is where relative folders start. */
export function createProgram(run: (command: Command) => Promise<void>, home: string): Program {
  const program = new Program('shop')
    .description('Runs the shop from the command line: on the running shop, or on its database when none runs.')
    .usage('<command> [options]   (npm run shop -- <command> [options])')
    .showHelpAfterError('Add --help for the options of a command.')
    .helpCommand('help [command]', 'Show the commands, or the options of one');
  program.configureHelp({ showGlobalOptions: false });

  program
    .command('import <folder>')
    .description('Import a catalog folder: categories, products, pictures, stock, spare parts (docs/import.md)')
    .option('--dry-run', 'check everything and show what would change')
    .addHelpText(
      'after',
      '\nAll or nothing: one bad row and nothing changes. Products missing from the file are removed.',
    )
    .action((folder: string, { dryRun = false }: { dryRun?: boolean }) =>
      run({ name: 'import', folder: resolve(home, folder), dryRun }),
    );
  program
    .command('content [folder]')
    .description("Import pages and articles from Markdown; the shop's own content folder unless given")
    .action((folder?: string) => run({ name: 'content', folder: folder ? resolve(home, folder) : null }));

  const orders = program.command('orders').description('See orders');
  orders
    .command('list')
    .description('The newest orders')
    .option('--limit <number>', 'how many', limit, 20)
    .addOption(new Option('--status <status>', 'only those in a status').choices(orderStatuses))
    .option('--json', 'as JSON')
    .action(({ limit: most, status, json = false }: { limit: number; status?: string; json?: boolean }) =>
      run({ name: 'orders-list', limit: most, status: status ?? null, json }),
    );
  orders
    .command('show <number>')
    .description('One order with its lines, payments and events')
    .option('--json', 'as JSON')
    .action((number: string, { json = false }: { json?: boolean }) => run({ name: 'orders-show', number, json }));

  program
    .command('search')
    .description('The search index')
    .command('reindex')
    .description('Build the whole index anew; searches go on meanwhile')
    .action(() => run({ name: 'search-reindex' }));
  program
    .command('health')
    .description('How the shop is: database, index, orders, mail')
    .action(() => run({ name: 'health' }));
  return program;
}
