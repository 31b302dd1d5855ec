import { InvalidArgumentError, Option, type Command as Program } from 'commander';
import type { Command } from './command.ts';

type Run = (command: Command) => Promise<void>;

export type LineOption = { line: number; amount: number };

export function lineOption(text: string, before: LineOption[] = []): LineOption[] {
  const [, line = '', amount = ''] = /^(\d{1,3})=(\d{1,4})$/.exec(text) ?? [];
  if (!Number(line) || !Number(amount)) throw new InvalidArgumentError('Give line=pieces, e.g. 1=2.');
  return [...before, { line: Number(line), amount: Number(amount) }];
}

function sum(text: string): number {
  const [, euros = '', cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const value = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  if (!euros || value === 0) throw new InvalidArgumentError('Give euros, e.g. 10 or 10,50.');
  return value;
}

function month(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('Give a month as 2026-11.');
  return text;
}

function words(text: string): string {
  if (text.length > 500) throw new InvalidArgumentError('Give at most 500 characters.');
  return text.trim();
}

type RefundOptions = {
  all?: boolean;
  line?: LineOption[];
  delivery?: boolean;
  sum?: number;
  reason?: string;
  restock?: boolean;
  key?: string;
};

/** Subcommands of `orders` for refunds and cancelling. */
export function addRefundCommands(orders: Program, run: Run): void {
  orders
    .command('refund <number>')
    .description('Give money of a paid order back: to its payment, the rest to its gift card; the customer is told')
    .option('--all', 'everything that is left')
    .option(
      '--line <line=pieces>',
      'pieces of a line, numbered as orders show does; may come several times',
      lineOption,
    )
    .option('--delivery', 'the delivery')
    .option('--sum <euros>', 'a sum: alone a reduction, with lines instead of what they cost', sum)
    .option('--reason <words>', 'why; the customer is told', words)
    .option('--restock', 'the pieces go back on the shelf')
    .option('--key <key>', 'the same key refunds once, however often it is said', words)
    .addHelpText(
      'after',
      '\nWhat the gateway cannot give back is mailed to STORE_ALERT_EMAIL, to be paid by hand (docs/orders.md).',
    )
    .action((number: string, options: RefundOptions) =>
      run({
        name: 'orders-refund',
        number,
        all: options.all ?? false,
        lines: options.line ?? [],
        delivery: options.delivery ?? false,
        cents: options.sum ?? null,
        reason: options.reason ?? '',
        restock: options.restock ?? false,
        key: options.key ?? null,
      }),
    );
  orders
    .command('cancel <number>')
    .description('Cancel an order that has not been sent: its money goes back, its goods on the shelf')
    .option('--reason <words>', 'why; the customer is told', words)
    .action((number: string, { reason = '' }: { reason?: string }) => run({ name: 'orders-cancel', number, reason }));
  orders
    .command('refund-done <number>')
    .description('Say that the refunds of an order that were to be paid by hand are paid')
    .action((number: string) => run({ name: 'orders-refund-done', number }));
}

/** Commands for background jobs, webhooks and accounting reports. */
export function addAfterSaleCommands(program: Program, run: Run): void {
  const jobs = program.command('jobs').description('Work that runs by itself');
  jobs
    .command('list')
    .description('Jobs by state, and why some were given up')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'jobs-list', json }));
  jobs
    .command('retry')
    .description('Try those that were given up again')
    .action(() => run({ name: 'jobs-retry' }));

  const webhooks = program.command('webhooks').description('What another program (WEBHOOK_URL) is told');
  webhooks
    .command('list')
    .description('The newest, and how they went')
    .addOption(new Option('--status <status>', 'only those in a state').choices(['queued', 'sent', 'failed']))
    .option('--json', 'as JSON')
    .action(({ status, json = false }: { status?: string; json?: boolean }) =>
      run({ name: 'webhooks-list', limit: 50, status: status ?? null, json }),
    );
  webhooks
    .command('retry')
    .description('Send those that failed again')
    .action(() => run({ name: 'webhooks-retry' }));

  const reports = program.command('reports').description('Sums for the bookkeeping');
  reports
    .command('vat')
    .description('VAT of a month by rate: sales, payments at pickups, refunds')
    .requiredOption('--month <month>', 'e.g. 2026-11', month)
    .option('--json', 'as JSON, in cents')
    .action(({ month: of, json = false }: { month: string; json?: boolean }) =>
      run({ name: 'reports-vat', month: of, json }),
    );
  reports
    .command('gift-cards')
    .description('Gift cards: issued, used, given back, expired, open')
    .option('--month <month>', 'of one month, e.g. 2026-11', month)
    .option('--json', 'as JSON, in cents')
    .action(({ month: of, json = false }: { month?: string; json?: boolean }) =>
      run({ name: 'reports-gift-cards', month: of ?? null, json }),
    );
}
