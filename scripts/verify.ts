/**
 * `npm run verify`: static checks. All but the first run in parallel; the output of each is shown when it ends.
 */
import { spawn } from 'node:child_process';
import { showHelp } from './show-help.ts';

showHelp('npm run verify\nStatic checks: import directions, unused code, types, lint.');

const CHECKS = ['directions', 'unused', 'lint'];

async function check(name: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/task.ts', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${Buffer.concat(output)}`);
  return code === 0;
}

// first: it generates the route types, which the other checks read
const isTyped = await check('types');
const passed = await Promise.all(CHECKS.map(check));
process.exit(isTyped && passed.every(Boolean) ? 0 : 1);
