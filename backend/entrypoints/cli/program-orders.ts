import { resolve } from 'node:path';
import { Argument, InvalidArgumentError, Option, type Command as Program } from 'commander';
import { z } from 'zod';
import { orderStatuses } from '#domain/sales/orders/order-status.ts';
import { type Carrier, carriers } from '#domain/sales/orders/tracking.ts';
import { shop } from '#shop.config';
import type { Command, OrderSearch } from './command.ts';
import { addRefundCommands, type LineOption, lineOption } from './program-after-sale.ts';

type MarkOptions = { tracking?: string; carrier?: Carrier; lines?: LineOption[]; parcel?: number };

type Run = (command: Command) => Promise<void>;

/** Typed status names and the states they stand for. */
const MARKS = {
  preparing: 'preparing',
  ready: 'ready_for_pickup',
  shipped: 'shipped',
  completed: 'completed',
  cancel: 'cancelled',
} as const;

function limit(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1000) throw new InvalidArgumentError('Give 1–1000.');
  return value;
}

type Listed = { limit: number; status?: string; json?: boolean };

function searchText(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('Give 1–200 characters.');
  return text.trim();
}

function phone(text: string): string {
  if (!/\d{3}/.test(text.replaceAll(/\D/g, ''))) throw new InvalidArgumentError('Give three digits or more.');
  return searchText(text);
}

function day(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('Give a day as 2026-11-30.');
  return text;
}

const tracking = (text: string): string => {
  if (text.trim() === '' || text.length > 100) throw new InvalidArgumentError('Give 1–100 characters.');
  return text.trim();
};

function level(text: string, before: Record<string, number> = {}): Record<string, number> {
  const [, store = '', pieces = ''] = /^([a-z0-9-]+)=(\d{1,6})$/.exec(text) ?? [];
  if (!store) throw new InvalidArgumentError('Give store=pieces, e.g. oulu=5.');
  return { ...before, [store]: Number(pieces) };
}

/** Commands for orders and stock. */
export function addOrderCommands(program: Program, run: Run, home: string): void {
  const orders = program.command('orders').description('See, mark and export orders');
  orders
    .command('list')
    .description('The newest orders, or those of a customer, a sku, a store or a status')
    .option('--limit <number>', 'how many', limit, 20)
    .addOption(new Option('--status <status>', 'only those in a status').choices(orderStatuses))
    .option('--name <text>', 'part of the name of the customer or the company', searchText)
    .option('--email <text>', 'part of the e-mail address', searchText)
    .option('--phone <number>', 'part of the phone number, with or without +358', phone)
    .option('--sku <sku>', 'with this sku among the lines', searchText)
    .addOption(
      new Option('--store <store>', 'that this store packs or hands over').choices(shop.stores.map(({ id }) => id)),
    )
    .option('--json', 'as JSON')
    .action(({ limit: most, status, json = false, ...who }: OrderSearch & Listed) =>
      run({
        name: 'orders-list',
        limit: most,
        status: status ?? null,
        ...(Object.keys(who).length > 0 && { who }),
        json,
      }),
    );
  orders
    .command('show <number>')
    .description('One order: customer, delivery, lines, payments and events')
    .option('--json', 'as JSON')
    .action((number: string, { json = false }: { json?: boolean }) => run({ name: 'orders-show', number, json }));
  orders
    .command('mark <number>')
    .description('Say how far an order is')
    .addArgument(new Argument('<state>', 'what it is now').choices(Object.keys(MARKS)))
    .option(
      '--lines <line=pieces>',
      'with shipped: what is in the parcel, unless all that is left; may come several times',
      lineOption,
    )
    .option('--parcel <number>', 'with shipped: --tracking is for this parcel, which was sent before', limit)
    .option('--tracking <code>', 'with shipped: the code the parcel is followed by', tracking)
    .addOption(
      new Option('--carrier <carrier>', "with shipped: who carries it; the delivery's own unless given").choices(
        carriers,
      ),
    )
    .addHelpText(
      'after',
      '\nA paid order goes preparing → shipped or ready (for pickup) → completed. The\ncustomer gets a mail when it is shipped or ready. An order may go in several parcels: it is\nshipped with the one that leaves nothing to send.',
    )
    .action((number: string, state: keyof typeof MARKS, options: MarkOptions) =>
      run({
        name: 'orders-mark',
        number,
        to: MARKS[state],
        tracking: options.tracking ?? null,
        ...(options.carrier && { carrier: options.carrier }),
        ...(options.lines && { lines: options.lines }),
        ...(options.parcel && { parcel: options.parcel }),
      }),
    );
  addRefundCommands(orders, run);
  orders
    .command('export')
    .description('Orders with their lines, payments and events, oldest first')
    .option('--from <day>', 'placed on this day or later', day)
    .option('--to <day>', 'placed on this day or earlier', day)
    .addOption(
      new Option('--format <format>', 'jsonl: an order a line; csv: an order line a line')
        .choices(['jsonl', 'csv'])
        .default('jsonl'),
    )
    .option('-o, --output <file>', 'write to a file that only you may read, instead of the screen')
    .action((options: { from?: string; to?: string; format: 'jsonl' | 'csv'; output?: string }) =>
      run({
        name: 'orders-export',
        from: options.from ?? null,
        to: options.to ?? null,
        format: options.format,
        file: options.output ? resolve(home, options.output) : null,
      }),
    );

  const stock = program.command('stock').description('See and set the pieces of a sku');
  stock
    .command('show <sku>')
    .description('Pieces by store, and what unpaid orders hold')
    .option('--json', 'as JSON')
    .action((sku: string, { json = false }: { json?: boolean }) => run({ name: 'stock-show', sku, json }));
  stock
    .command('set')
    .description('Set the pieces on the shelf of one or more stores, e.g. stock set KYPARA-M oulu=5 ranua=0')
    .argument('<sku>', 'what is counted')
    .argument('<store=pieces...>', 'the store and its pieces', level)
    .action((sku: string, levels: Record<string, number>) => run({ name: 'stock-set', sku, levels }));
}
