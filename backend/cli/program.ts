import { resolve } from 'node:path';
import { Command as Program } from 'commander';
import type { Command } from './command.ts';
import { addDataCommands } from './program-data.ts';
import { addOrderCommands } from './program-orders.ts';

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
    .option('--json', 'every change as JSON')
    .addHelpText(
      'after',
      '\nAll or nothing: one bad row and nothing changes. Products missing from the file are removed.',
    )
    .action((folder: string, { dryRun = false, json }: { dryRun?: boolean; json?: boolean }) =>
      run({ name: 'import', folder: resolve(home, folder), dryRun, ...(json && { json }) }),
    );
  program
    .command('content [folder]')
    .description("Import pages and articles from Markdown; the shop's own content folder unless given")
    .action((folder?: string) => run({ name: 'content', folder: folder ? resolve(home, folder) : null }));

  addOrderCommands(program, run, home);
  addDataCommands(program, run, home);
  program
    .command('health')
    .description('How the shop is: database, index, orders, mail')
    .action(() => run({ name: 'health' }));
  program
    .command('doctor')
    .description('Check everything a shop needs and say what to do about what is wrong')
    .addHelpText(
      'after',
      '\nExit code 1 when something is wrong; works while the shop runs, and when it does not start.',
    )
    .action(() => run({ name: 'doctor' }));
  return program;
}
