import { resolve } from 'node:path';
import type { Command as Program } from 'commander';
import type { Command } from './command.ts';
import { wholeNumber } from './whole-number.ts';

type Run = (command: Command) => Promise<void>;

/** Commands for pages, articles and campaigns (docs/content.md). */
export function addContentCommands(program: Program, run: Run, home: string): void {
  const content = program
    .command('content [folder]')
    .description(
      "Import pages and articles from Markdown; the shop's own content folder unless given (docs/content.md)",
    )
    .option('--dry-run', 'only check every file')
    .action((folder: string | undefined, { dryRun = false }: { dryRun?: boolean }) =>
      run({ name: 'content', folder: folder ? resolve(home, folder) : null, dryRun }),
    );
  content
    .command('preview <page>')
    .description('A link that shows a draft, or a page before its day, to whoever has it')
    .option('--days <days>', 'how long it works, 1–90', wholeNumber(1, 90), 7)
    .addHelpText('after', '\nName the page by its address (/cms/palvelut) or its file (fi/pages/palvelut.md).')
    .action((page: string, { days }: { days: number }) => run({ name: 'content-preview', page, days }));
}
