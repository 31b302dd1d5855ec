import { resolve } from 'node:path';
import { InvalidArgumentError, Option, type Command as Program } from 'commander';
import { quoteStatuses } from '#domain/sales/quotes/quote-status.ts';
import type { Command } from './command.ts';

type Run = (command: Command) => Promise<void>;

function limit(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1000) throw new InvalidArgumentError('Give 1–1000.');
  return value;
}

/** Commands for quotes (docs/quotes.md). */
export function addQuoteCommands(program: Program, run: Run, home: string): void {
  const quotes = program.command('quotes').description('See, answer and take back quotes (docs/quotes.md)');
  quotes
    .command('list')
    .description('The newest quotes')
    .option('--limit <number>', 'how many', limit, 20)
    .addOption(new Option('--status <status>', 'only those in a status').choices(quoteStatuses))
    .option('--json', 'as JSON')
    .action(({ limit: most, status, json = false }: { limit: number; status?: string; json?: boolean }) =>
      run({ name: 'quotes-list', limit: most, status: status ?? null, json }),
    );
  quotes
    .command('show <number>')
    .description('One quote: who asks, for what, the answer, what was said')
    .option('--json', 'as JSON')
    .action((number: string, { json = false }: { json?: boolean }) => run({ name: 'quotes-show', number, json }));
  quotes
    .command('draft <number>')
    .description('Write an answer to begin with: the lines asked for at the prices of today')
    .option('-o, --output <file>', 'a new file, instead of the screen')
    .action((number: string, { output }: { output?: string }) =>
      run({ name: 'quotes-draft', number, file: output ? resolve(home, output) : null }),
    );
  quotes
    .command('reply <number>')
    .description('Answer with prices, or answer anew: the customer gets a mail')
    .requiredOption('--file <file>', 'YAML with the lines, their prices and the last day they hold')
    .action((number: string, { file }: { file: string }) =>
      run({ name: 'quotes-reply', number, file: resolve(home, file) }),
    );
  quotes
    .command('say <number> <words>')
    .description('Say something on the page of a quote: the customer gets a mail')
    .action((number: string, words: string) => run({ name: 'quotes-say', number, words }));
  quotes
    .command('withdraw <number>')
    .description('Take an answer back that has not been accepted, or turn a request down: the customer gets a mail')
    .option('--words <words>', 'why', '')
    .action((number: string, { words }: { words: string }) => run({ name: 'quotes-withdraw', number, words }));
}
