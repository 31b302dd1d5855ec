import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

/** Names that a file may carry although they are no settings of the shop: Node's, npm's, the system's. */
const OTHERS = /^(NODE_|npm_|UV_|LC_|PG)|^(TZ|LANG|PATH|HOME|USER|ENV_FILE|NODE_ENV)$/;

/**
 * Adds the settings of a file (`.env` in the shop's folder; `ENV_FILE` names another, empty for none) to the environment.
 * What the environment sets already wins; a missing `.env` is none. Returns complaints about names no setting has.
 */
export function loadEnvFile(env: Record<string, string | undefined>, names: readonly string[]): string[] {
  const file = env.ENV_FILE ?? '.env';
  if (file === '') return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (env.ENV_FILE === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new SettingsError([`ENV_FILE: ${file} cannot be read: ${(error as Error).message}`]);
  }
  const complaints: string[] = [];
  for (const [name, value] of Object.entries(parseEnv(text))) {
    env[name] ??= value;
    if (!names.includes(name) && !OTHERS.test(name)) complaints.push(`${file}: ${name} is no setting of the shop`);
  }
  return complaints;
}
