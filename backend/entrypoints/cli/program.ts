import { resolve } from 'node:path';
import { Argument, InvalidArgumentError, Command as Program } from 'commander';
import { type ExportPart, exportParts } from '#backend/catalog/export/files.ts';
import { type CampaignFile, campaignFiles } from '#backend/sales/campaigns/importing/files.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import type { Command } from './command.ts';
import { addAfterSaleCommands } from './program-after-sale.ts';
import { addCampaignCommands } from './program-campaigns.ts';
import { addContentCommands } from './program-content.ts';
import { addDataCommands } from './program-data.ts';
import { addGiftCardCommands } from './program-gift-cards.ts';
import { addNewsletterCommands } from './program-newsletter.ts';
import { addOrderCommands } from './program-orders.ts';
import { addPriceCommands } from './program-prices.ts';
import { addQuoteCommands } from './program-quotes.ts';

function exportedParts(text: string): ExportPart[] {
  return text.split(',').map((name) => {
    const part = exportParts.find((known) => known === name.trim());
    if (!part)
      throw new InvalidArgumentError(`${name.trim() || 'Nothing'} is no part; they are ${exportParts.join(', ')}.`);
    return part;
  });
}

function importedFile(text: string, program: Program): CampaignFile {
  const what = campaignFiles.find((known) => known === text);
  return what ?? program.error(`A file can hold ${campaignFiles.join(' or ')}; to import a folder, name it alone.`);
}

/** Parser of the command line: passes each parsed command to `run`. Relative paths start at `home`. */
export function createProgram(run: (command: Command) => Promise<void>, home: string): Program {
  const program = new Program('shop')
    .description('Runs the shop from the command line: on the running shop, or on its database when none runs.')
    .usage('<command> [options]   (npm run shop -- <command> [options])')
    .showHelpAfterError('Add --help for the options of a command.')
    .helpCommand('help [command]', 'Show the commands, or the options of one');
  program.configureHelp({ showGlobalOptions: false });

  program
    .command('import <folder> [file]')
    .description('Import a catalog folder (docs/import.md); or campaigns or cart-rules of a file (docs/campaigns.md)')
    .option('--dry-run', 'check everything and show what would change')
    .option('--allow-removals', 'a whole file may remove more than 20 % of what the shop has')
    .option('--json', 'every change as JSON')
    .addHelpText(
      'after',
      '\nAll or nothing: one bad row and nothing changes. Products missing from a products file are removed;\nproducts.delta changes only what it names.',
    )
    .action(
      (
        folder: string,
        file: string | undefined,
        { dryRun = false, allowRemovals, json }: { dryRun?: boolean; allowRemovals?: boolean; json?: boolean },
        itself: Program,
      ) =>
        run(
          file === undefined
            ? {
                name: 'import',
                folder: resolve(home, folder),
                dryRun,
                ...(allowRemovals && { allowRemovals }),
                ...(json && { json }),
              }
            : { name: 'import-file', what: importedFile(folder, itself), file: resolve(home, file), dryRun },
        ),
    );
  program
    .command('export <folder>')
    .description('Write the whole catalog into a new folder, in the format of the import, while the shop runs')
    .option('--csv', 'as CSV for spreadsheets instead of JSON lines')
    .option('--only <parts>', `only these, with commas: ${exportParts.join(', ')}`, exportedParts)
    .addHelpText(
      'after',
      '\nImporting the folder again changes nothing. Product rows tell of stock and plain prices themselves; with --only,\nprices and stock are files about every sku.',
    )
    .action((folder: string, { csv = false, only }: { csv?: boolean; only?: ExportPart[] }) =>
      run({ name: 'export', folder: resolve(home, folder), format: csv ? 'csv' : 'jsonl', only: only ?? null }),
    );
  program
    .command('feed')
    .description('Write the product feed for Google Merchant Center; the shop serves it as /feeds/google-fi.xml too')
    .addArgument(new Argument('<locale>', 'language of the feed').choices(locales))
    .argument('[file]', 'where to; the output unless given')
    .action((locale: Locale, file?: string) => run({ name: 'feed', locale, file: file ? resolve(home, file) : null }));
  addContentCommands(program, run, home);

  addOrderCommands(program, run, home);
  addAfterSaleCommands(program, run);
  addPriceCommands(program, run);
  addQuoteCommands(program, run, home);
  addCampaignCommands(program, run);
  addGiftCardCommands(program, run, home);
  addNewsletterCommands(program, run, home);
  addDataCommands(program, run, home);
  program
    .command('sessions')
    .description('Where customers are signed in')
    .command('end')
    .description('Sign a customer out on every device, or everybody; they sign in again (docs/accounts.md)')
    .option('--customer <email>', 'the customer of this address')
    .option('--all', 'every customer')
    .action(async ({ customer, all }: { customer?: string; all?: boolean }, end: Program) => {
      if ((customer === undefined) === (all === undefined)) end.error('Say --customer <email> or --all.');
      await run({ name: 'sessions-end', customer: customer ?? null });
    });
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
