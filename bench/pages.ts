/**
 * Pages rendered anew: how many a second, and their times beside a bare React Router page that renders as many bytes of
 * HTML, in one run on one machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, oneByOne } from './peers/ask.ts';
import { startPeer } from './peers/peer.ts';
import { figure, helpOnDemand, percentile } from './report.ts';
import { startMeasured } from './start/server.ts';

helpOnDemand(`Pages of the demo shop, every one rendered anew.
  npm run bench -- pages
First each page in turns with a bare React Router page of as many bytes, one client, ROUNDS (7) times REQUESTS (100)
requests: the ratio of their medians must be at most 2. Then pages a second, eight clients, SECONDS (8) each, and product
pages with 16 clients. With BEFORE, the folder of another checkout that is installed and built, that shop's product pages
too, in turns: the ratio must be at least 3. Needs a build: npm run build.`);

const SECONDS = Number(process.env.SECONDS ?? 8);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const REQUESTS = Number(process.env.REQUESTS ?? 100);
const WARM_UP = 500;
const PRODUCT = '/product/kaira-reitti-600-e';
const LISTING = '/category/renkaat';
const MOST = 2;
const LEAST = 3;
const COMPARED = { product: PRODUCT, listing: LISTING, 'content page': '/cms/palvelut/rahoitus' };
const LOADED = {
  bare: '/healthz',
  home: '/',
  listing: LISTING,
  'listing with choices': `${LISTING}?stock=1&sort=price-asc`,
  search: '/haku?q=kelkka',
  product: PRODUCT,
  'product in English': `/en${PRODUCT}`,
};

const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** Times with one client beside a bare page of the same size: a machine that is slower for a while is slower for both. */
async function besideBare(shop: string, bare: string, [name, path]: [string, string]) {
  const [none, hundred] = [await sizeOf(`${bare}/list?cards=0`), await sizeOf(`${bare}/list?cards=100`)];
  const htmlBytes = await sizeOf(shop + path);
  const cards = Math.round((htmlBytes - none) / ((hundred - none) / 100));
  const addresses = [shop + path, `${bare}/list?cards=${cards}`] as const;
  // code gets quick in each by itself
  for (const address of addresses) await oneByOne(address, WARM_UP);
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = [await oneByOne(addresses[0], REQUESTS), await oneByOne(addresses[1], REQUESTS)];
    rounds.push({ ours: median(ours), theirs: median(theirs) });
  }
  const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
  figure(`${name} beside a bare page of its size, one client`, median(ratios), 'times', {
    bar: MOST,
    ok: median(ratios) <= MOST,
    least: Math.min(...ratios),
    most: Math.max(...ratios),
    p50Ms: median(rounds.map(({ ours }) => ours)),
    bareP50Ms: median(rounds.map(({ theirs }) => theirs)),
    htmlBytes,
    bareHtmlBytes: await sizeOf(addresses[1]),
  });
}

async function loaded(shop: string) {
  let bare = 0;
  for (const [name, path] of Object.entries(LOADED)) {
    process.stderr.write(`  ${name}\n`);
    const { perSecond, ...times } = await ask(shop + path, { connections: 8, seconds: SECONDS });
    bare ||= perSecond;
    figure(`${name} a second`, perSecond, 'pages/s', {
      path,
      ...times,
      ratio: Number((perSecond / bare).toPrecision(3)),
    });
  }
}

async function besideBefore(shop: string, before: string | undefined) {
  const load = { connections: 16, seconds: SECONDS };
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < 3; round++)
    rounds.push({
      ours: (await ask(shop + PRODUCT, load)).perSecond,
      theirs: before ? (await ask(before + PRODUCT, load)).perSecond : Number.NaN,
    });
  const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
  figure('product pages a second, 16 clients', median(rounds.map(({ ours }) => ours)), 'pages/s', {
    ...(before && { before: median(rounds.map(({ theirs }) => theirs)), ratio, bar: LEAST, ok: ratio >= LEAST }),
  });
}

const work = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
const start = (name: string, folder?: string) =>
  startMeasured({ DATA_DIR: join(work, name), PAGE_CACHE_MB: '0' }, folder);
const shop = await start('shop');
const bare = await startPeer('page');
const before = process.env.BEFORE ? await start('before', process.env.BEFORE) : null;
try {
  for (const page of Object.entries(COMPARED)) await besideBare(shop.url, bare.url, page);
  await loaded(shop.url);
  await besideBefore(shop.url, before?.url);
} finally {
  await Promise.all([shop, bare, before].map((process) => process?.stop()));
  await rm(work, { recursive: true, force: true });
}
