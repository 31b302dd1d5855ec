import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../test/server-process.ts';

/** The server's resource use; delays of its event loop since the last report. Heap is after a collection. */
export type Use = {
  heapMb: number;
  externalMb: number;
  rssMb: number;
  cpuMs: number;
  loopP99Ms: number;
  loopMaxMs: number;
};

/** The built shop as a process of its own, as production runs it, with a report of its resource use. */
export async function startMeasured(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const hook = new URL('./hook.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--expose-gc', `--import=${hook}`, 'server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ENV_FILE: '',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO_ORDERS: 'false',
      ...env,
      PORT: String(port),
      BASE_URL: url,
    },
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the server ended by itself');
    await delay(100);
  }
  return {
    url,
    async use(): Promise<Use> {
      child.send('use');
      const [use] = await once(child, 'message');
      return use;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
