import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server-process.ts';

const ROOT = new URL('../..', import.meta.url);
const PATIENCE_MS = 90_000;

export type ManyServers = Awaited<ReturnType<typeof startMany>>;

/** The built shop in several processes behind one port, on PostgreSQL, and its output. Resolves when `open` of them are open. */
export async function startMany(count: number, env: Record<string, string>, open = count) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['server.ts', '--workers', String(count)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
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
  let said = '';
  const hear = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);

  async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(20)) {
      if (await isSo()) return;
      if (child.exitCode !== null) throw new Error(`the shop ended by itself: ${said.slice(-2000)}`);
    }
    throw new Error(`${what} did not come to pass: ${said.slice(-2000)}`);
  }

  const timesSaid = (words: string) => said.split(words).length - 1;
  await until('the start', () => timesSaid(' is open ') >= open);
  if (child.pid === undefined) throw new Error('the shop has no process');
  return {
    url,
    /** The parent of the worker processes; without workers, the process itself. */
    pid: child.pid,
    until,
    timesSaid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Replaces all processes one after the other. */
    async replaceAll() {
      const before = timesSaid('restarted all');
      child.kill('SIGHUP');
      await until('the replacement', () => timesSaid('restarted all') > before);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
