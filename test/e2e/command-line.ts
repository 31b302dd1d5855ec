import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Port of the shop under test; its admin has the next one. */
export const port = Number(process.env.TEST_PORT ?? 3210);

/** Runs a command of the running shop; returns what it prints. */
export async function onCommandLine(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: `.cache/e2e-data-${port}` };
  const command = ['backend/entrypoints/cli/main.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}
