import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };

// npm passes SIGTERM to its shell; a shell that is still there dies of it and leaves the server running
test('npm start becomes the server, with no shell between', async () => {
  const command = pkg.scripts.start.replace('server.ts', '-p process.pid');
  expect(command).toContain('-p process.pid');
  const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(shell, 'exit');
  expect(Number(await text(shell.stdout))).toBe(shell.pid);
  await exited;
});
