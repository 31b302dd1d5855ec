import { readSettings } from '#backend/platform/settings/settings.ts';
import { signedReturn } from '#demo/simulators/gateway/protocol.ts';
import { decide, decideOnly, type PlaceAnswer, type Purchase, place } from '../../http-buyer.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { type Bought, requestOf } from '../world/buyers.ts';
import { type Mood, moodyProxy } from '../world/moody-proxy.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld, type World } from '../world/world.ts';

/** The shop waits ten seconds for the gateway. */
const SLOW_MS = 12_000;
const MOODS: Mood[] = ['slow', 'wrong signature', 'html', 'hangs up', 500, 503];

async function gatewayBad(): Promise<Shown | Skipped> {
  let shopUrl = '';
  const gateway = await moodyProxy(() => `${shopUrl}/simulator`, SLOW_MS);
  const world = await openWorld({
    kind: 'postgres',
    env: (url) => {
      shopUrl = url;
      return { PAYTRAIL_URL: gateway.url };
    },
  });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const bought: Bought[] = [];
  const saw: string[] = [];
  const order = async (request: Purchase): Promise<PlaceAnswer> => place(world.url, request);

  const started = performance.now();
  for (const [turn, mood] of MOODS.entries()) {
    const one: Bought = { request: requestOf({ turn }), number: null, status: 'asked' };
    bought.push(one);
    gateway.state.mood = mood;
    const refused = await order(one.request);
    const words = 'message' in refused ? refused.message : '';
    saw.push(`buyer, gateway ${mood}: ${refused.status} ${words}`);
    that(refused.status === 503 && words === 'payment_unavailable', `gateway ${mood}: ${refused.status} ${words}`);
  }
  gateway.state.mood = 'well';
  // the last one is never paid: what it holds is free again in time
  for (const one of bought.slice(0, -1)) {
    const placed = await order(one.request);
    that(placed.status === 201, `the same order again: ${placed.status}`);
    if (placed.number === undefined) continue;
    one.number = placed.number;
    const landing = await decide(world.url, placed.transactionId, 'pay', 'twice');
    if (landing.startsWith('/kiitos')) one.status = 'paid';
  }
  const degradedMs = performance.now() - started;
  that(
    bought.slice(0, -1).every(({ status }) => status === 'paid'),
    'an order did not stay payable',
  );
  wrong.push(...(await callbacks(world, bought)));
  const pages = await visitor.leave();
  that(pages.degradedMs === 0, 'pages noticed the gateway');
  const balance = await world.balance(bought);
  await world.end();
  await gateway.close();
  return {
    injected: `the gateway is ${MOODS.join(', ')}; then callbacks forged, of a wrong sum, twice, late and before the redirect`,
    degradedMs,
    saw: [...saw, ...pages.saw],
    books: balance,
    wrong,
  };
}

/** Callbacks of the gateway: forged, with another sum, twice, before the redirect and long before it. */
async function callbacks(world: World, bought: Bought[]): Promise<string[]> {
  const { wrong, that } = checks();
  const { PAYTRAIL_MERCHANT_ID: merchantId, PAYTRAIL_SECRET: secret } = readSettings(world.env);
  const one: Bought = { request: requestOf({ turn: 20 }), number: null, status: 'asked' };
  bought.push(one);
  const placed = await place(world.url, one.request);
  if (placed.number === undefined) return [`no order: ${placed.status}`];
  one.number = placed.number;
  const stampOf = () =>
    world.withDb(async (db) => {
      const { rows } = await db.query('select stamp, amount_cents from payment_attempt where reference = $1', [
        placed.number,
      ]);
      return { stamp: String(rows[0]?.stamp), amount: Number(rows[0]?.amount_cents) };
    });
  const { stamp, amount } = await stampOf();
  const about = { transactionId: placed.transactionId, stamp, reference: placed.number, status: 'ok', method: null };
  const to = `${world.url}/payments/callback/success`;
  const wrongSum = signedReturn({ merchantId, secret }, to, { ...about, amount: 1 });
  const right = signedReturn({ merchantId, secret }, to, { ...about, amount });
  const forged = signedReturn({ merchantId, secret: 'not the secret' }, to, { ...about, amount });
  const status = async () =>
    (await (await fetch(`${world.url}/api/checkout/orders/${placed.number}?key=${placed.key}`)).json()).status;
  that((await fetch(forged)).status === 400, 'a forged callback was not refused');
  await fetch(wrongSum);
  that((await status()) === 'pending_payment', 'a callback of another sum paid the order');
  // decided, and the callback comes twice before the browser is back
  const back = await decideOnly(world.url, placed.transactionId, 'pay', 'never');
  await Promise.all([fetch(right), fetch(right)]);
  that((await status()) === 'paid', 'the callback alone did not pay the order');
  const returned = await fetch(back, { redirect: 'manual' });
  that(
    (returned.headers.get('location') ?? '').startsWith('/kiitos'),
    'the browser did not come to the thank-you page',
  );
  await fetch(right);
  one.status = 'paid';
  return wrong;
}

export const gatewayFaults: Fault[] = [
  {
    name: 'gateway-bad',
    about: 'a payment gateway that is slow, wrong, down; callbacks forged, wrong, twice, early',
    run: gatewayBad,
  },
];
