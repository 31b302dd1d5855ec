/**
 * `npm run verify`: what holds without running the shop. The checks run beside each other, the longest first; what each
 * says is shown when it is done.
 */
import { spawn } from 'node:child_process';
import { showHelp } from './show-help.ts';

showHelp('npm run verify\nChecks what holds without running the shop: import directions, unused code, types, lint.');

const CHECKS = ['directions', 'unused', 'types', 'lint'];

async function check(name: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(text));
  child.stderr.on('data', (text: Buffer) => said.push(text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${Buffer.concat(said)}`);
  return code === 0;
}

// writes files that the others read
if (!(await check('typegen'))) process.exit(1);
const passed = await Promise.all(CHECKS.map(check));
process.exit(passed.every(Boolean) ? 0 : 1);
