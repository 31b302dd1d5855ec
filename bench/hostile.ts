/**
 * Processor time of requests with a long run of one sign in a header or parameter, beside the same requests with letters
 * of equal length. Fails when one takes more than three times as long (shorter times count as 2 ms).
 */
import { randomInt } from 'node:crypto';
import { createApp } from '../backend/entrypoints/http/app.ts';
import { createPageCache } from '../backend/platform/cache/service.ts';
import { openBuiltShop } from './built-shop.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Runs of spaces, commas, semicolons and quotes in headers and parameters: processor time beside letters.
  npm run bench -- hostile
Needs a build: npm run build.`);

const MOST = 3;
const FLOOR_MS = 2;
/** Method, address and headers have 16 KB together; the limits of single headers are shorter and not applied here. */
const LENGTH = 12_000;
const TRIES = 3;
const MORE_TRIES = 10;

const SIGNS = [' ', ',', ';', '"'];
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'forwarded', 'origin'],
  ...['if-none-match', 'if-modified-since', 'range', 'referer', 'user-agent', 'x-forwarded-for', 'x-request-id'],
];
const PARAMETERS = ['q', 'sku', 'page', 'attr', 'koodi', 'next', '_routes'];
const ROUTES = [
  ...['/', '/category', '/category.data', '/haku', '/product/x', '/cms/x', '/uutiset-ja-artikkelit', '/varaosahaku'],
  ...['/kirjaudu', '/kassa', '/ostoskori', '/kiitos', '/oma-tili/tilaukset', '/vertailu', '/tarjouskori', '/evasteet'],
  ...['/sitemap.xml', '/llms.txt', '/uutiset-ja-artikkelit/rss.xml', '/feeds/google-fi.xml', '/api/session'],
  ...['/api/session/token', '/data/catalog/cards.json', '/functions/campaign-getCartRuleDetailsV2', '/ei-ole'],
];

const { shop, close } = await openBuiltShop('hostile');
const build = await import(new URL('../build/server/index.js', import.meta.url).href);
const pageCache = createPageCache(shop, 64 * 1024 * 1024);
const app = createApp({ shop, clientFolder: 'build/client', loadBuild: async () => build, pageCache });

/** Another visitor each time: no limit refuses a request unread. */
const visitor = () => ({
  incoming: { socket: { remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`, remotePort: 1 } },
});

/** CPU milliseconds of all threads for a response. */
async function cpuOf(make: () => Request): Promise<number> {
  const request = make();
  const before = process.cpuUsage();
  await (await app.request(request, undefined, visitor())).arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The minimum of several: other work of the process does not count. */
async function leastOf(tries: number, make: () => Request): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries; n++) least = Math.min(least, await cpuOf(make));
  return least;
}

type Reader = (route: string, text: string) => Request;
const readers: [name: string, make: Reader][] = [
  ...HEADERS.map((name): [string, Reader] => [
    name,
    (route, text) => new Request(`http://shop.test${route}`, { headers: { [name]: text } }),
  ]),
  ...PARAMETERS.map((name): [string, Reader] => [
    `?${name}`,
    (route, text) => new Request(`http://shop.test${route}?${new URLSearchParams({ [name]: text })}`),
  ]),
];

for (const route of ROUTES) await leastOf(TRIES, () => new Request(`http://shop.test${route}`));
const found: { input: string; ratio: number; ms: number; harmless: number }[] = [];
for (const route of ROUTES) {
  process.stderr.write(`${route}\n`);
  for (const [name, make] of readers) {
    const harmless = await leastOf(TRIES, () => make(route, `a${'a'.repeat(LENGTH)}b`));
    const allowed = MOST * Math.max(harmless, FLOOR_MS);
    for (const sign of SIGNS) {
      const hostile = () => make(route, `a${sign.repeat(LENGTH)}b`);
      let ms = await leastOf(TRIES, hostile);
      if (ms > allowed) ms = Math.min(ms, await leastOf(MORE_TRIES, hostile));
      const input = `${route} ${name} "${sign}"`;
      found.push({ input, ms, harmless, ratio: Math.max(ms, FLOOR_MS) / Math.max(harmless, FLOOR_MS) });
    }
  }
}
await close();

const ratios = found.map(({ ratio }) => ratio);
const [worst] = found.toSorted((a, b) => b.ratio - a.ratio);
figure('hostile: median of the times beside letters', percentile(ratios, 0.5), '×', { inputs: found.length });
figure('hostile: worst of the times beside letters', worst?.ratio ?? 0, '×', { ...worst, inputs: found.length });
figure('hostile: longest', Math.max(...found.map(({ ms }) => ms)), 'ms');
process.exit((worst?.ratio ?? 0) > MOST ? 1 : 0);
