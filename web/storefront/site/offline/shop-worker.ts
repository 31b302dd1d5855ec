/** The build that the worker belongs to, as the server writes it into `/sw.js`. */
export type WorkerBuild = { id: string; pages: { fi: string; en: string }; files: readonly string[] };

/** Endpoints, and pages whose guard reads the browser's own request headers. */
const LEFT_ALONE =
  /^(\/en)?\/(kassa|kirjaudu|_auth|api|data|documents|feeds|functions|mailbox|oidc|payments|pictures|simulator)(\/|$)|\.\w+$/;
/** Statuses of a proxy while the shop restarts. */
const UNREACHED = [502, 504];

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
export type Fetched = {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The parts of the service worker scope that are used here. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Fetched['request']) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  claim: () => Promise<void>;
  /** Disables navigation preload. */
  stopPreloads: () => Promise<void>;
};

/**
 * Caches one offline page per language with its styles, fonts and script, and serves it when a page cannot be
 * fetched. Caches nothing else: pages always come from the network, so nothing personal is stored and nothing is out
 * of date.
 */
export function shopWorker(build: WorkerBuild, world: WorkerWorld) {
  const { caches } = world;
  const name = `shop-${build.id}`;
  const pages = Object.values(build.pages);

  async function keep() {
    const cache = await caches.open(name);
    // fetch pages again; files with a hash in their name may come from the HTTP cache
    await cache.addAll([...pages.map((page) => new Request(page, { cache: 'reload' })), ...build.files]);
    await world.skipWaiting();
  }

  async function takeOver() {
    const old = (await caches.keys()).filter((key) => key.startsWith('shop-') && key !== name);
    await Promise.all(old.map((key) => caches.delete(key)));
    // earlier builds enabled preload, which requested ignored pages twice and so consumed one-time links
    await world.stopPreloads();
    await world.claim();
  }

  async function kept(pathname: string): Promise<Response> {
    const page = /^\/en(\/|$)/.test(pathname) ? build.pages.en : build.pages.fi;
    return (await caches.match(page)) ?? Response.error();
  }

  async function page(event: Fetched, pathname: string): Promise<Response> {
    try {
      const answer = await world.fetch(event.request);
      return UNREACHED.includes(answer.status) ? await kept(pathname) : answer;
    } catch {
      return kept(pathname);
    }
  }

  return {
    install: (event: Extendable) => event.waitUntil(keep()),
    activate: (event: Extendable) => event.waitUntil(takeOver()),
    fetch(event: Fetched) {
      const { request } = event;
      if (request.method !== 'GET') return;
      const { pathname } = new URL(request.url);
      if (request.mode === 'navigate') {
        if (!LEFT_ALONE.test(pathname)) event.respondWith(page(event, pathname));
      } else if (build.files.includes(pathname)) {
        event.respondWith(caches.match(pathname).then((file) => file ?? world.fetch(request)));
      }
    },
  };
}
