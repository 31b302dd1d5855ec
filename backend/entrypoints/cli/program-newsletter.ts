import { resolve } from 'node:path';
import { Option, type Command as Program } from 'commander';
import type { Command } from './command.ts';

type Run = (command: Command) => Promise<void>;

/** Commands for newsletter subscribers, suppressed addresses and mailings (docs/newsletter.md). */
export function addNewsletterCommands(program: Program, run: Run, home: string): void {
  const letters = program
    .command('newsletter')
    .description('Readers of the newsletter, and its letters (docs/newsletter.md)');
  letters
    .command('list')
    .description('How many readers stand where, and how many addresses get nothing')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'newsletter-list', json }));
  letters
    .command('show <email>')
    .description('Where one address stands')
    .action((email: string) => run({ name: 'newsletter-show', email }));
  letters
    .command('export <file>')
    .description('Every address with what it agreed to and when, as CSV for spreadsheets')
    .option('--all', 'those who have not confirmed or said no too')
    .action((file: string, { all = false }: { all?: boolean }) =>
      run({ name: 'newsletter-export', file: resolve(home, file), all }),
    );
  letters
    .command('unsubscribe <email>')
    .description('Somebody said no by mail or phone: the newsletter ends')
    .action((email: string) => run({ name: 'newsletter-unsubscribe', email }));
  letters
    .command('suppress <email>')
    .description('Never send an address anything it has not ordered, subscribed or not')
    .addOption(new Option('--reason <reason>', 'why').choices(['asked', 'complaint', 'bounce']).default('asked'))
    .action((email: string, { reason }: { reason: 'asked' | 'complaint' | 'bounce' }) =>
      run({ name: 'newsletter-suppress', email, reason }),
    );
  letters
    .command('allow <email>')
    .description('Take an address off that list: it may ask for the newsletter again')
    .action((email: string) => run({ name: 'newsletter-allow', email }));
  letters
    .command('send')
    .description(
      'Send a letter to everybody who confirmed, once to each: talvi-2026.fi.md, with talvi-2026.en.md beside it',
    )
    .requiredOption('--file <file>', 'the letter, Markdown')
    .option('--dry-run', 'check it, show it and count its readers; nothing is sent')
    .option('--to <email>', 'only to this address, to look at')
    .action(({ file, dryRun = false, to }: { file: string; dryRun?: boolean; to?: string }) =>
      run({ name: 'newsletter-send', file: resolve(home, file), dryRun, to: to ?? null }),
    );
}
