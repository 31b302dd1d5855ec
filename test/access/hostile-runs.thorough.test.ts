import { expect, test } from 'vitest';
import { endpointRows } from './endpoint-rows.ts';
import { matrixShop, ORIGIN } from './matrix-shop.ts';
import { pageRows } from './page-rows.ts';

/** CPU limit of a request. A quadratic parser needs 1.4 s for the longest run, a linear one 30 ms. */
const MOST_MS = 400;
/** A collection of garbage delays one request, a quadratic parser each of them. */
const MOST_TRIES = 3;
const PATIENCE_MS = 180_000;

/** Characters that separate, repeat or end a value. */
const SIGNS = [' ', ',', ';', '"', '=', ', ', '/', '1', '%'];

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'forwarded', 'if-none-match'],
  ...['if-modified-since', 'origin', 'range', 'referer', 'user-agent', 'x-forwarded-for', 'x-request-id'],
  ...['x-algolia-api-key', 'sec-fetch-site'],
];
const COOKIES = ['i18n_redirected', 'consent', 'tieva.session_token', 'order_1000012', 'quote_T1', 'wish_added'];
/** A cookie ends at a semicolon. */
const COOKIE_SIGNS = SIGNS.filter((sign) => !sign.includes(';'));
const PARAMETERS = [
  ...['q', 'koodi', 'sku', 'skus', 'page', 'from', 'sort', 'min', 'max', 'cat', 'ajoneuvo', 'attr', 'brand', 'locale'],
  ...['c', 't', 'code', 'state', 'next', 'order_id', 'tarjous', 'tilaus', 'token', 'postcode', 'method', '_routes'],
];
const FIELDS = [
  ...['email', 'password', 'firstname', 'lastname', 'name', 'phone', 'message', 'code', 'company', 'street', 'city'],
  ...['postcode', 'amount', 'tracking', 'reason', 'next', 'stamp', 'sku', 'form', 'act', 'intent', 'birthday'],
];

type Ask = (what: string, path: string, init: RequestInit) => Promise<void>;

/** A run of each character with letters between the runs, so that the end of a run does not end the search for a separator. */
const runs = (length: number, signs = SIGNS) => signs.map((sign) => `a${sign.repeat(length)}b`).join('');

/** The same body with a run in the place of each text. */
function withRuns(body: unknown, text: string): unknown {
  if (typeof body === 'string') return text;
  if (Array.isArray(body)) return body.map((one) => withRuns(one, text));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withRuns(value, text)]));
}

/** CPU milliseconds of this thread for a response. */
async function cpuOf(work: () => Response | Promise<Response>): Promise<number> {
  const before = process.threadCpuUsage();
  await (await work()).arrayBuffer().catch(() => null);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test(
  'no endpoint takes long over runs of separators in headers, cookies, parameters, paths and bodies',
  async () => {
    const { freshApp, people, pages } = await matrixShop();
    const things = await people.thingsFor('A');
    const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    const slow: string[] = [];
    // own limit counters for each kind of request, so that none is rejected unread
    const asking = (kind: string) => {
      const app = freshApp();
      return async (what: string, path: string, init: RequestInit) => {
        let ms = Number.POSITIVE_INFINITY;
        for (let tries = 0; ms > MOST_MS && tries < MOST_TRIES; tries++)
          ms = Math.min(ms, await cpuOf(() => app.request(new URL(path, ORIGIN), init)));
        if (ms > MOST_MS) slow.push(`${what}, ${kind}: ${Math.round(ms)} ms`);
      };
    };
    const [inHeaders, inParameters, inPaths, inBodies] = ['headers', 'parameters', 'path', 'body'].map(asking) as [
      Ask,
      Ask,
      Ask,
      Ask,
    ];
    const headers = new Headers(HEADERS.map((name): [string, string] => [name, runs(60_000)]));
    headers.set('cookie', COOKIES.map((name) => `${name}=${runs(20_000, COOKIE_SIGNS)}`).join('; '));
    const query = new URLSearchParams(PARAMETERS.map((name) => [name, runs(2000)]));
    const form = new URLSearchParams(FIELDS.map((name) => [name, runs(700)]));
    // each is refused over 256 KB
    const text = runs(20_000);

    // a project's path leads to the same handlers as /functions
    for (const [endpoint, row] of Object.entries(endpointRows).filter(([endpoint]) => !endpoint.includes(':project'))) {
      const [method = 'GET'] = endpoint.split(' ');
      const { path, body, headers: sent } = row.request(things);
      const bare = path.split('?')[0] ?? path;
      const given = typeof body === 'object' ? JSON.stringify(body) : (body ?? null);
      await inHeaders(endpoint, path, { method, headers, body: method === 'GET' ? null : given });
      await inParameters(endpoint, `${bare}?${query}`, { method, headers: { ...sent, ...own } });
      if (typeof body !== 'object') continue;
      const json = { ...sent, ...own, 'content-type': 'application/json' };
      await inBodies(endpoint, path, { method, headers: json, body: JSON.stringify(withRuns(body, text)) });
    }
    for (const row of Object.values(pageRows)) {
      const path = row.path(things);
      const bare = path.split('?')[0] ?? path;
      await inHeaders(path, path, { headers });
      await inParameters(path, `${bare}?${query}`, { headers: own });
      await inPaths(path, `${bare === '/' ? '' : bare}/x${runs(4000).replaceAll('%', '%25')}`, { headers: own });
    }
    for (const { path, hasAction } of pages) {
      const at = hasAction && pageRows[path]?.path(things);
      if (at) await inBodies(`form of ${at}`, at, { method: 'POST', headers: own, body: form });
    }
    expect(slow).toEqual([]);
  },
  PATIENCE_MS,
);
