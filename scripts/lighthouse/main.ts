/** `npm run task -- lighthouse [names…]`: every kind of indexable page on a phone; exits with 1 if one scores too low. */
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { freePort, startServer } from '#test/server-process.ts';
import playwright from '../../playwright.config.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { BARS, below, measure } from './measure.ts';
import { pages } from './pages.ts';

const program = new Command('npm run task -- lighthouse --')
  .argument('[names...]', 'kinds of pages, "home" or "home fi"; without one all of them')
  .option('--runs <n>', 'how often each page is seen; the median counts', Number, 3)
  .option('--url <address>', 'a shop that runs already, instead of the built one on a new data directory')
  .option('--http1', 'measures the shop itself over HTTP/1.1, without the HTTP/2 proxy that live shops have in front')
  .parse();
const { runs, url, http1 } = program.opts<{ runs: number; url?: string; http1?: true }>();
const wanted = pages.filter(
  ({ name }) => program.args.length === 0 || program.args.some((arg) => name.startsWith(arg)),
);
if (wanted.length === 0) program.error(`no such page; there are ${pages.map(({ name }) => name).join(', ')}`);

/** The built shop behind an HTTP/2 proxy, or by itself. */
async function startShop() {
  const DATA_DIR = '.cache/lighthouse-data';
  rmSync(DATA_DIR, { recursive: true, force: true });
  if (http1) return startServer({ DATA_DIR });
  const [port, shopPort] = [await freePort(), await freePort()];
  const server = await startServer({ DATA_DIR, BASE_URL: `https://127.0.0.1:${port}` }, shopPort);
  const proxy = await startHttpsProxy(port, shopPort);
  const stop = () => {
    proxy.stop();
    return server.stop();
  };
  return { url: proxy.url, stop };
}

const { storageState, launchOptions: { args = [], ...launch } = {} } = playwright.use ?? {};

/** Measures one page in a browser of its own; one browser for all pages loses its connection after some sixty runs. */
async function measurePage(address: string) {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    // the test browser with consent given: the banner would cover press targets, which then count as too small
    if (typeof storageState === 'object') await browser.addCookies(storageState.cookies);
    return await measure(address, port, runs);
  } finally {
    await browser.close();
  }
}

const server = url ? null : await startShop();
const missed: string[] = [];
try {
  console.log(`bars: ${JSON.stringify(BARS)}, median of ${runs}, ${http1 ? 'HTTP/1.1' : 'HTTP/2'}`);
  for (const [at, { name, path }] of wanted.entries()) {
    const { scores, times, faults } = await measurePage(`${url ?? server?.url}${path}`);
    const short = below(scores);
    if (short.length > 0) missed.push(`${name} (${short.join(', ')})`);
    const line = Object.values(scores)
      .map((score) => String(score).padStart(3))
      .join(' ');
    console.log(`${String(at + 1).padStart(2)}/${wanted.length} ${line}  ${name.padEnd(14)} ${times}`);
    for (const fault of faults) console.log(`      ${fault}`);
  }
} finally {
  await server?.stop();
}
if (missed.length > 0) program.error(`below a bar: ${missed.join('; ')}`);
