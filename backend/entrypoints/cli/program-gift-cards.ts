import { resolve } from 'node:path';
import { InvalidArgumentError, type Command as Program } from 'commander';
import { z } from 'zod';
import { centsFromEuros } from '#domain/base/money.ts';
import type { Command } from './command.ts';

const MAX_EUROS = 100_000;

function cents(text: string): number {
  const euros = Number(text.replace(',', '.'));
  const isMoney = /^[+-]?\d{1,6}([.,]\d{1,2})?$/.test(text) && Math.abs(euros) <= MAX_EUROS && euros !== 0;
  if (!isMoney) throw new InvalidArgumentError('Give euros, e.g. 50 or 19,90.');
  return centsFromEuros(euros);
}

function paid(text: string): number {
  const amount = cents(text);
  if (amount < 0) throw new InvalidArgumentError('Give euros above zero.');
  return amount;
}

function day(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('Give a day as 2028-12-31.');
  return text;
}

/** Commands for gift cards. */
export function addGiftCardCommands(program: Program, run: (command: Command) => Promise<void>, home: string): void {
  const cards = program.command('gift-cards').description('Gift cards: what is open on them, and their ledger');
  cards
    .command('list')
    .description('The newest cards')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'gift-cards-list', json }));
  cards
    .command('show <card>')
    .description('One card, by its code or its id, with everything that happened to its money')
    .option('--json', 'as JSON')
    .action((card: string, { json = false }: { json?: boolean }) => run({ name: 'gift-cards-show', card, json }));
  cards
    .command('create')
    .description('Make a card of your own; its code is shown this once')
    .argument('<euros>', 'what it is worth', paid)
    .requiredOption('--reason <words>', 'why, for the books')
    .option('--until <day>', 'the last day it pays', day)
    .action((amount: number, { reason, until }: { reason: string; until?: string }) =>
      run({ name: 'gift-cards-create', cents: amount, reason, validUntil: until ?? null }),
    );
  for (const [word, isBlocked, what] of [
    ['block', true, 'A lost or stolen card: it pays nothing any more and keeps its money'],
    ['unblock', false, 'Let a blocked card pay again'],
  ] as const)
    cards
      .command(`${word} <card>`)
      .description(what)
      .action((card: string) => run({ name: 'gift-cards-block', card, isBlocked }));
  cards
    .command('adjust')
    .description('Put money on a card or take it off, e.g. gift-cards adjust <card> 20 --reason "…"; -- before -20')
    .argument('<card>', 'its code or its id')
    .argument('<euros>', 'how much; less than zero takes off', cents)
    .requiredOption('--reason <words>', 'why, for the books')
    .action((card: string, amount: number, { reason }: { reason: string }) =>
      run({ name: 'gift-cards-adjust', card, cents: amount, reason }),
    );
  cards
    .command('import <file>')
    .description('Cards of another system or printed ones: a list of code, amount, validUntil (YAML or JSON lines)')
    .option('--dry-run', 'check everything and show what would change')
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
      run({ name: 'gift-cards-import', file: resolve(home, file), dryRun }),
    );
}
