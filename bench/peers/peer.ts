import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A peer in a process of its own. `input` is its response, unless it renders its own. */
export async function startPeer(
  kind: 'hono' | 'page',
  input = '',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [new URL('serve.ts', import.meta.url).pathname, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(input);
  const [said] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(said).trim()}`,
    async stop() {
      child.kill('SIGTERM');
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
