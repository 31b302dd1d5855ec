import { resolve } from 'node:path';
import { Argument, InvalidArgumentError, Option, Command as Program } from 'commander';
import { z } from 'zod';
import { type Command, usages } from './command.ts';
import { commands, groups } from './commands.ts';

/** What a command was typed with, by field of its input. */
export type Values = Record<string, unknown>;

/** The schema within optional, nullable, default and transformed ones, and the default. */
function unwrap(schema: z.core.$ZodType, fallback?: unknown): { inner: z.core.$ZodType; fallback: unknown } {
  if (schema instanceof z.ZodDefault) return unwrap(schema.unwrap(), schema.def.defaultValue);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap(), fallback);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in, fallback);
  return { inner: schema, fallback };
}

/** Adds a field of the input to the program; returns a function that reads what was typed. */
function addField(program: Program, field: z.core.$ZodType, home: string): () => unknown {
  const { usage = '', description } = usages.get(field) ?? {};
  const { inner, fallback } = unwrap(field);
  const isPath = usages.get(inner)?.isPath;
  const parse = (typed: string, before: unknown): unknown => {
    const value = isPath ? resolve(home, typed) : typed;
    const all = inner instanceof z.ZodArray ? [before ?? [], value].flat() : value;
    const { error } = z.safeParse(field, all);
    if (error) throw new InvalidArgumentError(error.issues[0]?.message ?? '');
    return all;
  };
  const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : null;
  if (!usage.startsWith('-')) {
    const argument = new Argument(usage, description);
    program.addArgument(choices ? argument.choices(choices) : argument.argParser(parse));
    const index = program.registeredArguments.length - 1;
    return () => program.processedArgs[index];
  }
  const option = new Option(usage, description).makeOptionMandatory(!z.safeParse(field, undefined).success);
  if (typeof fallback === 'number' || typeof fallback === 'string') option.default(fallback);
  program.addOption(choices ? option.choices(choices) : option.argParser(parse));
  return () => program.opts()[option.attributeName()];
}

function addCommand(program: Program, command: Command, run: (values: Values) => Promise<void>, home: string): void {
  const [first = '', second] = command.name.split(' ');
  const group = () =>
    program.commands.find((known) => known.name() === first) ?? program.command(first).description(groups[first] ?? '');
  const added = (second ? group().command(second) : program.command(first)).description(command.description);
  const fields = Object.entries(command.input.shape).map(
    ([key, field]) => [key, addField(added, field, home)] as const,
  );
  if (command.help) added.addHelpText('after', command.help);
  added.action(async () => {
    const values = Object.fromEntries(fields.map(([key, typed]) => [key, typed()]));
    const { error } = command.input.safeParse(values);
    if (error) added.error(error.issues[0]?.message ?? '');
    await run(values);
  });
}

/** Parser of the command line: passes each typed command to `run`. Relative paths start at `home`. */
export function createProgram(run: (command: Command, values: Values) => Promise<void>, home: string): Program {
  const program = new Program('shop')
    .description('Runs the shop from the command line: on the running shop, or on its database when none runs.')
    .usage('<command> [options]   (npm run shop -- <command> [options])')
    .showHelpAfterError('Add --help for the options of a command.')
    .helpCommand('help [command]', 'Show the commands, or the options of one');
  program.configureHelp({ showGlobalOptions: false });
  for (const command of commands) addCommand(program, command, (values) => run(command, values), home);
  return program;
}
