import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { signWebhook } from '#backend/sales/webhooks/signature.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { type Mood, moodyProxy } from '../world/moody-proxy.ts';
import { everyPage, searchPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld } from '../world/world.ts';

const SECRET = 'a secret of both programs, long enough';
const ORDERS = 3;
const PATIENCE_MS = 90_000;

/** The other program: stores the ids of events with a valid signature. */
async function listener() {
  const told: string[] = [];
  let forged = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const id = String(request.headers['webhook-id']);
    const signed = signWebhook([SECRET], id, Number(request.headers['webhook-timestamp']), body);
    if (request.headers['webhook-signature'] !== signed) forged++;
    told.push(id);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { told, forged: () => forged, url, close: () => server.close() };
}

async function webhookDown(): Promise<Shown | Skipped> {
  const program = await listener();
  const way = await moodyProxy(() => program.url, 0);
  const world = await openWorld({ kind: 'postgres', env: () => ({ WEBHOOK_URL: way.url, WEBHOOK_SECRET: SECRET }) });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 2, world.giftCards);
  const moods: Mood[] = ['hangs up', 500, 503];
  const broken = performance.now();
  for (const mood of moods) {
    way.state.mood = mood;
    that(await crowd.more(ORDERS), `nobody could buy while the other program answers: ${mood}`);
  }
  way.state.mood = 'well';
  const bought = await crowd.leave();
  const waiting = () =>
    world.withDb(async (db) => (await db.query("select 1 from webhook_delivery where status <> 'sent'")).rows.length);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && (await waiting()) > 0; ) await delay(500);
  const lateMs = performance.now() - broken;
  that((await waiting()) === 0, 'something was not told');
  const { saw, degradedMs } = await visitor.leave();
  that(degradedMs === 0 && crowd.seen.size === 0, 'shoppers noticed the other program');
  // what the last buyer's redirect did not settle is told after the balance's own questions: by no running shop
  const paid = bought.filter(({ status }) => status === 'paid').length;
  that(new Set(program.told).size === paid, `${paid} orders paid, ${new Set(program.told).size} told`);
  that(program.told.length === new Set(program.told).size, 'something was told twice');
  that(program.forged() === 0, 'a signature was wrong');
  const balance = await world.balance(bought);
  await world.end();
  await way.close();
  program.close();
  return {
    injected: `the program at WEBHOOK_URL: ${moods.join(', ')}; then well`,
    degradedMs: lateMs,
    saw: [...saw, 'degraded: what the other program is told, until it was told everything'],
    books: balance,
    wrong,
  };
}

/** The hosted engine fails in every way; the shop's own one responds. */
async function searchDown(): Promise<Shown | Skipped> {
  const engine = await moodyProxy(() => 'http://127.0.0.1:1', 20_000);
  const hosted = {
    SEARCH_ENGINE: 'hosted',
    SEARCH_APP_ID: 'TESTAPP',
    SEARCH_KEY: 'search-only',
    SEARCH_URL: engine.url,
  };
  const world = await openWorld({ kind: 'postgres', env: () => hosted });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const moods: Mood[] = ['hangs up', 500, 503, 'html', 'slow'];
  const visitor = probe(world.url, [searchPage]);
  for (const mood of moods) {
    engine.state.mood = mood;
    const answer = await fetch(`${world.url}${searchPage.path}`);
    that(answer.status === 200, `the engine ${mood}: ${answer.status}`);
    await delay(1000);
  }
  that(engine.state.asked > 0, 'the engine was never asked');
  const { degradedMs, saw } = await visitor.leave();
  that(degradedMs === 0, 'a search was not answered');
  const balance = await world.balance([]);
  await world.end();
  await engine.close();
  return {
    injected: `the hosted search: ${moods.join(', ')} (asked ${engine.state.asked} times: after failures it is left alone for a while)`,
    degradedMs,
    saw,
    books: balance,
    wrong,
  };
}

export const otherFaults: Fault[] = [
  { name: 'webhook-down', about: 'the program that is told of orders is down', run: webhookDown },
  { name: 'hosted-search-down', about: 'the hosted search engine is wrong, slow, down', run: searchDown },
];
