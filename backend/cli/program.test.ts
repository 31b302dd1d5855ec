import { CommanderError } from 'commander';
import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { createProgram } from './program.ts';

async function run(line: string) {
  const asked: Command[] = [];
  const told: string[] = [];
  const program = createProgram(async (command) => void asked.push(command), '/home/owner');
  for (const part of [program, ...program.commands, ...program.commands.flatMap((command) => command.commands)])
    part.exitOverride().configureOutput({ writeOut: (text) => told.push(text), writeErr: (text) => told.push(text) });
  await program.parseAsync(line.split(' '), { from: 'user' }).catch((error) => {
    if (!(error instanceof CommanderError)) throw error;
  });
  return { asked, told: told.join('') };
}

it.each<[string, Command]>([
  ['import new', { name: 'import', folder: '/home/owner/new', dryRun: false }],
  ['import /srv/new --dry-run', { name: 'import', folder: '/srv/new', dryRun: true }],
  ['content', { name: 'content', folder: null }],
  ['orders list', { name: 'orders-list', limit: 20, status: null, json: false }],
  ['orders list --limit 5 --status paid --json', { name: 'orders-list', limit: 5, status: 'paid', json: true }],
  ['orders show 1000016', { name: 'orders-show', number: '1000016', json: false }],
  ['search reindex', { name: 'search-reindex' }],
  ['health', { name: 'health' }],
])('%s', async (line, command) => {
  expect((await run(line)).asked).toEqual([command]);
});

it.each([
  ['import', "missing required argument 'folder'"],
  ['orders list --limit 0', 'Give 1–1000.'],
  ['orders list --status lost', 'Allowed choices are'],
  ['impotr x', 'Did you mean import?'],
])('%s says what is wrong', async (line, words) => {
  const { asked, told } = await run(line);
  expect(asked).toEqual([]);
  expect(told).toContain(words);
});

it.each(['--help', 'help', 'import --help', 'orders show --help', 'search --help'])('%s shows help', async (line) => {
  expect((await run(line)).told).toMatch(/Usage: shop/);
});
