/**
 * The shop beside minimal peers, in one run on one machine: a cached listing beside a bare Hono that
 * sends the same bytes, and a listing rendered anew beside a bare React Router page of 48 cards, in bytes of HTML a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, ask, type Load, oneByOne } from './peers/ask.ts';
import { startPeer } from './peers/peer.ts';
import { figure, helpOnDemand, percentile } from './report.ts';
import { startMeasured } from './start/server.ts';

helpOnDemand(`The shop beside a bare Hono answer of the same bytes and a bare React Router page, as ratios.
  npm run bench -- peers
The shop runs as npm start runs it. Shop and peer are asked in turns, SECONDS (2) each, ROUNDS (7) times; what renders is
asked for eight seconds before. The ratio is the median of the rounds'. Needs a build: npm run build.`);

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const WARM_UP_SECONDS = 8;
const LISTING = '/category/renkaat';
const BROTLI = { 'accept-encoding': 'br' };

/** The compressed response, for the peer. */
async function answerOf(url: string) {
  const response = await fetch(url, { headers: BROTLI });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  return { html, headers: Object.fromEntries(response.headers) };
}

const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Both addresses in turns: a machine that is slower for a while is slower for both. Medians of the rounds. */
async function inTurns(ours: string, theirs: string, load: Load) {
  const rounds: { ours: Answered; theirs: Answered }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    process.stderr.write(`    round ${round + 1} of ${ROUNDS}\n`);
    rounds.push({ ours: await ask(ours, load), theirs: await ask(theirs, load) });
  }
  const middle = (who: 'ours' | 'theirs') =>
    rounds.map((round) => round[who]).toSorted((a, b) => a.perSecond - b.perSecond)[ROUNDS >> 1] as Answered;
  const ratios = rounds.map((round) => round.ours.perSecond / round.theirs.perSecond);
  return { ours: middle('ours'), theirs: middle('theirs'), ratios };
}

/** The median of the rounds, and how far they lie apart. */
const told = (ratios: readonly number[]) => {
  const [ratio, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) =>
    Number(one?.toPrecision(3)),
  );
  return { ratio, least, most };
};

async function cached(url: string) {
  // twice: the second one is cached and compressed
  await answerOf(url + LISTING);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { html, headers } = await answerOf(url + LISTING);
  const { brotliCompressSync } = await import('node:zlib');
  const body = brotliCompressSync(html);
  const { connection: _, 'keep-alive': __, date: ___, 'content-length': ____, ...rest } = headers;
  const bare = await startPeer(
    'hono',
    JSON.stringify({ headers: { ...rest, 'content-encoding': 'br' }, body: body.toString('base64') }),
  );
  const load = { connections: 16, seconds: SECONDS, headers: BROTLI };
  const { ours, theirs, ratios } = await inTurns(url + LISTING, `${bare.url}/`, load);
  figure('bare Hono, the same bytes, 16 clients', theirs.perSecond, 'answers/s', theirs);
  figure('cached listing, 16 clients', ours.perSecond, 'answers/s', {
    ...ours,
    bytes: body.length,
    ...told(ratios),
  });
  const times = await oneByOne(url + LISTING, 3000, BROTLI);
  figure('cached listing, one client, p95', percentile(times, 0.95), 'ms', { p50Ms: percentile(times, 0.5) });
  await bare.stop();
}

async function rendered(url: string) {
  const bare = await startPeer('page');
  const load = { connections: 8, seconds: SECONDS };
  const shop = await answerOf(url + LISTING);
  const page = await answerOf(`${bare.url}/list`);
  // code gets quick in each by itself, a large page's later
  for (const address of [url + LISTING, `${bare.url}/list`]) await ask(address, { ...load, seconds: WARM_UP_SECONDS });
  const { ours, theirs, ratios } = await inTurns(url + LISTING, `${bare.url}/list`, load);
  const [ourBytes, theirBytes] = [ours.perSecond * shop.html.length, theirs.perSecond * page.html.length];
  figure('bare React Router page of 48 cards', theirBytes / 1e6, 'MB of HTML/s', {
    ...theirs,
    htmlBytes: page.html.length,
  });
  const inBytes = shop.html.length / page.html.length;
  figure('listing rendered anew', ourBytes / 1e6, 'MB of HTML/s', {
    ...ours,
    htmlBytes: shop.html.length,
    ...told(ratios.map((ratio) => ratio * inBytes)),
  });
  await bare.stop();
}

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
for (const [part, env] of [
  [cached, {}],
  [rendered, { PAGE_CACHE_MB: '0' }],
] as const) {
  process.stderr.write(`  ${part.name}\n`);
  const server = await startMeasured({ DATA_DIR: dataDir, ...env });
  try {
    await part(server.url);
  } finally {
    await server.stop();
  }
}
await rm(dataDir, { recursive: true, force: true });
