import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fault, Shown } from '../fault.ts';

/** A test that is a program of its own: its lines are shown, its exit code is the verdict. Its own checks are the books. */
async function program(injected: string, file: string, args: readonly string[]): Promise<Shown> {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const started = performance.now();
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said.push(text.toString());
      process.stdout.write(text.toString().replaceAll(/^(?=.)/gm, '    '));
    });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines = said.join('').trim().split('\n');
  const isRight = code === 0;
  return {
    injected,
    // the server is down again and again: what visitors miss is measured where one is beside another (worker-killed)
    degradedMs: performance.now() - started,
    saw: ['no answer while the process starts; the same request again is answered'],
    books: { counted: lines.at(-1) ?? '', wrong: isRight ? [] : [`${file} says so, exit code ${code}`] },
    wrong: [],
  };
}

const killed = (name: string, about: string, file: string, injected: string): Fault => ({
  name,
  about,
  run: () => program(injected, file, []),
});

export const killFaults: Fault[] = [
  killed(
    'killed-at-steps',
    'kill -9 at every step of placing and paying an order',
    'faults/kill-at-steps.ts',
    'SIGKILL at named statements and calls to the gateway; the process started again',
  ),
  killed(
    'killed-in-checkouts',
    'kill -9 again and again during 200 checkouts',
    'faults/kill-during-checkout.ts',
    'SIGKILL at random moments of eight buyers; the process started again',
  ),
  killed(
    'killed-in-import',
    'kill -9 at different moments of an import',
    'faults/kill-during-import.ts',
    'SIGKILL while an import reads, indexes and swaps its tables',
  ),
  killed(
    'worker-killed',
    'kill -9 of one of two processes under load, and both replaced',
    'processes/main.ts',
    'SIGKILL of one process of npm start -- --workers 2 while customers order',
  ),
];
