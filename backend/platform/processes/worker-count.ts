import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SettingsError } from '#backend/platform/settings/settings.ts';

const MOST = 64;

/** By this variable a process learns how many answer beside it, itself among them. */
export const PROCESSES = 'TIEVA_PROCESSES';

/** How many processes answer on this machine. */
export const processesOf = (env: Record<string, string | undefined>): number => Number(env[PROCESSES]) || 1;

/**
 * What the command line of the server says: `--dev`, and how many processes answer (`--workers N`, or `auto`: as many
 * as the machine has processors). Throws `SettingsError` for anything else.
 */
export function readServerArguments(args: readonly string[]): { dev: boolean; workers: number; help: boolean } {
  const { dev, workers, help } = parsed(args);
  const count = workers === 'auto' ? availableParallelism() : Number(workers);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new SettingsError([`--workers: must be a number from 1 to ${MOST}, or auto`]);
  if (dev && count > 1) throw new SettingsError(['--workers: the development server is one process']);
  return { dev, workers: count, help };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        workers: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new SettingsError([`${(error as Error).message.split('\n')[0]} (see --help)`]);
  }
}
