/** `npm run task -- lighthouse [names…]`: every kind of indexable page on a phone; exits with 1 if one scores too low. */
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { freePort, startServer } from '#test/server-process.ts';
import playwright from '../../playwright.config.ts';
import { BARS, below, measure } from './measure.ts';
import { pages } from './pages.ts';

const program = new Command('npm run task -- lighthouse --')
  .argument('[names...]', 'kinds of pages, "home" or "home fi"; without one all of them')
  .option('--runs <n>', 'how often each page is seen; the median counts', Number, 3)
  .option('--url <address>', 'a shop that runs already, instead of the built one on a new data directory')
  .parse();
const { runs, url } = program.opts<{ runs: number; url?: string }>();
const wanted = pages.filter(
  ({ name }) => program.args.length === 0 || program.args.some((arg) => name.startsWith(arg)),
);
if (wanted.length === 0) program.error(`no such page; there are ${pages.map(({ name }) => name).join(', ')}`);

const DATA_DIR = '.cache/lighthouse-data';
rmSync(DATA_DIR, { recursive: true, force: true });
const server = url ? null : await startServer({ DATA_DIR });
const port = await freePort();
// the test browser with consent given: the banner would cover press targets, which then count as too small
const { storageState, launchOptions: { args = [], ...launch } = {} } = playwright.use ?? {};
const browser = await chromium.launchPersistentContext('', {
  ...launch,
  args: [...args, `--remote-debugging-port=${port}`],
});
if (typeof storageState === 'object') await browser.addCookies(storageState.cookies);
const missed: string[] = [];
try {
  console.log(`bars: ${JSON.stringify(BARS)}, median of ${runs}`);
  for (const [at, { name, path }] of wanted.entries()) {
    const { scores, times, faults } = await measure(`${url ?? server?.url}${path}`, port, runs);
    const short = below(scores);
    if (short.length > 0) missed.push(`${name} (${short.join(', ')})`);
    const line = Object.values(scores)
      .map((score) => String(score).padStart(3))
      .join(' ');
    console.log(`${String(at + 1).padStart(2)}/${wanted.length} ${line}  ${name.padEnd(14)} ${times}`);
    for (const fault of faults) console.log(`      ${fault}`);
  }
} finally {
  await browser.close();
  await server?.stop();
}
if (missed.length > 0) program.error(`below a bar: ${missed.join('; ')}`);
