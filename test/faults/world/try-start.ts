import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server-process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE_MS = 60_000;

export type Tried = {
  isOpen: boolean;
  code: number | null;
  said: string;
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts the shop as `npm start` does and waits until it is open or has ended; what it said, and its exit code. `killAfter`: it is
 * killed as soon as this resolves.
 */
export async function tryStart(env: Record<string, string>, killAfter?: () => Promise<void>): Promise<Tried> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SLOW_QUERY_MS: '60000',
      ENV_FILE: '',
      DEMO_ORDERS: 'false',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      ...env,
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
    },
  });
  let said = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void killAfter?.().then(() => child.kill('SIGKILL'));
  const isOpen = await new Promise<boolean>((resolve) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes(' is open ')) resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => resolve(false));
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return {
    isOpen,
    // what has neither opened nor ended is hung
    code: isOpen ? null : await Promise.race([gone, new Promise<null>((resolve) => setTimeout(resolve, 100, null))]),
    said,
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
