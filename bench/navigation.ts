/** From a press to the next page on the screen: home → category → product → back, with prefetched pages and without. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { startServer } from '../test/server-process.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Time from a press to the frame with the next page's heading, as a person presses: the pointer comes, rests, goes down and up.
  npm run bench -- navigation
RUNS (30) times home, category, product, back; LATENCY_MS (60) is what the line adds to each answer; URL measures a shop that
runs already. Needs a build and a Chromium: npm run build, npm run task -- test:e2e once, or CHROMIUM_PATH.`);

const RUNS = Number(process.env.RUNS ?? 30);
const LATENCY_MS = Number(process.env.LATENCY_MS ?? 60);
/** A person looks at a page before pressing, rests on what is pressed, and holds it down. */
const LOOK_MS = 700;
const REST_MS = 150;
const HOLD_MS = 80;
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome-stable'];
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

/** In the page: from the next click, or now, until after the first frame with another heading. */
function measure(fromNow: boolean): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const follow = (start: number) => {
      const look = () => {
        const now = heading();
        if (!now || now === before) return void requestAnimationFrame(look);
        // a message arrives after the frame has been painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    if (fromNow) follow(performance.now());
    else addEventListener('click', ({ timeStamp }) => follow(timeStamp), { capture: true, once: true });
  });
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await delay(LOOK_MS);
}

async function press(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not on the screen');
  const time = page.evaluate(measure, false);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await delay(REST_MS);
  await page.mouse.down();
  await delay(HOLD_MS);
  await page.mouse.up();
  return time;
}

async function back(page: Page): Promise<number> {
  const time = page.evaluate(measure, true);
  await page.evaluate(() => history.back());
  return time;
}

async function walk(browser: Browser, url: string, isAhead: boolean) {
  const times = { category: [] as number[], product: [] as number[], back: [] as number[] };
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const speed = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...speed, latency: LATENCY_MS });
  if (!isAhead)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  // the first walk warms the shop's cache and the browser's
  for (let run = 0; run <= RUNS; run++) {
    await page.goto(url);
    await page.mouse.move(5, 5);
    await settled(page);
    const category = await press(page, page.locator('main ul li a:has(picture)').nth(run % 3));
    await settled(page);
    const product = await press(page, page.locator('main article a[href^="/product/"]').nth(run % 4));
    await settled(page);
    const returned = await back(page);
    if (run === 0) continue;
    times.category.push(category);
    times.product.push(product);
    times.back.push(returned);
    process.stderr.write(`\r  ${isAhead ? 'prefetched' : 'fetched when pressed'}: ${run} of ${RUNS} `);
  }
  process.stderr.write('\n');
  await page.close();
  return times;
}

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
const server = process.env.URL ? null : await startServer({ DATA_DIR: dataDir });
const url = process.env.URL ?? server?.url ?? '';
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const isAhead of [true, false])
    for (const [step, times] of Object.entries(await walk(browser, url, isAhead)))
      figure(`${step}: ${isAhead ? 'prefetched' : 'fetched when pressed'}`, percentile(times, 0.5), 'ms median', {
        p95: Math.round(percentile(times, 0.95)),
        runs: times.length,
        latencyMs: LATENCY_MS,
      });
} finally {
  await browser.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
