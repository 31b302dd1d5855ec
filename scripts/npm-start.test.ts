import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };

// npm sends SIGTERM to its shell; without exec the shell dies and leaves the server running
test('npm start replaces its shell by the server', async () => {
  const command = pkg.scripts.start.replace('server.ts', '-p process.pid');
  expect(command).toContain('-p process.pid');
  const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(shell, 'exit');
  expect(Number(await text(shell.stdout))).toBe(shell.pid);
  await exited;
});
