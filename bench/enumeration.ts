/**
 * Does the shop's response, or how long it takes, tell whether an address has an account? Posts the forms of signing in as
 * browsers do, each call from another visitor address, known and unknown ones in random order, one after the other.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { createFormStamps } from '../backend/platform/http-kit/form-stamps.ts';
import { makeCustomer } from '../test/make-customer.ts';
import { openBuiltShop } from './built-shop.ts';
import { rankTest } from './rank-test.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Known and unknown addresses at the endpoints of accounts: same response, same time.
  npm run bench -- enumeration                            PGlite
  DATABASE_URL=postgres://… npm run bench -- enumeration  an empty PostgreSQL database
CALLS (200) of each kind at each endpoint; ENDPOINT=sign-in measures only that one. Needs a build: npm run build.`);

const CALLS = Number(process.env.CALLS ?? 200);
const MAX_DIFFERENCE_MS = 3;
const LEAST_P = 0.01;
const WARM_UP = 20;

const { shop, baseUrl, headers, close } = await openBuiltShop('enumeration');

const address = () => `${randomUUID().slice(0, 13)}@example.fi`;

/** `status`: of the response, the same for every address. */
type Endpoint = { path: string; status: number; fields: () => Record<string, string> };

/** One submitted form: time until the whole response, the share of hashing, and the message. */
async function press({ path, status }: Endpoint, fields: Record<string, string>) {
  const started = performance.now();
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: headers(),
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const body = await response.text();
  const ms = performance.now() - started;
  if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${body.slice(0, 200)}`);
  const hashMs = Number(/hash;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 0);
  // the page echoes the address, and has a nonce, a time and a stamp of its own
  const said = body
    .replaceAll(fields.email ?? '', 'ADDRESS')
    .replaceAll(/nonce="[^"]*"|\b1\d{12}\b|\b[a-z0-9]{8}\.[\w-]{22}(?![\w-])/g, '');
  return { ms, hashMs, said };
}

// forms that have been open for a while
const opened = createFormStamps({ settings: shop.settings, now: () => new Date(Date.now() - 60_000) });

const ENDPOINTS: Record<string, Endpoint> = {
  'sign-in': { path: '/kirjaudu', status: 400, fields: () => ({ intent: 'password', password: 'jokin aivan muu 5' }) },
  'sign-up': {
    path: '/luo-tili',
    status: 200,
    fields: () => ({
      firstname: 'Aino',
      lastname: 'Virtanen',
      password: 'hauki on kala 7',
      website: '',
      stamp: opened.stamp(),
    }),
  },
  'link by mail': { path: '/kirjaudu', status: 200, fields: () => ({ intent: 'link' }) },
  'code of a mail': { path: '/kirjaudu', status: 400, fields: () => ({ intent: 'code', code: '123456' }) },
  reset: { path: '/unohditko-salasanasi', status: 200, fields: () => ({}) },
};

let isClosed = true;
for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
  if (process.env.ENDPOINT && process.env.ENDPOINT !== name) continue;
  process.stderr.write(`  ${name}\n`);
  const known: string[] = [];
  for (let made = 0; made < CALLS + WARM_UP; made++) known.push((await makeCustomer(shop, { email: address() })).email);
  const calls = [
    ...known.slice(0, CALLS).map((email) => ({ email, isKnown: true })),
    ...Array.from({ length: CALLS }, () => ({ email: address(), isKnown: false })),
  ];
  for (let at = calls.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [calls[at], calls[other]] = [calls[other] as (typeof calls)[0], calls[at] as (typeof calls)[0]];
  }
  for (const email of known.slice(CALLS)) await press(endpoint, { ...endpoint.fields(), email });
  const times = { known: [] as number[], unknown: [] as number[] };
  const rest = { known: [] as number[], unknown: [] as number[] };
  const said = new Map<string, Set<boolean>>();
  for (const { email, isKnown } of calls) {
    const response = await press(endpoint, { ...endpoint.fields(), email });
    const kind = isKnown ? 'known' : 'unknown';
    times[kind].push(response.ms);
    rest[kind].push(response.ms - response.hashMs);
    said.set(response.said, (said.get(response.said) ?? new Set()).add(isKnown));
  }
  const median = (of: number[]) => percentile(of, 0.5);
  const half = (of: number[], odd: number) => of.filter((_, at) => at % 2 === odd);
  const difference = Math.abs(median(times.known) - median(times.unknown));
  const p = rankTest(times.known, times.unknown);
  const sameBody = said.size === 1;
  const ok = difference <= MAX_DIFFERENCE_MS && p > LEAST_P && sameBody;
  isClosed &&= ok;
  figure(`${name}: difference of medians`, difference, 'ms', {
    database: shop.db.kind,
    calls: CALLS,
    knownMs: Number(median(times.known).toFixed(2)),
    unknownMs: Number(median(times.unknown).toFixed(2)),
    p: Number(p.toPrecision(3)),
    // between two halves of the same kind: where this is not small, the machine is too busy to measure on
    noiseMs: Number(Math.abs(median(half(times.unknown, 0)) - median(half(times.unknown, 1))).toFixed(2)),
    // with the hashing taken out, as the demo's Server-Timing lets anybody do
    differenceWithoutHashMs: Number(Math.abs(median(rest.known) - median(rest.unknown)).toFixed(2)),
    pWithoutHash: Number(rankTest(rest.known, rest.unknown).toPrecision(3)),
    p95WithoutHashMs: Number(percentile([...rest.known, ...rest.unknown], 0.95).toFixed(1)),
    differentBodies: said.size,
    sameBody,
    ok,
  });
}

await close();
process.exit(isClosed ? 0 : 1);
