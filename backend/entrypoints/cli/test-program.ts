import { CommanderError } from 'commander';
import type { Shop } from '#backend/shop.ts';
import type { Command } from './command.ts';
import { CommandFailed, type Out } from './output.ts';
import { createProgram, type Values } from './program.ts';

/** Parses a command line in the folder `/home/owner`; returns the command and the output of the parser. */
export async function typed(line: string | string[], run?: (command: Command, values: Values) => Promise<void>) {
  const asked: object[] = [];
  const told: string[] = [];
  const note = async (command: Command, values: Values) => {
    asked.push({ name: command.key, ...command.input.parse(values) });
    await run?.(command, values);
  };
  const program = createProgram(note, '/home/owner');
  for (const part of [program, ...program.commands, ...program.commands.flatMap((command) => command.commands)])
    part.exitOverride().configureOutput({ writeOut: (text) => told.push(text), writeErr: (text) => told.push(text) });
  await program.parseAsync(typeof line === 'string' ? line.split(' ') : line, { from: 'user' }).catch((error) => {
    if (!(error instanceof CommanderError)) throw error;
  });
  return { asked, told: told.join('') };
}

/** Runs a command line on a shop; returns its output lines, or its failure with the next step. */
export async function onShop(shop: Shop, line: string | string[], serving = true) {
  const lines: string[] = [];
  const out: Out = { line: (text) => void lines.push(text), drained: async () => {}, progress: () => {} };
  let failed: CommandFailed | undefined;
  const { told } = await typed(line, async (command, values) => {
    await command.run(shop, values, out, serving).catch((error) => {
      if (!(error instanceof CommandFailed)) throw error;
      failed = error;
    });
  });
  return { text: lines.join('\n'), failed: failed && `${failed.message}\n${failed.next}`, told };
}
