/**
 * How many pages a second the shop renders, each anew: the demo shop as its own process, eight clients, one page at a
 * time. `ratio` compares with the response of /healthz in the same run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../test/server-process.ts';
import { figure, helpOnDemand } from './report.ts';

helpOnDemand(`Pages a second of the demo shop, every one rendered anew, eight clients.
  npm run bench -- pages
SECONDS (8) is how long each page is asked for. Needs a build: npm run build.`);

const SECONDS = Number(process.env.SECONDS ?? 8);
const CONNECTIONS = 8;
const PAGES: Record<string, string> = {
  bare: '/healthz',
  home: '/',
  listing: '/category/renkaat',
  'listing with choices': '/category/renkaat?stock=1&sort=price-asc',
  search: '/haku?q=kelkka',
  product: '/product/kaira-reitti-600-e',
  'product in English': '/en/product/kaira-reitti-600-e',
};

const ask = (url: string, duration: number) =>
  autocannon({ url, duration, connections: CONNECTIONS, headers: { accept: 'text/html' } });

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
const server = await startServer({ DATA_DIR: dataDir, PAGE_CACHE_MB: '0' });
try {
  let bare = 0;
  for (const [name, path] of Object.entries(PAGES)) {
    process.stderr.write(`  ${name}\n`);
    const first = await fetch(server.url + path);
    if (!first.ok) throw new Error(`${path} answered ${first.status}`);
    const bytes = (await first.arrayBuffer()).byteLength;
    await ask(server.url + path, 2);
    const { requests, latency, errors, non2xx } = await ask(server.url + path, SECONDS);
    if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} answers that were not 2xx`);
    bare ||= requests.average;
    figure(`${name} a second`, requests.average, 'pages/s', {
      path,
      p50Ms: latency.p50,
      p99Ms: latency.p99,
      htmlBytes: bytes,
      ratio: Number((requests.average / bare).toPrecision(3)),
    });
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
