import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startFakeS3 } from '../fakes/fake-s3.ts';
import type { Cluster } from '../postgres.ts';
import { visitors } from '../processes/visitors.ts';
import { freePort } from '../server-process.ts';
import { type Container, startContainer } from './container.ts';

const VISITORS = 8;
const UNDER_LOAD_MS = 10_000;
const PAGES = ['/', '/outlet', '/brandit', '/uutuudet'];

/** Caddy with the sample's way of balancing, on plain http: certificates are not what is tried here. */
async function startCaddy(port: number, upstreams: readonly string[]): Promise<ChildProcess> {
  const caddyfile = `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\treverse_proxy ${upstreams.join(' ')} {\n\t\tlb_try_duration 5s\n\t\tfail_duration 10s\n\t}\n}\n`;
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  caddy.stdin?.end(caddyfile);
  for (let turn = 0; turn < 100; turn++, await delay(100))
    if ((await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) return caddy;
  caddy.kill();
  throw new Error('Caddy did not start');
}

/** The address of a picture of a page, without its variant. */
async function pictureOn(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const found = /\/pictures\/[0-9a-f]{16}\//.exec(page)?.[0];
  if (!found) throw new Error(`${url} has no picture`);
  return found;
}

/**
 * Two containers on one PostgreSQL and one bucket behind Caddy, each with a folder of its own; one is killed while visitors ask without a
 * pause, and its folder is lost. Returns the answers and what was lost: at most the requests that the killed one had in hand.
 */
export async function killOneOfTwo(postgres: Cluster, dataDir: (name: string) => string) {
  const s3 = await startFakeS3();
  const containers: Container[] = [];
  let caddy: ChildProcess | undefined;
  try {
    const port = await freePort();
    const folders = ['tieva-two-a', 'tieva-two-b'].map((name) => ({ name, folder: dataDir(name) }));
    for (const { name, folder } of folders) {
      const [own, admin] = [await freePort(), await freePort()];
      const env = {
        DATABASE_URL: postgres.url,
        BASE_URL: `http://127.0.0.1:${port}`,
        DEMO_ORDERS: 'false',
        LOG_LEVEL: 'error',
        ...s3.env,
      };
      const container = startContainer(name, folder, {
        ...env,
        PORT: String(own),
        ADMIN_PORT: String(admin),
        TRUSTED_PROXIES: '127.0.0.1',
      });
      containers.push(container);
      await container.ready();
    }
    caddy = await startCaddy(
      port,
      containers.map(({ url }) => url.replace('http://', '')),
    );
    const url = `http://127.0.0.1:${port}`;
    const picture = await pictureOn(`${url}/outlet`);
    const crowd = visitors(
      VISITORS,
      [...PAGES, `${picture}small.webp`].map((path) => url + path),
    );
    await delay(UNDER_LOAD_MS / 2);
    containers[0]?.kill();
    rmSync(folders[0]?.folder ?? '', { recursive: true });
    await delay(UNDER_LOAD_MS / 2);
    const { answered, failed } = await crowd.leave();
    // a variant that nobody has encoded yet: from the picture in the bucket
    const { status } = await fetch(`${url}${picture}zoom.avif`);
    return { answered, failed, pictureStatus: status, stored: s3.files.size, exit: containers[1]?.stop() };
  } finally {
    caddy?.kill();
    for (const container of containers) container.remove();
    await s3.close();
  }
}
