import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = new URL('..', import.meta.url);
const READY_MS = 60_000;

/** Below the ports that the system gives to outgoing connections: a client that retries a dead server cannot sit on its port. */
const PORTS = { from: 10_000, to: 19_998 };

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}

/** A port of 127.0.0.1 that is free now, and the next one too, which is the admin's. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

export type ServerProcess = {
  url: string;
  /** kill -9: nothing is written any more, nothing is drained. */
  kill: () => Promise<void>;
  /** SIGTERM: drains and stops. */
  stop: () => Promise<void>;
  /** True when it has ended by itself, false when it still runs after a time. */
  ended: (timeoutMs: number) => Promise<boolean>;
};

/**
 * Starts the real server as its own process and waits until it responds. It serves the build when there is one, else
 * the sources; JSON endpoints are the same. `X-Forwarded-For` makes each caller its own visitor.
 */
export async function startServer(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  const built = existsSync(new URL('build/server/index.js', ROOT));
  const child = spawn(process.execPath, ['server.ts', ...(built ? [] : ['--dev'])], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: built ? 'production' : 'development',
      LOG_LEVEL: 'error',
      ENV_FILE: '',
      DEMO_ORDERS: 'false',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      BASE_URL: url,
      ...env,
      PORT: String(chosen),
    },
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilHealthy(child, url, () => complaints);
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const within = (timeoutMs: number) => Promise.race([ended.then(() => true), delay(timeoutMs, false, { ref: false })]);
  return { url, kill: end('SIGKILL'), stop: end('SIGTERM'), ended: within };
}

async function untilHealthy(child: ChildProcess, url: string, complaints: () => string) {
  for (const until = Date.now() + READY_MS; Date.now() < until; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`the server ended by itself: ${complaints()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within ${READY_MS / 1000} s: ${complaints()}`);
}
