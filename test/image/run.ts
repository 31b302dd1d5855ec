import { spawnSync } from 'node:child_process';

/** Runs a program to its end and returns what it printed; throws with its last lines when it fails. */
export function run(program: string, args: readonly string[], { shown = false } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    maxBuffer: 1 << 26,
  });
  if (status === 0) return stdout ?? '';
  const last = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-8).join('\n');
  throw new Error(`${program} ${args.slice(0, 6).join(' ')} … failed (${error?.message ?? status})\n${last}`);
}

/** Whether a program is installed. */
export const has = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
