/** What the server tells the worker of the build it belongs to (backend/platform/http-kit/builds.ts). */
export type WorkerBuild = { id: string; pages: { fi: string; en: string }; files: readonly string[] };

/** Doors that are no pages, and pages whose guard looks at how the browser itself asked. */
const LEFT_ALONE =
  /^(\/en)?\/(kassa|kirjaudu|_auth|api|data|documents|feeds|functions|mailbox|oidc|payments|pictures|simulator)(\/|$)|\.\w+$/;
/** A proxy's own words while the shop behind it starts again. */
const UNREACHED = [502, 504];

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
export type Fetched = {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The parts of a service worker's world that are used here. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Fetched['request']) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  claim: () => Promise<void>;
  /** The browser asks for no page ahead of the worker. */
  stopPreloads: () => Promise<void>;
};

/**
 * Keeps one page per language with its styles, fonts and script, and shows it where a page cannot be had. Nothing else is
 * kept: pages come from the network, so nothing personal is stored and no page is ever out of date.
 */
export function shopWorker(build: WorkerBuild, world: WorkerWorld) {
  const { caches } = world;
  const name = `shop-${build.id}`;
  const pages = Object.values(build.pages);

  async function keep() {
    const cache = await caches.open(name);
    // pages anew; what carries a hash or never changes may come from the browser's own cache
    await cache.addAll([...pages.map((page) => new Request(page, { cache: 'reload' })), ...build.files]);
    await world.skipWaiting();
  }

  async function takeOver() {
    const old = (await caches.keys()).filter((key) => key.startsWith('shop-') && key !== name);
    await Promise.all(old.map((key) => caches.delete(key)));
    // earlier builds turned it on: what is left to the browser was asked twice, links that work once too
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
