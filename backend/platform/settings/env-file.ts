import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { codeOf, messageOf } from '#backend/platform/caught-error.ts';
import { SettingsError } from './settings.ts';

/** Names of Node, npm and the system that a file may contain besides settings. */
const OTHERS = /^(NODE_|npm_|UV_|LC_|PG)|^(TZ|LANG|PATH|HOME|USER|ENV_FILE|NODE_ENV)$/;

/**
 * Adds the settings of `.env` in the shop's folder (or of `ENV_FILE`; empty for none) to the environment, which takes
 * precedence. `.env` may be missing. Returns warnings about unknown names.
 */
export function loadEnvFile(env: Record<string, string | undefined>, names: readonly string[]): string[] {
  const file = env.ENV_FILE ?? '.env';
  if (file === '') return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (env.ENV_FILE === undefined && codeOf(error) === 'ENOENT') return [];
    throw new SettingsError([`ENV_FILE: ${file} cannot be read: ${messageOf(error)}`]);
  }
  const complaints: string[] = [];
  for (const [name, value] of Object.entries(parseEnv(text))) {
    env[name] ??= value;
    if (!names.includes(name) && !OTHERS.test(name)) complaints.push(`${file}: ${name} is no setting of the shop`);
  }
  return complaints;
}
