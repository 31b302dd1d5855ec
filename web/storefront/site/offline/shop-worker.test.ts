import { beforeEach, expect, test } from 'vitest';
import { type Fetched, shopWorker } from './shop-worker.ts';

const pages = { fi: '/ei-yhteytta', en: '/en/ei-yhteytta' };
const files = ['/assets/app.css', '/assets/offline.js'];

let kept: Map<string, Map<string, string>>;
let network: (url: string) => Promise<Response>;
let done: string[];

const pathOf = (request: RequestInfo | URL) =>
  request instanceof Request ? new URL(request.url).pathname : String(request);

/** A fake cache and a network with these responses. */
const caches = {
  open: async (name: string) => ({
    addAll: async (requests: RequestInfo[]) => {
      const cache = new Map<string, string>();
      for (const request of requests) cache.set(pathOf(request), await (await network(pathOf(request))).text());
      kept.set(name, cache);
    },
  }),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (path: string) => {
    for (const cache of kept.values()) if (cache.has(path)) return new Response(cache.get(path));
    return undefined;
  },
} as unknown as CacheStorage;

function worker(id: string) {
  const made = shopWorker(
    { id, pages, files },
    {
      caches,
      fetch: ({ url }) => network(new URL(url).pathname),
      skipWaiting: async () => void done.push('skipped'),
      claim: async () => void done.push('claimed'),
      stopPreloads: async () => void done.push('no preloads'),
    },
  );
  const waited = async (act: typeof made.install) => {
    let work: Promise<unknown> = Promise.resolve();
    act({
      waitUntil: (promise) => {
        work = promise;
      },
    });
    await work;
  };
  return { ...made, installed: () => waited(made.install), activated: () => waited(made.activate) };
}

/** The worker's response; null when it leaves the request to the browser. */
async function answerTo(shop: ReturnType<typeof worker>, path: string, request: Partial<Fetched['request']> = {}) {
  let answer: Promise<Response> | null = null;
  shop.fetch({
    request: { url: `https://shop.test${path}`, method: 'GET', mode: 'navigate', ...request },
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer === null ? null : (await (answer as Promise<Response>)).text();
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'https://shop.test') : input, init);
    }
  };
  kept = new Map();
  done = [];
  network = async (path) => new Response(`network ${path}`);
});

test('caches page and files of a new build, requests pages once and replaces the old worker', async () => {
  await worker('a').installed();
  kept.set('somebody-elses', new Map());
  const next = worker('b');
  await next.installed();
  expect([...kept.keys()]).toEqual(['shop-a', 'somebody-elses', 'shop-b']);
  expect([...(kept.get('shop-b')?.keys() ?? [])]).toEqual([pages.fi, pages.en, ...files]);
  await next.activated();
  expect([...kept.keys()]).toEqual(['somebody-elses', 'shop-b']);
  expect(done).toEqual(['skipped', 'skipped', 'no preloads', 'claimed']);
});

test('fetches pages from the network and caches none', async () => {
  const shop = worker('a');
  await shop.installed();
  const before = JSON.stringify([...(kept.get('shop-a') ?? [])]);
  expect(await answerTo(shop, '/category')).toBe('network /category');
  expect(await answerTo(shop, '/oma-tili/yhteenveto')).toBe('network /oma-tili/yhteenveto');
  expect(JSON.stringify([...(kept.get('shop-a') ?? [])])).toBe(before);
});

test('shows the cached page of the language without a connection and when a proxy reports the shop down', async () => {
  const shop = worker('a');
  await shop.installed();
  network = cut;
  expect(await answerTo(shop, '/category')).toBe('network /ei-yhteytta');
  expect(await answerTo(shop, '/en')).toBe('network /en/ei-yhteytta');
  expect(await answerTo(shop, '/en/ostoskori')).toBe('network /en/ei-yhteytta');
  expect(await answerTo(shop, '/english-oil')).toBe('network /ei-yhteytta');
  network = async () => new Response('Bad Gateway', { status: 502 });
  expect(await answerTo(shop, '/')).toBe('network /ei-yhteytta');
  network = async () => new Response('Jotain meni pieleen', { status: 500 });
  expect(await answerTo(shop, '/')).toBe('Jotain meni pieleen');
});

test('serves the files of the cached page and leaves others to the browser', async () => {
  const shop = worker('a');
  await shop.installed();
  network = cut;
  expect(await answerTo(shop, '/assets/app.css', { mode: 'no-cors' })).toBe('network /assets/app.css');
  expect(await answerTo(shop, '/assets/other.js', { mode: 'cors' })).toBeNull();
});

test.each(['/kassa', '/en/kassa', '/kirjaudu', '/_auth/verify', '/api/session', '/tilaus/x/kuitti.pdf', '/payments/x'])(
  '%s is left to the browser',
  async (path) => {
    expect(await answerTo(worker('a'), path)).toBeNull();
  },
);

test('leaves posted forms to the browser', async () => {
  expect(await answerTo(worker('a'), '/ota-yhteytta', { method: 'POST' })).toBeNull();
});
