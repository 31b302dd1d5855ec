import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { messageOf } from '#backend/platform/caught-error.ts';
import { SettingsError } from '#backend/platform/settings/settings.ts';

const MOST = 64;

/** Environment variable with the number of worker processes, set for each of them. */
export const PROCESSES = 'TIEVA_PROCESSES';

/** The number of server processes on this machine. */
export const processesOf = (env: Record<string, string | undefined>): number => Number(env[PROCESSES]) || 1;

/**
 * Parses the server's arguments: `--dev`, `--help`, and `--workers N` or `auto` (one per processor).
 * Throws `SettingsError` for invalid ones.
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
    throw new SettingsError([`${messageOf(error).split('\n')[0]} (see --help)`]);
  }
}
