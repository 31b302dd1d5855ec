import { z } from 'zod';
import type { Settings } from '#backend/platform/settings/settings.ts';
import type { Shop } from '#backend/shop.ts';
import { emailProblem } from '#domain/base/contact-details/email.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { CommandFailed, type Out } from './output.ts';

type Run<Input> = (shop: Shop, input: Input, out: Out, serving: boolean) => Promise<void>;
type RunWithoutShop<Input> = (settings: Settings, input: Input, out: Out) => Promise<void>;

type Definition = {
  /** As typed: `health`, or `orders list` with its group. */
  name: string;
  description: string;
  /** Printed after the options. */
  help?: string;
  /** Every field is an `option`, a `flag` or an `argument`. */
  input: z.ZodObject;
};

/** A command of the command line. `run` and `runWithoutShop` take the texts as typed and throw `CommandFailed`. */
export type Command = Definition & {
  /** Name in requests and logs: `orders-list`. */
  key: string;
  run: Run<unknown>;
  /** Runs instead of `run` where no shop runs: it opens the database itself. */
  runWithoutShop: RunWithoutShop<unknown> | null;
};

/** Defines a command; `serving` tells whether this process serves the shop. */
export function command<Input extends z.ZodObject>({
  run,
  runWithoutShop,
  ...definition
}: Definition & {
  input: Input;
  run: Run<z.output<Input>>;
  runWithoutShop?: RunWithoutShop<z.output<Input>>;
}): Command {
  const { name, input } = definition;
  return {
    ...definition,
    key: name.replaceAll(' ', '-'),
    run: async (shop, values, out, serving) => run(shop, input.parse(values), out, serving),
    runWithoutShop: runWithoutShop
      ? async (settings, values, out) => runWithoutShop(settings, input.parse(values), out)
      : null,
  };
}

/** How a field is typed: `--json`, `--limit <number>`, or `<file>` for an argument. */
export const usages = z.registry<{ usage?: string; description?: string; isPath?: boolean }>();

export function option<S extends z.ZodType>(usage: string, description: string, schema: S): S {
  const field = schema.clone();
  usages.add(field, { usage, description });
  return field;
}

export const flag = (usage: string, description: string) => option(usage, description, z.boolean().default(false));

export const json = (description = 'as JSON') => flag('--json', description);

export const text = z.string().min(1);

export const argument = <S extends z.ZodType>(usage: string, schema: S, description = '') =>
  option(usage, description, schema);

export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** A file or folder; relative paths start where the command was typed. */
export const path = z.string().min(1).register(usages, { isPath: true });

export const noInput = z.strictObject({});

export const wholeNumber = (
  least: number,
  most: number,
  hint = `It must be a whole number from ${least} to ${most}.`,
) =>
  z.coerce
    .number({ error: hint })
    .refine((number) => Number.isInteger(number) && number >= least && number <= most, hint);

/** How many rows are listed. */
export const listed = wholeNumber(1, 1000, 'Give 1–1000.').default(20);

export const day = (example: string) => z.iso.date(`Give a day as ${example}.`);

export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month as 2026-11.');

export const words = z.string().max(500, 'Give at most 500 characters.').trim();

/** A sum in euros with a point or a comma, not zero; gives cents. */
export const euros = (hint: string) =>
  z
    .string()
    .regex(/^[+-]?\d{1,6}(?:[.,]\d{1,2})?$/, hint)
    .transform((typed) => centsFromEuros(Number(typed.replace(',', '.'))))
    .refine((cents) => cents !== 0, hint);

/** `--as`: who makes a change, for the audit log; anybody who may run commands may make it. */
export const actorName = option('--as <name>', 'who does this, for the log', words.min(1, 'Give a name.').optional());

export const commandActor = (name: string | undefined): Actor => ({ kind: 'command', name: name ?? null });

const PIECES = 'Give line=pieces, e.g. 1=2.';

/** Pieces of order lines; lines are numbered from 1, as `orders show` prints them. */
export const linePieces = z.array(
  z
    .string()
    .regex(/^\d{1,3}=\d{1,4}$/, PIECES)
    .transform((typed) => {
      const [line = 0, amount = 0] = typed.split('=').map(Number);
      return { line, amount };
    })
    .refine(({ line, amount }) => line > 0 && amount > 0, PIECES),
);

export function checkEmail(email: string): void {
  if (emailProblem(email)) throw new CommandFailed(`${email} is no e-mail address.`, 'Give it as name@example.com.');
}
