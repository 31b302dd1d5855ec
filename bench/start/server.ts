import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../test/server-process.ts';
import { type Memory, memoryOf } from './memory.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const ASK_AGAIN_MS = 10;

export type Measured = {
  url: string;
  /** From the start of the process to the last byte of the first page. */
  firstPageMs: number;
  /** What its processors had done by then. */
  processorMs: number;
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
};

/** The whole home page, or null while the server does not respond. */
async function homePage(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { headers: { 'accept-language': 'fi' } });
    const text = await answer.text();
    if (answer.status === 200 && text.includes('</html>')) return text;
    throw new Error(`the home page answered ${answer.status}`);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** What a process has used of the processors; the kernel counts in ticks of 10 ms. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts the built shop of a checkout with the words of `npm start`, without npm around it. */
export async function startMeasured(env: Record<string, string>, root = ROOT): Promise<Measured> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn('sh', ['-c', scripts.start], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      ENV_FILE: '',
      DEMO_ORDERS: 'false',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      BASE_URL: url,
      PORT: String(port),
      ...env,
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the server does not start');
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended by itself');
    if (await homePage(url)) break;
    await delay(ASK_AGAIN_MS);
  }
  const firstPageMs = performance.now() - started;
  return {
    url,
    firstPageMs,
    processorMs: await processorMs(pid),
    memory: () => memoryOf(pid),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
