/** A cached listing beside a bare Hono that sends the same bytes, in one run on one machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, ask, type Load, oneByOne } from './peers/ask.ts';
import { startPeer } from './peers/peer.ts';
import { figure, helpOnDemand, percentile } from './report.ts';
import { startMeasured } from './start/server.ts';

helpOnDemand(`A cached listing beside a bare Hono answer of the same bytes.
  npm run bench -- peers
The shop runs as npm start runs it. Shop and peer are asked in turns, SECONDS (2) each, ROUNDS (7) times. The ratio is the median of the rounds'. Needs a build: npm run build.`);

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
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

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-'));
const server = await startMeasured({ DATA_DIR: dataDir });
try {
  await cached(server.url);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
