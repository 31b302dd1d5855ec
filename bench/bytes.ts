/** What a browser fetches until a page is quiet, by kind, as it comes over the wire and unpacked. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../test/server-process.ts';
import { figure, helpOnDemand } from './report.ts';

helpOnDemand(`Bytes a browser fetches for the first view of a page, by kind.
  npm run bench -- bytes
Needs a build and a Chromium: npm run build, npm run task -- test:e2e once, or CHROMIUM_PATH.`);

const PAGES: Record<string, string> = {
  home: '/',
  categories: '/category',
  listing: '/category/renkaat',
  product: '/product/kaira-reitti-600-e',
  cart: '/ostoskori',
  article: '/uutiset-ja-artikkelit',
};
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

type Fetched = { requests: number; raw: number; gzip: number; brotli: number };

/** Everything one fresh visit fetches, by the kind of request. */
async function visit(browser: Browser, url: string): Promise<Map<string, Fetched>> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const kinds = new Map<string, Fetched>();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    bodies.push(
      response.body().then((body) => {
        const sum = kinds.get(kind) ?? { requests: 0, raw: 0, gzip: 0, brotli: 0 };
        const packed = kind !== 'image' && kind !== 'font';
        kinds.set(kind, {
          requests: sum.requests + 1,
          raw: sum.raw + body.length,
          gzip: sum.gzip + (packed ? gzipSync(body, { level: 9 }).length : body.length),
          brotli: sum.brotli + (packed ? brotliCompressSync(body).length : body.length),
        });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  await page.close();
  return kinds;
}

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const [name, path] of Object.entries(PAGES)) {
    process.stderr.write(`  ${name}\n`);
    for (const [kind, { requests, raw, gzip, brotli }] of await visit(browser, server.url + path))
      figure(`${name}: ${kind}`, gzip, 'bytes gzip', { path, requests, raw, brotli });
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
